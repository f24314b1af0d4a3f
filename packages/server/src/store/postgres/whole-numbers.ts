import pg from 'pg'

/** Reads BIGINT as a number: times are whole milliseconds. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
