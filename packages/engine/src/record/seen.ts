import { type Card, parseCard, UNKNOWN } from '../cards/card.ts'
import { groupedBy } from '../lists/grouped.ts'
import type { Input, Move, Place } from '../round/awaiting.ts'
import type { Event } from '../round/event.ts'
import type { Viewer } from '../round/felt.ts'
import type { Round } from '../round/round.ts'

/** What a viewer has seen of a round by its end. */
export interface ViewerKnowledge {
  /** For each dealt card, in order: whether the viewer knows that it was this one. */
  readonly cards: readonly boolean[]
  /** The inputs, with `??` for named cards that the viewer does not know. */
  readonly inputs: readonly Input[]
}

/**
 * What a viewer knows of the cards of a round, from everything shown until its end. `again` is the same round
 * before its first input.
 */
export function seenOf(round: Round, again: Round, viewer: Viewer): ViewerKnowledge {
  const { inputs } = round
  const sightings = new Sightings(again.shoe)
  let told = 0
  for (const input of inputs) {
    const { awaiting } = again
    again.take(input)
    if (input.kind === 'card' && awaiting.kind === 'card') sightings.dealt(input.card, awaiting.to)
    const { log } = again.view(viewer)
    for (const event of log.slice(told)) for (const card of cardsIn(event)) sightings.told(card, event)
    told = log.length
  }
  sightings.lying(
    round.view(viewer).piles.flatMap(({ cards }) => cards.map(name => parseCard(name) ?? UNKNOWN)),
  )
  const moves = movesSeen(round, viewer)
  return {
    cards: sightings.cards,
    inputs: inputs.map(input => {
      if (!('cards' in input) || !input.cards) return input
      if (input.kind === 'move')
        return { ...input, cards: moves.next().value ?? input.cards.map(() => UNKNOWN) }
      return { ...input, cards: input.cards.map(card => (sightings.knows(card) ? card : UNKNOWN)) }
    }),
  }
}

/** The inputs, with `??` for every card that the viewer does not know. */
export function inputsSeen({ cards, inputs }: ViewerKnowledge): Input[] {
  let at = 0
  return inputs.map(input => (input.kind === 'card' && !cards[at++] ? { ...input, card: UNKNOWN } : input))
}

/** Tells which of the dealt cards a viewer has seen, where the same face may have come more than once. */
class Sightings {
  readonly cards: boolean[] = []
  /** Where each card was dealt. */
  readonly #to: Place[] = []
  /** When each face was dealt, the last time last. */
  readonly #at = new Map<Card, number[]>()
  /** Faces that the deck has once: a sighting means the card dealt last. */
  readonly #single: ReadonlySet<Card>

  constructor(deck: readonly Card[]) {
    this.#single = new Set(
      [...groupedBy(deck, card => card)].flatMap(([card, all]) => (all.length === 1 ? [card] : [])),
    )
  }

  dealt(card: Card, to: Place): void {
    this.#at.set(card, [...(this.#at.get(card) ?? []), this.cards.length])
    this.cards.push(false)
    this.#to.push(to)
  }

  told(card: Card, event: Event): void {
    const at = this.#at.get(card)
    if (!at) return
    const seen = this.#single.has(card) ? at.slice(-1) : this.#meant(card, at, event)
    for (const i of seen) this.cards[i] = true
  }

  /** Of several cards with one face: the one that just came open, or all at a place that shows as many. */
  #meant(card: Card, at: readonly number[], event: Event): readonly number[] {
    if (event.type === 'dealt' || event.type === 'boxed') return at.filter(i => i === this.cards.length - 1)
    if (event.type !== 'shown') return []
    const there = at.filter(i => this.#to[i] === event.place)
    return there.length === event.cards.filter(one => one === card).length ? there : []
  }

  /** The open cards at the end: of several with one face, each is known if all of them lie there. */
  lying(open: readonly Card[]): void {
    for (const [card, all] of groupedBy(open, one => one)) {
      const at = this.#at.get(card) ?? []
      const last = at.at(-1)
      if (all.length === at.length) for (const i of at) this.cards[i] = true
      else if (last !== undefined && this.#single.has(card)) this.cards[last] = true
    }
  }

  /** Whether every card with this face was seen. */
  knows(card: Card): boolean {
    const at = this.#at.get(card)
    return at?.every(i => this.cards[i]) ?? false
  }
}

/** The cards that moves have named, as the viewer saw them, in the order of those moves. */
function* movesSeen(round: Round, viewer: Viewer): Generator<readonly Card[] | undefined, undefined> {
  const said = round.view('house').log
  const read = round.view(viewer).log
  let at = 0
  for (const input of round.inputs) {
    if (input.kind !== 'move' || !input.cards) continue
    const found = said.findIndex((event, i) => i >= at && event.type === 'moved' && isSaid(event.move, input))
    if (found < 0) {
      yield undefined
      continue
    }
    at = found + 1
    const event = read[found]
    yield event?.type === 'moved' ? event.move.cards : undefined
  }
  return undefined
}

const isSaid = (said: Omit<Move, 'kind'>, { seat, hand, move, cards }: Move): boolean =>
  said.seat === seat &&
  said.hand === hand &&
  said.move === move &&
  JSON.stringify(said.cards) === JSON.stringify(cards)

function cardsIn(event: Event): readonly Card[] {
  switch (event.type) {
    case 'dealt':
    case 'boxed':
      return [event.card]
    case 'shown':
      return event.cards
    case 'moved':
      return event.move.cards ?? []
    default:
      return []
  }
}
