import { type Card, JOKER, rankOf } from '../cards/card.ts'
import { aroundFrom, leftOf } from '../round/around.ts'
import type { Seat } from '../round/awaiting.ts'
import type { FirstAction } from './rules.ts'

type FirstActionByCard = Extract<FirstAction, { by: 'card' }>
type FirstActionByDice = Extract<FirstAction, { by: 'dice' }>

/** The places of a table in the order in which a card or the dice count them off. */
function counted(rule: FirstActionByCard, bank: Seat, places: number): Seat[] {
  const first = { 'house-dealers-left': 1, 'left-of-bank': leftOf(bank, places), bank }[rule.from]
  return aroundFrom(first, places).filter(seat => rule.countsBank || seat !== bank)
}

export function countOf(card: Card, rule: FirstActionByCard): number {
  const rank = rankOf(card)
  if (card === JOKER) return rule.joker ?? 1
  if (rank === 12) return rule.ace
  return rule.faces === 'ten' && rank > 8 ? 10 : rank + 2
}

/** Where the action button comes to lie when a card is counted off. */
export function buttonByCard(rule: FirstActionByCard, card: Card, bank: Seat, places: number): Seat {
  const seats = counted(rule, bank, places)
  return seats[(countOf(card, rule) - 1) % seats.length]!
}

/** The place that dice name: the player-dealer stands at the first of its totals. */
export function placeByDice(
  rule: FirstActionByDice,
  dice: readonly number[],
  bank: Seat,
  places: number,
): Seat {
  const total = dice.reduce((sum, die) => sum + die, 0)
  return aroundFrom(bank, places)[(((total - rule.bankAt[0]!) % places) + places) % places]!
}

/** Where the action button comes to lie when dice name a place. */
export function buttonByDice(
  passedTo: FirstActionByDice['passedTo'],
  named: Seat,
  bank: Seat,
  places: number,
): Seat {
  if (named !== bank) return named
  return passedTo === 'left-of-bank' ? leftOf(bank, places) : places
}
