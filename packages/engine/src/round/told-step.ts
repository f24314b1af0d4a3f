import type { Cite } from '../rules/cite.ts'
import type { Saying } from '../say/saying.ts'

/** Something that the house dealer hears at a real table, with the lines that it rests on. */
export interface ToldStep {
  readonly saying: Saying
  readonly cite?: Cite
}
