import type { Script } from '../../round/script.ts'
import type { Cite } from '../../rules/cite.ts'
import type { PokerHand } from '../hand/hand.ts'
import type { Street } from '../rules/rules.ts'
import { BoardCards, burn, dealCardTo, recipients } from './cards.ts'

/** Whether the deck has too few cards to deal one to everybody on this street. */
export const runsShort = (hand: PokerHand, { each, burn: burns }: Street): boolean =>
  each !== undefined && hand.stock.left < (burns ? 1 : 0) + recipients(hand).length

/**
 * Deals the deck down to its last card, scrambles that with the burns, burns one and deals on. If even that
 * is not enough, one card is turned up for all who lack a card.
 */
export function* dealShort(hand: PokerHand, { each: [lie = 'down'] = [] }: Street, cite: Cite): Script {
  const { stock, muck, rulings, dealer } = hand
  if (stock.left > 1) yield* burn(hand)
  const players = recipients(hand)
  const enough = stock.left - 1 + muck.burns >= players.length
  const before = players.slice(0, stock.left - 1)
  for (const player of before) yield* dealCardTo(hand, player, lie)
  rulings.found('deck-runs-out', cite)
  yield* dealer.reshuffle(muck.takeBurns())
  yield* burn(hand)
  if (enough) for (const player of players.slice(before.length)) yield* dealCardTo(hand, player, lie)
  else yield new BoardCards(hand, 1, ['board'])
}
