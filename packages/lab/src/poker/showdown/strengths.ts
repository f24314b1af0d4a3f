import { eachHighRank, eachRankChoice } from '../../cards/frequencies.ts'
import type { Strengths } from '../../wasm/hand-strength.ts'
import { LOW_COUNT, lowsOfSets } from '../../wasm/lows.ts'

/** A whole pot on the scale of strengths. */
const WHOLE_POT = 2 ** 16 - 1
const RANKS = 2 ** 16
const SUIT_WAYS = [1, 4, 6, 4, 1]

/** The part of all others that each beats, ties counting half. */
function beatenShares(counts: Float64Array): Float64Array {
  const all = counts.reduce((sum, count) => sum + count, 0)
  let below = 0
  return counts.map(count => {
    below += count
    return (below - count / 2) / all
  })
}

/** What a final hand of seven cards gets against another, dealt at random: for a high game, or for high and low. */
export function strengthsOf(low: boolean): Strengths {
  const highs = new Float64Array(RANKS)
  eachHighRank(7, (rank, hands) => {
    highs[rank]! += hands
  })
  const high = beatenShares(highs)
  if (!low) return { high: Uint16Array.from(high, part => part * WHOLE_POT), low: undefined }

  const lows = new Float64Array(LOW_COUNT)
  const numbers = lowsOfSets()
  eachRankChoice(7, SUIT_WAYS, (counts, ways) => {
    lows[numbers[counts.reduce((set, count, rank) => (count > 0 ? set | (1 << rank) : set), 0)]!]! += ways
  })
  // where neither has a low, half of those hands win the other half of the pot with their high
  const half = (parts: Float64Array) => Uint16Array.from(parts, part => (part * WHOLE_POT) / 2)
  return { high: half(high), low: half(beatenShares(lows)) }
}
