import pg from 'pg'

/** Moments are whole milliseconds: they fit a number. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
