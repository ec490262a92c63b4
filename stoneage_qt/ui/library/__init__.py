"""The library: saved games, statistics, and all dice ever thrown."""
