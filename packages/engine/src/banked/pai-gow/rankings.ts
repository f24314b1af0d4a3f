import type { JokerUse } from '../../ranking/high-rules.ts'
import { type PaiGowRanking, paiGowRanking } from '../../ranking/pai-gow.ts'
import { cachedNames } from '../../say/cached-names.ts'

const made = new Map<string, PaiGowRanking>()

/** A joker as filed; 5-4-3-2-A is the lowest straight, unless it is read as the second highest. */
export function rankingOf(joker: JokerUse, wheel: 'lowest' | 'second' = 'lowest'): PaiGowRanking {
  const key = `${joker} ${wheel}`
  let ranking = made.get(key)
  if (!ranking) {
    const plain = paiGowRanking({ joker, wheel })
    ranking = { ...plain, nameOf: cachedNames(plain.nameOf) }
    made.set(key, ranking)
  }
  return ranking
}
