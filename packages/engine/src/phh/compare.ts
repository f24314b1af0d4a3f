import type { Library } from '../family/library.ts'
import { isRefusal, type Refusal } from '../say/refusal.ts'
import { readHistory } from './history.ts'
import { replay } from './replay.ts'

/** How a hand of a file compares with the engine's replay of it. */
export type HandCompared =
  /** `played`: the file gives nothing to compare with. */
  | { readonly outcome: 'agreed' }
  | { readonly outcome: 'played' }
  | {
      readonly outcome: 'differs'
      readonly what: string
      readonly said: readonly number[]
      readonly is: readonly number[]
    }
  | { readonly outcome: 'skipped'; readonly why: Refusal }

/** Replays a hand and compares the final stacks, or the winnings, where the file gives them. */
export function compareHand(value: unknown, library: Library): HandCompared {
  const history = readHistory(value)
  if (isRefusal(history)) return skipped(history)
  const played = replay(history, library)
  if (isRefusal(played)) return skipped(played)
  const { finishing, winnings } = history
  if (finishing) return compared('finishing_stacks', finishing, played.stacks)
  return winnings ? compared('winnings', winnings, played.winnings) : { outcome: 'played' }
}

const skipped = (why: Refusal): HandCompared => ({ outcome: 'skipped', why })

const compared = (what: string, said: readonly number[], is: readonly number[]): HandCompared =>
  said.length === is.length && said.every((n, i) => n === is[i])
    ? { outcome: 'agreed' }
    : { outcome: 'differs', what, said, is }
