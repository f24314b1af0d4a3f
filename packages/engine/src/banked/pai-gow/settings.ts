import { type Card, JOKER, rankOf } from '../../cards/card.ts'
import type { PaiGowRanking } from '../../ranking/pai-gow.ts'
import type { TwoHandSetting } from './two-hands.ts'

/** A setting with what its two hands are worth. */
export interface RankedSetting extends TwoHandSetting {
  readonly frontRank: number
  readonly backRank: number
}

/** The cards of a hand with two of them taken to the front; all stay in the order in which they were dealt. */
export function settingOf(cards: readonly Card[], front: readonly Card[]): TwoHandSetting {
  const left = [...front]
  const taken = cards.map(card => {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
  return { front: cards.filter((_, i) => taken[i]), back: cards.filter((_, i) => !taken[i]) }
}

/** A setting with the ranks of its two hands. */
export function ranked(setting: TwoHandSetting, ranking: PaiGowRanking): RankedSetting {
  const { front, back } = setting
  const [a, b] = front
  const frontRank = front.length === 2 ? ranking.rankTwo(a!, b!) : ranking.rank(front)
  return { front, back, frontRank, backRank: ranking.rank(back) }
}

/** The two-card hand may not outrank the five-card hand; of equal cards the five have more. */
export const isFoul = ({ frontRank, backRank }: RankedSetting): boolean => frontRank > backRank

export const ACE = 12

/** The rank of a card, a joker's as an ace. */
export const rankWithJoker = (card: Card): number => (card === JOKER ? ACE : rankOf(card))
