"""The rules of the table, one file each: type, faults; what a step compares by is a measure."""
