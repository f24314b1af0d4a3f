import { type Card, UNKNOWN } from '../cards/card.ts'
import type { Place, Seat } from './awaiting.ts'
import { type Button, type ButtonKind, type ButtonPlace, withButton } from './button.ts'
import type { Event } from './event.ts'

/** Who may see a card that lies on the table. */
export type Seen = 'all' | 'none' | Seat

export interface Lying {
  readonly card: Card
  readonly seen: Seen
}

/** The house sees everything, a seat its own cards, the public what is open. */
export type Viewer = 'house' | 'public' | Seat

export const pileName = (place: Place, hand?: number): string =>
  hand === undefined ? place : `${place}.${hand}`

export function placeAndHand(name: string): { place: Place; hand?: number } {
  const dot = name.indexOf('.')
  return dot < 0 ? { place: name } : { place: name.slice(0, dot), hand: Number(name.slice(dot + 1)) }
}

/** What lies on the table, who may see it, and what has happened so far. */
export class Felt {
  readonly piles = new Map<string, Lying[]>()
  buttons: readonly Button[] = []
  readonly log: Event[] = []
  readonly #lookers = new Map<Place, Seen>()

  /** The cards of a place are somebody else's to look at than its own seat's, or nobody's. */
  lookedAtBy(place: Place, seen: Seen): void {
    this.#lookers.set(place, seen)
  }

  /** Who may look at the cards that lie face down at a place: its own seat, if nothing else was said. */
  seenBy(place: Place): Seen {
    return this.#lookers.get(place) ?? Number(place)
  }

  pile(name: string): Lying[] {
    let pile = this.piles.get(name)
    if (!pile) {
      pile = []
      this.piles.set(name, pile)
    }
    return pile
  }

  cards(name: string): Card[] {
    return this.piles.get(name)?.map(lying => lying.card) ?? []
  }

  say(event: Event): void {
    this.log.push(event)
  }

  lay(name: string, card: Card, seen: Seen): void {
    this.pile(name).push({ card, seen })
  }

  /** Turns a pile face up. */
  show(name: string): void {
    const pile = this.pile(name)
    if (pile.every(lying => lying.seen === 'all')) return
    for (let i = 0; i < pile.length; i++) pile[i] = { card: pile[i]!.card, seen: 'all' }
    const cards = pile.map(lying => lying.card)
    this.say({ type: 'shown', ...placeAndHand(name), cards })
  }

  /** Turns one card of a pile face up. */
  turn(name: string, at: number): void {
    const pile = this.pile(name)
    const card = pile[at]!.card
    pile[at] = { card, seen: 'all' }
    this.say({ type: 'shown', ...placeAndHand(name), cards: [card] })
  }

  /** The piles of a place as they lie now, from left to right. */
  lie(place: Place, piles: readonly Lying[][]): void {
    for (const name of this.piles.keys()) {
      if (name === place || name.startsWith(`${place}.`)) this.piles.delete(name)
    }
    piles.forEach((pile, i) => {
      this.piles.set(pileName(place, piles.length > 1 ? i + 1 : undefined), pile)
    })
  }

  button(kind: ButtonKind, at: ButtonPlace): void {
    this.buttons = withButton(this.buttons, { kind, at })
    this.say({ type: 'button', button: kind, at })
  }
}

export const visible = (lying: Lying, viewer: Viewer): Card =>
  viewer === 'house' || lying.seen === 'all' || lying.seen === viewer ? lying.card : UNKNOWN

/** The log as one viewer may read it: cards that went face down to others are unknown. */
export function visibleEvent(event: Event, viewer: Viewer, felt: Felt): Event {
  if (viewer === 'house') return event
  if (event.type === 'dealt' && event.face === 'down' && felt.seenBy(event.to) !== viewer) {
    return { ...event, card: UNKNOWN }
  }
  if (event.type !== 'moved' || !event.move.cards || event.open) return event
  if (felt.seenBy(String(event.move.seat)) !== viewer) {
    return { ...event, move: { ...event.move, cards: event.move.cards.map(() => UNKNOWN) } }
  }
  return event
}
