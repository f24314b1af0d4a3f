import { type Card, JOKER, rankOf } from '../../cards/card.ts'
import type { HandSentences } from '../../ranking/sentences.ts'
import { type Saying, sayer } from '../../say/saying.ts'
import type { BankChart, NaturalRule, OverRule, PlayerChart } from './rules.ts'

const say = sayer<HandSentences>()

const ACE = 12

/** What a hand counts. */
export interface HandCount {
  /** A natural may count 21½. */
  readonly points: number
  /** An ace counts eleven. */
  readonly soft: boolean
  readonly natural: boolean
  readonly over: boolean
}

/** What an ace and a ten-value card in two cards are. */
export type AceAndTen = 'natural' | 'as-high-as-a-natural' | '21'

/** Ace one, tens and faces ten; a joker has no points of its own. */
export const pointsOf = (card: Card): number => {
  const rank = rankOf(card)
  return rank === ACE ? 1 : rank > 7 ? 10 : rank + 2
}

export const isAce = (card: Card): boolean => rankOf(card) === ACE
export const isTen = (card: Card): boolean => card < JOKER && pointsOf(card) === 10

/** What the cards of a hand come to. */
export function countHand(
  cards: readonly Card[],
  rules: { readonly natural: NaturalRule; readonly over: OverRule },
  aceAndTen: AceAndTen,
): HandCount {
  const { natural, over } = rules
  let points = 0
  let aces = 0
  let jokers = 0
  for (const card of cards) {
    if (card === JOKER) jokers++
    else points += pointsOf(card)
    if (isAce(card)) aces++
  }
  if (jokers > 0) {
    return cards.length === 2 && jokers === 2 && natural.of === 'two-jokers'
      ? { points: natural.points, soft: false, natural: true, over: false }
      : { points: 21, soft: false, natural: false, over: false }
  }
  if (cards.length === 2 && aces === 1 && points === 11 && natural.of === 'ace-and-ten') {
    if (aceAndTen !== '21') {
      return { points: natural.points, soft: true, natural: aceAndTen === 'natural', over: false }
    }
  }
  const soft = aces > 0 && points + 10 <= over.above
  const total = soft ? points + 10 : points
  return { points: total, soft, natural: false, over: total > over.above }
}

export function valueName(
  { natural: isNatural, points, soft, over }: HandCount,
  natural: NaturalRule,
): Saying {
  if (isNatural) return say('natural-hand', { name: natural.name })
  if (over) return say('hand-total-over', { points })
  return say(soft && points < 21 ? 'soft-hand-total' : 'hand-total', { points })
}

/** What the chart leaves to a player: nothing but standing, nothing but a card, or the choice. */
export function chartedMove(value: HandCount, chart: PlayerChart): 'stand' | 'hit' | 'choice' {
  const { mustStand, mustHit } = chart
  const stands = value.soft ? mustStand.soft : mustStand.hard
  if (value.natural || (stands !== undefined && value.points >= stands)) return 'stand'
  return mustHit && value.points <= mustHit.upTo ? 'hit' : 'choice'
}

/** The player-dealer has no choice at all. */
export const bankDraws = (value: HandCount, chart: BankChart): boolean =>
  !value.natural && value.points <= (value.soft ? chart.soft : chart.hard)
