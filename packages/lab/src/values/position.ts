import {
  type Ask,
  type Cents,
  type Readings,
  type Refusal,
  type RuleSet,
  type View,
  within,
} from '@cardroom/engine'
import { type BankedRules, deckOf } from '@cardroom/engine/banked'
import { type Card, cardsOf, countsOf, nameOf, parseCard, UNKNOWN } from '@cardroom/engine/cards'
import { refuseValues } from './refusals.ts'

/** A decision from the view of its seat: it holds only what the seat knows. */
export interface Position<Rules extends RuleSet = RuleSet> {
  readonly rules: Rules
  readonly readings: Readings
  /** Decks in the shoe; by default the most that the filing allows. */
  readonly decks?: number | undefined
  /** What the seat sees. */
  readonly view: View
  /** What the seat is asked, with its options. */
  readonly ask: Ask
  /** Cards that left the shoe in earlier rounds, as far as they are known. */
  readonly gone: readonly Card[]
}

/** Readings of a collection schedule say nothing of how the game is played. */
export const readingsOfPlay = ({ readings }: RuleSet, chosen: Readings = {}): Readings =>
  Object.fromEntries(Object.entries(chosen).filter(([name]) => readings.some(one => one.name === name)))

/** The cards that the viewer can read at a place. */
export function cardsAt({ piles }: View, place: string, hand?: number): Card[] {
  const here = piles.filter(pile => pile.place === place && (hand === undefined || (pile.hand ?? 1) === hand))
  return here.flatMap(pile => pile.cards.map(name => parseCard(name) ?? UNKNOWN)).filter(isKnown)
}

const isKnown = (card: Card): boolean => card !== UNKNOWN

/** Whether the player-dealer is asked, against all players. */
export const isBank = ({ view, ask }: Position): boolean => view.bank?.seat === ask.seat

/** The asked hand, or a refusal where it has another number of cards. */
export function handOf(position: Position, cards: number): Card[] | Refusal {
  const { view, ask } = position
  const place = isBank(position) ? 'bank' : String(ask.seat)
  const held = cardsAt(view, place)
  return held.length === cards
    ? held
    : within(['view', 'piles'], refuseValues('hand-of-so-many', { place, cards, has: held.length }))
}

/**
 * The amount of a wager of the asked player, or of all wagers against the player-dealer; 0 where there is
 * none.
 */
export const amountOn = (position: Position, on: string, hand?: number): Cents =>
  position.view.wagers
    .filter(wager => wager.on === on)
    .filter(({ seat, by }) => isBank(position) || (seat === position.ask.seat && by === position.ask.by))
    .filter(wager => hand === undefined || (wager.hand ?? 1) === hand)
    .reduce((sum, wager) => sum + wager.amount, 0)

/** The first wager, in whose units values are told. */
export function firstWager(position: Position, on: string): Cents | Refusal {
  const amount = amountOn(position, on)
  return amount > 0 ? amount : within(['view', 'wagers'], refuseValues('no-such-wager-lies', { wager: on }))
}

/** How many of each card the seat has not seen: they are in the shoe, or lie face down. */
export function unseenBy(position: Position<BankedRules>): Uint8Array | Refusal {
  const { rules, decks, view, gone } = position
  const { from, to } = rules.decks
  if (decks !== undefined && (!Number.isInteger(decks) || decks < from || decks > to))
    return within(['decks'], refuseValues('decks-as-filed', { from, to, decks }))
  const left = countsOf(cardsOf(deckOf(rules, decks)))
  const seen = view.piles.flatMap(pile => pile.cards.map(name => parseCard(name) ?? UNKNOWN)).filter(isKnown)
  for (const [from, cards] of [['view', seen] as const, ['gone', gone] as const]) {
    for (const card of cards) {
      if (!left[card])
        return within([from], refuseValues('more-than-were-in-the-shoe', { card: nameOf(card) }))
      left[card]--
    }
  }
  return left
}

/** The cards themselves, of a game that has each of them once. */
export const cardsOfCounts = (counts: Uint8Array): Card[] =>
  [...counts.keys()].flatMap(card => Array.from({ length: counts[card]! }, () => card))
