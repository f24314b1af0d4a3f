import type {
  Button,
  CardAt,
  Event,
  PileSeen,
  PotShare,
  Say,
  View,
  WagerLine,
  WagerSeen,
} from '@cardroom/engine'
import { nameOf } from '@cardroom/engine/cards'

/** A place with its player and notes. */
export interface PictureSeat {
  readonly seat: number
  /** Missing at an empty place. */
  readonly name?: string
  readonly notes: readonly string[]
  /** Chips behind. */
  readonly stack?: number
}

/** Cards that lie together. */
export interface ShownPile extends Omit<PileSeen, 'is'> {
  /** Cards that lie before these and are not drawn. */
  readonly below?: number
  /** What the hand is, in words. */
  readonly name?: string
  /** The viewer's own hidden cards, where open ones lie beside them. */
  readonly hole?: readonly string[]
}

/** A throw of dice, and the place that it names. */
export type DiceThrow = Pick<Extract<Event, { type: 'dice' }>, 'dice' | 'names'>

/** Everything that the picture of a table shows, for any game. */
export interface Picture {
  readonly sitters: readonly PictureSeat[]
  readonly you?: number | undefined
  readonly bank?: { readonly seat: number; readonly wager: number } | undefined
  readonly wagers: readonly WagerSeen[]
  readonly piles: readonly ShownPile[]
  readonly pots: readonly number[]
  /** Pot games: what each seat has put in on this street. */
  readonly bets: ReadonlyMap<number, number>
  readonly buttons: readonly Button[]
  readonly dice?: DiceThrow | undefined
  /** Seats that are asked for a decision. */
  readonly asked: ReadonlySet<number>
  /** The wagers settled so far. */
  readonly lines: readonly WagerLine[]
  readonly shares: readonly PotShare[]
  /** Everybody's net after the round, fees included. */
  readonly net?: Readonly<Record<string, number>> | undefined
}

const SEAT_PLACE = /^\d+$/

export const seatPiles = ({ piles }: Picture, seat: number): ShownPile[] =>
  piles.filter(pile => pile.place === String(seat) && pile.cards.length > 0)

/** The place of the first drawn card of a pile. */
export const firstOf = ({ place, hand, below = 0 }: ShownPile): CardAt => ({
  place,
  ...(hand === undefined ? {} : { hand }),
  at: below,
})

/** Hands that belong to no seat, by place: the board, the player-dealer's hand, Player and Banker. */
export function middlePlaces({ piles }: Picture): { place: string; piles: ShownPile[] }[] {
  const places = new Map<string, ShownPile[]>()
  for (const pile of piles) {
    if (SEAT_PLACE.test(pile.place) || pile.cards.length === 0) continue
    places.set(pile.place, [...(places.get(pile.place) ?? []), pile])
  }
  return [...places].map(([place, here]) => ({ place, piles: here }))
}

/** Adds a round's view to a table; `say` names the hands. */
export function roundPicture(
  view: View,
  table: {
    readonly sitters: readonly PictureSeat[]
    readonly you?: number | undefined
    /** The buttons that stay from round to round. */
    readonly buttons?: readonly Button[]
  },
  say: Say,
): Picture {
  // Against a player-dealer the wagers are drawn as such, and the table knows the stacks.
  const inPot = view.bank ? [] : view.seats
  const stacks = new Map(inPot.map(seen => [seen.seat, seen.stack]))
  return {
    sitters: table.sitters.map(sitter => {
      const stack = stacks.get(sitter.seat) ?? sitter.stack
      return stack === undefined ? sitter : { ...sitter, stack }
    }),
    you: table.you,
    bank: view.bank,
    wagers: view.wagers,
    piles: withHandNames(view, say).map(pile => withHole(pile, view.log, table.you)),
    pots: view.pots.filter(pot => pot > 0),
    bets: new Map(inPot.filter(seen => seen.bet > 0).map(seen => [seen.seat, seen.bet])),
    buttons: [...lastingButtons(table.buttons ?? [], view), ...view.buttons],
    dice: view.log.findLast(event => event.type === 'dice'),
    asked: new Set(view.awaiting.kind === 'decision' ? view.awaiting.asked.map(ask => ask.seat) : []),
    lines: view.log.flatMap(event => (event.type === 'settled' ? [event.line] : [])),
    shares: view.log.flatMap(event => (event.type === 'won' ? [event.share] : [])),
  }
}

/** A round's own buttons take the place of the table's of the same kind. */
const lastingButtons = (buttons: readonly Button[], view: View): Button[] =>
  buttons.filter(({ kind }) => !view.buttons.some(own => own.kind === kind))

/** The piles with the names of their hands; from the log where the pile has none. */
function withHandNames(view: View, say: Say): ShownPile[] {
  return view.piles.map(({ is, ...pile }) => {
    const said = view.log.findLast(
      one => one.type === 'hand' && one.place === pile.place && one.hand === pile.hand,
    )
    const hand = is ?? (said?.type === 'hand' ? said.is : undefined)
    return hand ? { ...pile, name: say(hand) } : pile
  })
}

/** Marks the viewer's cards that were dealt face down and not turned up since. */
function withHole(pile: ShownPile, log: readonly Event[], you: number | undefined): ShownPile {
  if (you === undefined || pile.place !== String(you)) return pile
  const down = new Set<string>()
  for (const event of log) {
    if (event.type === 'dealt' && event.to === pile.place && event.face === 'down')
      down.add(nameOf(event.card))
    if (event.type === 'shown' && event.place === pile.place) {
      for (const card of event.cards) down.delete(nameOf(card))
    }
    if (event.type === 'moved' && event.open && event.move.seat === you) {
      for (const card of event.move.cards ?? []) down.delete(nameOf(card))
    }
  }
  const hole = pile.cards.filter(card => down.has(card))
  return hole.length > 0 && hole.length < pile.cards.length ? { ...pile, hole } : pile
}

/** A table between rounds. */
export const emptyPicture = (
  table: Pick<Picture, 'sitters' | 'you' | 'bank' | 'wagers' | 'buttons'>,
): Picture => ({
  ...table,
  piles: [],
  pots: [],
  bets: new Map(),
  asked: new Set(),
  lines: [],
  shares: [],
})

/** What a seat's player has gained, on empty circles too: in all, or by the settled wagers so far. */
export function gainOf({ lines, shares, net }: Picture, seat: number): number | undefined {
  if (net) return net[String(seat)]
  const own = lines.filter(line => (line.player ?? line.seat) === seat && line.by === undefined)
  const won = shares.filter(share => share.seat === seat)
  if (own.length + won.length === 0) return undefined
  return (
    own.reduce((sum, line) => sum + line.pays - line.takes, 0) +
    won.reduce((sum, share) => sum + share.amount, 0)
  )
}
