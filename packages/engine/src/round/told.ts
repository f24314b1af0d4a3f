import type { Cite } from '../rules/cite.ts'
import type { Saying } from '../say/saying.ts'

/** Something that the house dealer is told at a real table, and the lines that it rests on. */
export interface Told {
  readonly saying: Saying
  readonly cite?: Cite
}
