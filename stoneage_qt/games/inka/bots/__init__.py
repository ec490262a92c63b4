"""Players for Rise of the Inkas that choose an action from what their seat may see."""
