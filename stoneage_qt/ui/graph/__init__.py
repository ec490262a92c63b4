"""Graphs: what they show as plain values, how they are painted, and the widget that holds one."""
