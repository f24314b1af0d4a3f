import type { Saying } from '../../say/saying.ts'

/** A saying as a test reads it best: `full-house K 5`. */
export const inShort = ({ say, values = {} }: Saying): string => [say, ...Object.values(values)].join(' ')
