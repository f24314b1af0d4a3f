import type { Cents } from '../../money/cents.ts'
import type { ChipAccount } from '../../money/chips.ts'
import type { Cite } from '../../rules/cite.ts'

/** Winning wagers that were removed, by account: each is paid the table's minimum. */
export type RemovedWagers = Map<ChipAccount, { readonly minimum: Cents; readonly rule: Cite }>
