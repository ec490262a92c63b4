"""Players that choose an action from what their seat may see, and the arena for them."""

import os

# The nets are small: threads of the linear algebra library would only spin and steal time
# from the window and from each other. It reads this when numpy is first imported.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
