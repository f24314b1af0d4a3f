import type { Cents } from '../../money/cents.ts'
import type { Account } from '../../money/chips.ts'
import type { Cite } from '../../rules/cite.ts'

/** Winning wagers that were taken away, by who had made them: they are paid the table's minimum. */
export type Removed = Map<Account, { readonly minimum: Cents; readonly rule: Cite }>
