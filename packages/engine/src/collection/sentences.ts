import type { Cents } from '../money/cents.ts'
import type { Nothing, Saying } from '../say/saying.ts'

/** The sentences about fees and schedule options. */
export interface FeeSentences {
  /** From one number to another; a missing end is open. */
  'count-span': { from?: number | undefined; to?: number | undefined }
  'money-span': { from?: Cents | undefined; to?: Cents | undefined }
  /** The numbers of a document's options, `1` to `65`, and those that are no plain numbers, `25a`. */
  'option-numbers': { first: string; last: string; others: readonly string[] }
  'fee-in-no-row': { span: Saying }
  'fee-in-two-rows': { span: Saying }
  'fee-why-gap': Nothing
  'fee-why-overlap': Nothing
  'fee-why-time-taken': Nothing
  'fee-why-time-from': Nothing
}
