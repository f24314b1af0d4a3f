import { CARD_SPACE, type Card, parseCard } from '../../cards/card.ts'
import type { Seat } from '../../round/awaiting.ts'
import type { View } from '../../round/view.ts'
import { type Meld, meldedBy, type PanHolding } from '../melds/holding.ts'

/** What a player sees of the table, as far as decisions need it. */
export interface PanTableSeen {
  readonly me: PanHolding
  /** Those who still play, the next one first. */
  readonly others: readonly Rival[]
  /** How many of each card have not been seen. */
  readonly unseen: Uint8Array
  readonly option: Card | undefined
  /** The unused card of the turn. */
  readonly drawn: Card | undefined
}

export interface Rival {
  readonly seat: Seat
  readonly melds: readonly Meld[]
  /** Cards that are still hidden. */
  readonly held: number
  readonly melded: number
}

const known = (names: readonly string[]): Card[] =>
  names.flatMap(name => {
    const card = parseCard(name)
    return card === undefined || card >= 52 ? [] : [card]
  })

/** What a seat of Pan knows of the cards. */
export function panTableSeenBy(view: View, seat: Seat, copies: number): PanTableSeen {
  const unseen = new Uint8Array(CARD_SPACE).fill(copies)
  for (const pile of view.piles) for (const card of known(pile.cards)) if (unseen[card]! > 0) unseen[card]!--
  const me = holdingSeen(view, seat)
  // The next player has the next lower number.
  const seats = view.seats.map(one => one.seat).sort((a, b) => b - a)
  const at = seats.indexOf(seat)
  const order = [...seats.slice(at + 1), ...seats.slice(0, at)]
  const others = order.flatMap((other): Rival[] => {
    const pile = view.piles.find(one => one.place === String(other) && one.hand === undefined)
    if (!pile || pile.state !== undefined) return []
    const holding = holdingSeen(view, other)
    return [{ seat: other, melds: holding.melds, melded: meldedBy(holding), held: pile.cards.length }]
  })
  const top = (place: string) =>
    known(view.piles.find(pile => pile.place === place)?.cards.slice(-1) ?? [])[0]
  return { me, others, unseen, option: top('discards'), drawn: top('drawn') }
}

function holdingSeen(view: View, seat: Seat): PanHolding {
  const holding: PanHolding = { hand: [], melds: [] }
  for (const { place, hand, cards } of view.piles) {
    if (place !== String(seat)) continue
    if (hand === undefined) holding.hand.push(...known(cards))
    else holding.melds.push({ cards: known(cards), borrowed: [], collected: 0 })
  }
  return holding
}
