"""The service: HTTP and the command line in, verdicts of the referee with their sentences out."""
