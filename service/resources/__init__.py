"""The calls of the service, a module for each kind of thing they are about; views are named after their operationId."""
