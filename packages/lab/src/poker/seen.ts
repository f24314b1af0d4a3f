import { type SeatSeen, type View, within } from '@cardroom/engine'
import { type Card, countsOf, nameOf, parseCard, UNKNOWN } from '@cardroom/engine/cards'
import type { PokerRules } from '@cardroom/engine/poker'
import { cardsOfCounts, type Position } from '../values/position.ts'
import { refuseValues } from '../values/refusals.ts'
import type { ShowdownStage } from './showdown/stage.ts'

export const BOARDS = ['board', 'board2']

const cardsIn = ({ cards }: View['piles'][number]): Card[] => cards.map(name => parseCard(name) ?? UNKNOWN)

const isKnown = (card: Card): boolean => card !== UNKNOWN

/** Everything that lies at a place, unknown cards among it. */
export const lyingAt = ({ piles }: View, place: string): Card[] =>
  piles.filter(pile => pile.place === place).flatMap(cardsIn)

/** Everybody else who still has a hand. */
export const livingBeside = ({ piles, seats }: View, asked: number): SeatSeen[] =>
  seats.filter(
    ({ seat }) =>
      seat !== asked &&
      piles.some(({ place, state, cards }) => place === String(seat) && !state && cards.length > 0),
  )

/** Cards out of play that the asked player knows: those of folded hands that lie open, and what was thrown away. */
export function deadTo({ view, ask }: Position<PokerRules>, living: readonly string[]): Card[] {
  const places = [...living, ...BOARDS]
  const lying = view.piles.filter(({ place }) => !places.includes(place)).flatMap(cardsIn)
  const onTable = view.piles.flatMap(cardsIn)
  const thrown = view.log
    .flatMap(event => (event.type === 'moved' && event.move.seat === ask.seat ? [event.move] : []))
    .flatMap(({ move, cards = [] }) => (move === 'draw' || move === 'discard' ? cards : []))
    // What was shuffled in again may lie on the table once more.
    .filter(card => !onTable.includes(card))
  return [...lying, ...new Set(thrown)].filter(isKnown)
}

/** The cards that the asked player has not seen. */
export function unseenIn(position: Position<PokerRules>, { deck }: ShowdownStage, living: readonly string[]) {
  const counts = countsOf(deck)
  const seen = [...living, ...BOARDS].flatMap(place => lyingAt(position.view, place)).filter(isKnown)
  for (const card of [...seen, ...deadTo(position, living)]) {
    if (!counts[card])
      return within(['view'], refuseValues('more-than-were-in-the-shoe', { card: nameOf(card) }))
    counts[card]--
  }
  return cardsOfCounts(counts)
}

/** How often the asked player has drawn. */
export const drawsMade = ({ view, ask }: Position<PokerRules>): number =>
  view.log.filter(
    event => event.type === 'moved' && event.move.seat === ask.seat && event.move.move === 'draw',
  ).length
