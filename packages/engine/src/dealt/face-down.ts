import { type Card, JOKER, nameOf, parseCard, UNKNOWN } from '../cards/card.ts'
import type { Ask, Awaiting, CardAwaited, Option, Place, Seat } from '../round/awaiting.ts'
import type { Event } from '../round/event.ts'
import type { FaceDown } from '../round/face-down.ts'
import type { Round } from '../round/round.ts'
import type { View } from '../round/view.ts'
import type { TableGame } from '../table/game.ts'
import type { SessionEntry } from './entry.ts'
import { cardsToCome, type OutOfShoe } from './out-of-shoe.ts'

/** A card that lies face down, and that nobody has seen yet. */
export interface UnseenCard {
  /** The entry that laid the card; a later entry replaces it. */
  readonly entry: string
  readonly to: Place
  readonly hand?: number
  /** Its stand-in until it is seen: unknown where the round takes that, otherwise any card that it may be. */
  readonly card: Card
  /** Its place among the cards of the round, from 0. */
  readonly at: number
}

/** Whether the awaited card may lie there unseen. */
export const mayLie = (
  awaiting: Awaiting | undefined,
  { faceDown }: Pick<TableGame, 'faceDown'>,
): awaiting is CardAwaited =>
  awaiting?.kind === 'card' &&
  awaiting.face === 'down' &&
  (awaiting.unseen === true || faceDown !== undefined)

/** Whether an entry lays an unseen card. */
export const isFaceDown = ({ does }: SessionEntry): boolean =>
  does.do === 'card' && parseCard(does.card) === UNKNOWN

/** How often the entries of a round name each card. */
export function namedIn(entries: readonly SessionEntry[]): ReadonlyMap<Card, number> {
  const named = new Map<Card, number>()
  for (const { does } of entries) {
    const card = does.do === 'card' ? parseCard(does.card) : undefined
    if (card !== undefined && card !== UNKNOWN) named.set(card, (named.get(card) ?? 0) + 1)
  }
  return named
}

/**
 * Chooses a card that may lie there and that no entry of the round names. The choice depends on the entries
 * alone, so that every tablet makes the same. Never a joker: in some games it would be a stray card.
 */
export function standIn(
  out: OutOfShoe,
  round: Round,
  unseen: readonly UnseenCard[],
  named: ReadonlyMap<Card, number>,
): Card | undefined {
  const entered = new Map(named)
  for (const { card } of unseen) entered.set(card, (entered.get(card) ?? 0) + 1)
  for (const input of round.inputs) {
    if (input.kind === 'card') entered.set(input.card, (entered.get(input.card) ?? 0) - 1)
  }
  for (const [card, left] of cardsToCome(out, round)) {
    if (card !== JOKER && left > (entered.get(card) ?? 0)) return card
  }
  return undefined
}

/** The cards that may still come or be turned over; a stand-in may turn out to be any of them. */
export function cardsToEnter(
  out: OutOfShoe,
  round: Round,
  unseen: readonly UnseenCard[],
): ReadonlyMap<Card, number> {
  const left = new Map(cardsToCome(out, round))
  for (const { card } of unseen) if (card !== UNKNOWN) left.set(card, (left.get(card) ?? 0) + 1)
  return new Map([...left].sort(([a], [b]) => a - b))
}

/** The cards that must be seen before the next decision, in the order in which they are turned over. */
export function toTurnOver(
  round: Round,
  unseen: readonly UnseenCard[],
  faceDown: FaceDown | undefined,
): readonly UnseenCard[] {
  if (unseen.length === 0) return []
  const view = round.view('house')
  const shown = view.log.flatMap(event =>
    event.type === 'shown'
      ? unseen.filter(({ to, card }) => to === event.place && event.cards.includes(card))
      : [],
  )
  const stays = unseen.filter(({ to }) => staysFor(view, Number(to), faceDown))
  return [...new Set([...shown, ...stays])]
}

/** Whether a hand was given up under a wager that its cards may still win. */
function staysFor({ log, wagers }: View, seat: Seat, faceDown: FaceDown | undefined): boolean {
  const settled = log.flatMap(event =>
    event.type === 'settled' && event.line.seat === seat ? [event.line.on] : [],
  )
  const open = wagers.flatMap(wager => (wager.seat === seat ? [wager.on] : []))
  return settled.length > 0 && [...settled, ...open].some(on => faceDown?.givenUp.includes(on))
}

/** The cards that a seat must see before it can make certain moves. */
export function askedToSee(round: Round, unseen: readonly UnseenCard[]): readonly UnseenCard[] {
  const { awaiting } = round
  const asked = 'asked' in awaiting && awaiting.asked ? awaiting.asked : []
  const found = asked.flatMap(({ seat, options }) =>
    options.some(option => needsCards(option, awaiting.kind === 'settlement'))
      ? unseenOf(round, unseen, seat).filter(
          ({ card }) => card !== UNKNOWN || !options.some(({ cards }) => cards),
        )
      : [],
  )
  return [...new Set(found)]
}

/** What everybody who is asked may do with the cards seen so far. */
export function asksAsSeen(round: Round, unseen: readonly UnseenCard[]): readonly Ask[] {
  const { awaiting } = round
  if (awaiting.kind !== 'decision') return []
  const asked = askedToSee(round, unseen)
  return awaiting.asked.flatMap(ask => {
    if (unseenOf(round, asked, ask.seat).length === 0) return [ask]
    const options = ask.options.filter(option => !needsCards(option, false))
    return options.length > 0 ? [{ ...ask, options }] : []
  })
}

/**
 * Moves that name cards, such as a setting, and hands that are shown down. A lone hand may be shown or not.
 */
const needsCards = ({ move, cards }: Option, isSettlement: boolean): boolean =>
  cards !== undefined || move === (isSettlement ? 'muck' : 'show')

export const unseenOf = (round: Round, unseen: readonly UnseenCard[], seat: Seat): readonly UnseenCard[] =>
  unseen.filter(({ to }) => to === round.placeOf(seat))

/** A view in which every card that nobody has seen is unknown, instead of its stand-in. */
export function asSeen(view: View, unseen: readonly UnseenCard[]): View {
  const standing = unseen.filter(({ card }) => card !== UNKNOWN)
  if (standing.length === 0) return view
  const hides = (place: Place, card: string): boolean =>
    standing.some(one => one.to === place && nameOf(one.card) === card)
  return {
    ...view,
    piles: view.piles.map(pile => {
      if (!pile.cards.some(card => hides(pile.place, card))) return pile
      const { is: _, ...rest } = pile
      return { ...rest, cards: pile.cards.map(card => (hides(pile.place, card) ? '??' : card)) }
    }),
    log: view.log.flatMap((event): readonly Event[] => {
      if (event.type === 'dealt' && hides(event.to, nameOf(event.card))) return [{ ...event, card: UNKNOWN }]
      if (event.type === 'hand') return standing.some(({ to }) => to === event.place) ? [] : [event]
      if (event.type !== 'shown') return [event]
      const cards = event.cards.map(card => (hides(event.place, nameOf(card)) ? UNKNOWN : card))
      return [{ ...event, cards }]
    }),
  }
}
