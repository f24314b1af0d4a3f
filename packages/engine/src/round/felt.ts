import { type Card, UNKNOWN } from '../cards/card.ts'
import type { Place, Seat } from './awaiting.ts'
import { type Button, type ButtonKind, type ButtonPlace, withButton } from './button.ts'
import type { Event } from './event.ts'

/** Who may see a card on the table. */
export type VisibleTo = 'all' | 'none' | Seat

/** A card on the table. */
export interface CardOnFelt {
  readonly card: Card
  readonly seen: VisibleTo
}

/** The house sees everything, a seat its own cards, the public what is open. */
export type Viewer = 'house' | 'public' | Seat

/** The name of a pile: its place, and the number of the hand where there are several. */
export const pileName = (place: Place, hand?: number): string =>
  hand === undefined ? place : `${place}.${hand}`

/** The place and the hand that a pile's name names. */
export function placeAndHand(name: string): { place: Place; hand?: number } {
  const dot = name.indexOf('.')
  return dot < 0 ? { place: name } : { place: name.slice(0, dot), hand: Number(name.slice(dot + 1)) }
}

const NO_PILE: readonly CardOnFelt[] = []
const isOpen = ({ seen }: CardOnFelt): boolean => seen === 'all'
const cardOf = ({ card }: CardOnFelt): Card => card

/** What lies on the table, who may see it, and the log so far. */
export class Felt {
  readonly piles = new Map<string, CardOnFelt[]>()
  buttons: readonly Button[] = []
  readonly log: Event[] = []
  #lookers: Map<Place, VisibleTo> | undefined
  #read: Map<Viewer, readonly Event[]> | undefined
  #own: Map<Seat, { read: number; events: ReadonlyMap<number, Event> }> | undefined

  /** Lets another seat than its own, or nobody, look at the cards of a place. */
  lookedAtBy(place: Place, seen: VisibleTo): void {
    this.#lookers ??= new Map()
    this.#lookers.set(place, seen)
    this.#read = undefined
    this.#own = undefined
  }

  /** Who may look at face-down cards of a place: by default its own seat. */
  seenBy(place: Place): VisibleTo {
    return this.#lookers?.get(place) ?? Number(place)
  }

  pile(name: string): CardOnFelt[] {
    let pile = this.piles.get(name)
    if (!pile) {
      pile = []
      this.piles.set(name, pile)
    }
    return pile
  }

  cards(name: string): Card[] {
    return (this.piles.get(name) ?? NO_PILE).map(cardOf)
  }

  holds(name: string, card: Card): boolean {
    for (const lying of this.piles.get(name) ?? NO_PILE) if (lying.card === card) return true
    return false
  }

  say(event: Event): void {
    this.log.push(event)
  }

  /** The log as a viewer may read it. */
  logFor(viewer: Viewer): readonly Event[] {
    this.#read ??= new Map()
    let read = this.#read.get(viewer) ?? []
    if (read.length < this.log.length) {
      const since = this.log.slice(read.length)
      read = [...read, ...since.map(event => visibleEvent(event, viewer, this))]
      this.#read.set(viewer, read)
    }
    return read
  }

  /** The events that a seat reads otherwise than the public, by their place in the log. */
  logOwn(seat: Seat): ReadonlyMap<number, Event> {
    this.#own ??= new Map()
    let own = this.#own.get(seat)
    if (!own) {
      own = { read: 0, events: new Map() }
      this.#own.set(seat, own)
    }
    for (; own.read < this.log.length; own.read++) {
      const event = this.log[own.read]!
      const seen = visibleEvent(event, seat, this)
      if (seen !== visibleEvent(event, 'public', this)) own.events = new Map(own.events).set(own.read, seen)
    }
    return own.events
  }

  lay(name: string, card: Card, seen: VisibleTo): void {
    this.pile(name).push({ card, seen })
  }

  /** Turns a pile face up. */
  show(name: string): void {
    const pile = this.pile(name)
    if (pile.every(isOpen)) return
    const cards = pile.map(cardOf)
    for (let i = 0; i < cards.length; i++) pile[i] = { card: cards[i]!, seen: 'all' }
    this.say(
      name.includes('.')
        ? { type: 'shown', ...placeAndHand(name), cards }
        : { type: 'shown', place: name, cards },
    )
  }

  /** Turns one card of a pile face up. */
  turn(name: string, at: number): void {
    const pile = this.pile(name)
    const card = pile[at]!.card
    pile[at] = { card, seen: 'all' }
    this.say({ type: 'shown', ...placeAndHand(name), cards: [card] })
  }

  /** The piles of a place as they lie now, from left to right. */
  lie(place: Place, piles: readonly CardOnFelt[][]): void {
    for (const name of this.piles.keys()) {
      if (name === place || name.startsWith(`${place}.`)) this.piles.delete(name)
    }
    piles.forEach((pile, i) => {
      this.piles.set(pileName(place, piles.length > 1 ? i + 1 : undefined), pile)
    })
  }

  button(kind: ButtonKind, at: ButtonPlace, counted?: Card): void {
    this.buttons = withButton(this.buttons, { kind, at })
    this.say(
      counted === undefined
        ? { type: 'button', button: kind, at }
        : { type: 'button', button: kind, at, counted },
    )
  }
}

/** A card as a viewer sees it: unknown where it lies face down before others. */
export const visible = (lying: CardOnFelt, viewer: Viewer): Card =>
  viewer === 'house' || lying.seen === 'all' || lying.seen === viewer ? lying.card : UNKNOWN

/** Events as viewers read them who may not see their cards: one object for all, so that it stays identical. */
const hidden = new WeakMap<Event, Event>()

function hiddenAs(event: Event, make: () => Event): Event {
  let seen = hidden.get(event)
  if (!seen) {
    seen = make()
    hidden.set(event, seen)
  }
  return seen
}

/** The log as one viewer may read it: cards that went face down to others are unknown. */
function visibleEvent(event: Event, viewer: Viewer, felt: Felt): Event {
  if (viewer === 'house') return event
  if (event.type === 'dealt' && event.face === 'down' && felt.seenBy(event.to) !== viewer) {
    return hiddenAs(event, () => ({ ...event, card: UNKNOWN }))
  }
  if (event.type !== 'moved' || !event.move.cards || event.open) return event
  const { move } = event
  if (felt.seenBy(String(move.seat)) !== viewer) {
    return hiddenAs(event, () => ({
      ...event,
      move: { ...move, cards: move.cards?.map(() => UNKNOWN) ?? [] },
    }))
  }
  return event
}
