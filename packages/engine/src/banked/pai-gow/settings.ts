import { type Card, JOKER, rankOf } from '../../cards/card.ts'
import type { PaiGowRanking } from '../../ranking/index.ts'
import type { Setting } from './two-hands.ts'

/** A setting with what its two hands are worth. */
export interface Ranked extends Setting {
  readonly frontRank: number
  readonly backRank: number
}

/** The cards of a hand with two of them taken to the front; all stay in the order in which they were dealt. */
export function settingOf(cards: readonly Card[], front: readonly Card[]): Setting {
  const left = [...front]
  const taken = cards.map(card => {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
  return { front: cards.filter((_, i) => taken[i]), back: cards.filter((_, i) => !taken[i]) }
}

export function ranked(setting: Setting, ranking: PaiGowRanking): Ranked {
  const { front, back } = setting
  const [a, b] = front
  const frontRank = front.length === 2 ? ranking.rankTwo(a!, b!) : ranking.rank(front)
  return { front, back, frontRank, backRank: ranking.rank(back) }
}

/** The two-card hand may not outrank the five-card hand; of equal cards the five have more. */
export const isFoul = ({ frontRank, backRank }: Ranked): boolean => frontRank > backRank

/** Every way to set a hand that is not foul. */
export function settingsOf(cards: readonly Card[], ranking: PaiGowRanking): Ranked[] {
  return WAYS.map(({ front, back }) =>
    ranked({ front: front.map(i => cards[i]!), back: back.map(i => cards[i]!) }, ranking),
  ).filter(setting => !isFoul(setting))
}

const SEVEN = [0, 1, 2, 3, 4, 5, 6]

/** Which two of seven cards go in front. */
const WAYS = SEVEN.flatMap(a =>
  SEVEN.slice(a + 1).map(b => ({ front: [a, b], back: SEVEN.filter(i => i !== a && i !== b) })),
)

/** The highest front; of equal fronts the one with the higher back. */
export function highestFront(settings: readonly Ranked[]): Ranked | undefined {
  let best: Ranked | undefined
  for (const setting of settings) {
    const better =
      !best ||
      setting.frontRank > best.frontRank ||
      (setting.frontRank === best.frontRank && setting.backRank > best.backRank)
    if (better) best = setting
  }
  return best
}

export const ACE = 12

/** The rank of a card, a joker's as an ace. */
export const rankWithJoker = (card: Card): number => (card === JOKER ? ACE : rankOf(card))
