import type { Card } from '../../cards/card.ts'
import type { JokerUse } from '../../ranking/high-rules.ts'
import type { Seat } from '../../round/awaiting.ts'
import type { Readings } from '../../rules/readings.ts'
import { fortuneHands } from './fortune.ts'
import { rankingOf } from './rankings.ts'
import type { FortuneRow, FortuneRule, PaiGowPokerRules } from './rules.ts'

const JOKER_USES: readonly JokerUse[] = ['bug', 'wild']

/** Looks up the row of the Fortune table for a seat's cards, once. */
export function fortuneRows(
  fortune: FortuneRule,
  { joker }: PaiGowPokerRules,
  readings: Readings,
  cardsOf: (seat: Seat) => readonly Card[],
): (seat: Seat) => FortuneRow | undefined {
  const ranking = rankingOf(JOKER_USES.find(one => one === readings.fortuneJoker) ?? joker.is)
  const jokerInRoyalMatch = readings.royalMatchJoker !== 'natural'
  const known = new Map<Seat, { readonly row: FortuneRow | undefined }>()
  return seat => {
    const found = known.get(seat)
    if (found) return found.row
    const held = fortuneHands(cardsOf(seat), ranking, { jokerInRoyalMatch })
    const row = fortune.pays.find(one => held.has(one.hand))
    known.set(seat, { row })
    return row
  }
}
