"""Figures of speed, each as a ratio to a known yardstick measured in the same run."""
