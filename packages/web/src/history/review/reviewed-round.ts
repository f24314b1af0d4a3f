import type { Input, Library, RuleSet, View } from '@cardroom/engine'

/** The part of a replay that its review needs. */
export interface ReviewedRound {
  readonly rules: RuleSet
  readonly library: Library
  readonly record: Readonly<Record<string, unknown>>
  readonly inputs: readonly Input[]
  readonly steps: readonly { readonly taken: number; readonly view: View }[]
}

/** The last step before an input. */
export const stepBefore = ({ steps }: Pick<ReviewedRound, 'steps'>, input: number): number =>
  Math.max(
    0,
    steps.findLastIndex(({ taken }) => taken <= input),
  )
