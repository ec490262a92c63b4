"""The rules of Rise of the Inkas in our own words."""
