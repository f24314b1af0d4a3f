import type { Saying } from '../../say/saying.ts'

/** A saying in short form, for tests: `full-house K 5`. */
export const inShort = ({ say, values = {} }: Saying): string => [say, ...Object.values(values)].join(' ')
