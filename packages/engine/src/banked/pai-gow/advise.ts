import { type Card, parseCard } from '../../cards/card.ts'
import { type Ask, deciderOf, type Move } from '../../round/awaiting.ts'
import type { View } from '../../round/view.ts'
import type { TwoHandSetting } from './two-hands.ts'

/** Asks for the house way, or sets by it where the filing does not let a player ask. */
export function adviseHouseWay(
  view: View,
  ask: Ask,
  houseWay: (cards: readonly Card[]) => TwoHandSetting,
): Move {
  const who = { kind: 'move', ...deciderOf(ask) } as const
  if (ask.options.some(option => option.move === 'house-way')) return { ...who, move: 'house-way' }
  const place = ask.seat === view.bank?.seat ? 'bank' : String(ask.seat)
  const cards = view.piles.find(pile => pile.place === place && pile.hand === undefined)!.cards
  return { ...who, move: 'set', cards: houseWay(cards.map(name => parseCard(name)!)).front }
}
