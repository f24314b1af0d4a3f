import type { Cents, Refusal, SeatSeen, View } from '@cardroom/engine'
import { isRefusal, within } from '@cardroom/engine'
import { type Card, cardsOf, countsOf, nameOf, namesOf, parseCard, UNKNOWN } from '@cardroom/engine/cards'
import {
  isForeign,
  isMeld,
  type PanRules,
  type PanTableSeen,
  panTableSeenBy,
  worthOf,
} from '@cardroom/engine/pan'
import { cardsOfCounts, type Position } from '../values/position.ts'
import { refuseValues } from '../values/refusals.ts'
import { type MeldBook, meldBookOf } from './meld-book.ts'
import type { Scene } from './table.ts'

/** A decision at Pan as it is played out. */
export interface PanPosition {
  readonly scene: Scene
  readonly book: MeldBook
  readonly seen: PanTableSeen
  readonly own: SeatSeen
  readonly chip: Cents
  /** What a player puts up for the tops. */
  readonly ante: Cents
  /** What can be called for now, in chips from each. */
  readonly due: number
  /** The first player who has declared to play, or else the asked one. */
  readonly first: number
  /** The place at the table of the player who can be forced to use a card; 0 where there is none. */
  readonly target: number
  /** Seats by their place at the table: the asked one is 0, the next one 1. */
  readonly seats: readonly number[]
}

export function panPositionOf(position: Position<PanRules>): PanPosition | Refusal {
  const { rules, readings, view, ask } = position
  const own = view.seats.find(({ seat }) => seat === ask.seat)
  if (!own) return within(['view', 'seats'], refuseValues('seat-not-in-the-round', { seat: ask.seat }))
  const book = meldBookOf(rules, readings)
  const left = unseenBy(position)
  if (isRefusal(left)) return left
  const seen = panTableSeenBy(view, ask.seat, rules.deck.decks)
  const wrong = badMeld(seen, book)
  if (wrong) return within(['view', 'piles'], wrong)
  const chip = chipOf(position, book)
  if (chip === undefined) return within(['view'], refuseValues('chip-not-seen', { game: rules.id }))
  const ante = anteOf(view) ?? chip
  const muck = view.piles.find(({ place }) => place === 'muck')?.cards.length ?? 0
  const held = seen.others.reduce((sum, one) => sum + one.held, 0)
  if (left.length < held + muck) {
    return within(
      ['view', 'piles'],
      refuseValues('more-hidden-than-left', { hidden: held + muck, left: left.length }),
    )
  }
  const declared = new Set(
    view.log.flatMap(event => (event.type === 'moved' && event.move.move === 'in' ? [event.move.seat] : [])),
  )
  const isDeclaring = ask.options.some(({ move }) => move === 'in')
  const scene: Scene = {
    rules,
    book,
    rivals: seen.others.map(({ seat, melds, held }) => ({
      held,
      melds: melds.map(({ cards }) => book.laid(cards)),
      chips: chipCount(
        view.seats.find(one => one.seat === seat),
        chip,
      ),
      open: isDeclaring && !declared.has(seat),
    })),
    unseen: left,
    inDeck: left.length - held - muck,
    discards: cardsIn(view, 'discards'),
    tops: view.pots.reduce((sum, pot) => sum + pot, 0) / chip,
    ante: postedBy(view, ask.seat) / chip,
  }
  const seats = [ask.seat, ...seen.others.map(({ seat }) => seat)]
  const collect = ask.options.find(({ move }) => move === 'collect')?.cents
  const force = ask.options.find(({ move }) => move.startsWith('force '))
  return {
    scene,
    book,
    seen,
    own,
    chip,
    ante,
    due: (collect?.max ?? 0) / chip,
    first: [...declared].find(seat => seats.includes(seat)) ?? ask.seat,
    target: force ? Math.max(0, seats.indexOf(Number(force.move.split(' ')[1]))) : 0,
    seats,
  }
}

/** Where a round does not say how many chips a player has, the player never runs out. */
const UNLIMITED_CHIPS = 1_000_000

export const chipCount = (seat: SeatSeen | undefined, chip: Cents): number =>
  seat?.stack === undefined ? UNLIMITED_CHIPS : seat.stack / chip

function badMeld({ me, others }: PanTableSeen, { terms }: MeldBook): Refusal | undefined {
  const lying = [...me.melds, ...others.flatMap(({ melds }) => melds)]
  const bad = lying.find(({ cards }) => !isMeld(cards, terms))
  return bad && refuseValues('no-such-meld', { cards: namesOf(bad.cards) })
}

function unseenBy({ rules, readings, view }: Position<PanRules>): Card[] | Refusal {
  const { decks, without } = rules.deck
  const counts = countsOf(cardsOf({ decks, without }))
  // One set of spades is out, where the house plays without it.
  if (readings.spades === 'one-set-out') {
    for (const card of cardsOf({ without })) if (nameOf(card).endsWith('s')) counts[card]!--
  }
  for (const { cards } of view.piles) {
    for (const name of cards) {
      const card = parseCard(name) ?? UNKNOWN
      if (card === UNKNOWN || isForeign(card)) continue
      if (!counts[card]) return within(['view'], refuseValues('more-than-were-in-the-shoe', { card: name }))
      counts[card]--
    }
  }
  return cardsOfCounts(counts)
}

const cardsIn = ({ piles }: View, place: string): Card[] =>
  (piles.find(pile => pile.place === place)?.cards ?? []).flatMap(name => parseCard(name) ?? [])

/** The chip of the game: from collections, the pay of melds, or else the tops. */
function chipOf({ view, ask }: Position<PanRules>, { terms }: MeldBook): Cents | undefined {
  const step = ask.options.find(({ cents }) => cents?.step !== undefined)?.cents?.step
  if (step !== undefined) return step
  const offered = ask.options.flatMap(({ cards }) =>
    (cards?.groups ?? []).map((group, i) => ({ cards: group, pays: cards?.pays?.[i] ?? 0 })),
  )
  const lying = view.piles.flatMap(({ cards, pays = 0 }) =>
    pays > 0 ? [{ cards: cards.flatMap(name => parseCard(name) ?? []), pays }] : [],
  )
  const paying = [...offered, ...lying].find(({ pays }) => pays > 0)
  return paying ? paying.pays / worthOf(paying.cards, terms) : anteOf(view)
}

const posts = ({ log }: View) => log.flatMap(event => (event.type === 'posted' ? [event] : []))

const anteOf = (view: View): Cents | undefined => posts(view).find(({ cents }) => cents > 0)?.cents

const postedBy = (view: View, asked: number): Cents =>
  posts(view).reduce((sum, { seat, cents }) => (seat === asked ? sum + cents : sum), 0)
