"""The Django house: one app a job, all of one shape, each importing only those below it."""
