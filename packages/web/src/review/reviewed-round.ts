import type { Input, Library, RuleSet, View } from '@cardroom/engine'

/** As much of a round that can be stepped through as its review needs. */
export interface ReviewedRound {
  readonly rules: RuleSet
  readonly library: Library
  readonly record: Readonly<Record<string, unknown>>
  readonly inputs: readonly Input[]
  readonly steps: readonly { readonly taken: number; readonly view: View }[]
}

/** The last step before an input: where it was still to come. */
export const stepBefore = ({ steps }: Pick<ReviewedRound, 'steps'>, input: number): number =>
  Math.max(
    0,
    steps.findLastIndex(({ taken }) => taken <= input),
  )
