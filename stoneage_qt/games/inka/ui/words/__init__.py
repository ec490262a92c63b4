"""What the window says about Rise of the Inkas. Contexts are named `Inka…`."""
