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

/** Who sits at a place, and what is to be said of them. */
export interface Sitter {
  readonly seat: number
  /** Nobody sits here without it. */
  readonly name?: string
  readonly notes: readonly string[]
  /** Chips behind. */
  readonly stack?: number
}

/** Cards that lie together. */
export interface PileShown extends Omit<PileSeen, 'is'> {
  /** Cards that lie before these and are not drawn. */
  readonly below?: number
  /** What the hand is, in words. */
  readonly name?: string
  /** Of one's own cards those that nobody else sees, where others lie open beside them. */
  readonly hole?: readonly string[]
}

/** What was shaken out of the dice cup, and the place that it names. */
export type Thrown = Pick<Extract<Event, { type: 'dice' }>, 'dice' | 'names'>

/** Everything that the picture of a table shows; any game's round comes down to this. */
export interface Picture {
  readonly sitters: readonly Sitter[]
  readonly you?: number | undefined
  readonly bank?: { readonly seat: number; readonly wager: number } | undefined
  readonly wagers: readonly WagerSeen[]
  readonly piles: readonly PileShown[]
  readonly pots: readonly number[]
  /** Pot games: what each seat has put in on this street. */
  readonly bets: ReadonlyMap<number, number>
  readonly buttons: readonly Button[]
  readonly dice?: Thrown | undefined
  /** Seats that have something to decide. */
  readonly asked: ReadonlySet<number>
  /** What has been settled so far. */
  readonly lines: readonly WagerLine[]
  readonly shares: readonly PotShare[]
  /** When the round is over: everybody's change of chips, fees included. */
  readonly net?: Readonly<Record<string, number>> | undefined
}

const SEAT = /^\d+$/

export const seatPiles = ({ piles }: Picture, seat: number): PileShown[] =>
  piles.filter(pile => pile.place === String(seat) && pile.cards.length > 0)

/** Where the first card that is drawn of a pile lies. */
export const firstOf = ({ place, hand, below = 0 }: PileShown): CardAt => ({
  place,
  ...(hand === undefined ? {} : { hand }),
  at: below,
})

/** Hands that belong to no seat, by place: the board, the player-dealer's hand, Player and Banker. */
export function middlePlaces({ piles }: Picture): { place: string; piles: PileShown[] }[] {
  const places = new Map<string, PileShown[]>()
  for (const pile of piles) {
    if (SEAT.test(pile.place) || pile.cards.length === 0) continue
    places.set(pile.place, [...(places.get(pile.place) ?? []), pile])
  }
  return [...places].map(([place, here]) => ({ place, piles: here }))
}

/** What a view adds to a table; the hands are named as `say` says them. */
export function roundPicture(
  view: View,
  table: {
    readonly sitters: readonly Sitter[]
    readonly you?: number | undefined
    /** Those that lie there from round to round. */
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
    piles: named(view, say).map(pile => withHole(pile, view.log, table.you)),
    pots: view.pots.filter(pot => pot > 0),
    bets: new Map(inPot.filter(seen => seen.bet > 0).map(seen => [seen.seat, seen.bet])),
    buttons: [...lasting(table.buttons ?? [], view), ...view.buttons],
    dice: view.log.findLast(event => event.type === 'dice'),
    asked: new Set(view.awaiting.kind === 'decision' ? view.awaiting.asked.map(ask => ask.seat) : []),
    lines: view.log.flatMap(event => (event.type === 'settled' ? [event.line] : [])),
    shares: view.log.flatMap(event => (event.type === 'won' ? [event.share] : [])),
  }
}

/** A round's own buttons take the place of the table's of the same kind. */
const lasting = (buttons: readonly Button[], view: View): Button[] =>
  buttons.filter(({ kind }) => !view.buttons.some(own => own.kind === kind))

/** The piles with what they are: as the log said it last of each hand, where the pile itself does not. */
function named(view: View, say: Say): PileShown[] {
  return view.piles.map(({ is, ...pile }) => {
    const said = view.log.findLast(
      one => one.type === 'hand' && one.place === pile.place && one.hand === pile.hand,
    )
    const hand = is ?? (said?.type === 'hand' ? said.is : undefined)
    return hand ? { ...pile, name: say(hand) } : pile
  })
}

/** Cards that were dealt face down to whoever looks at them, and have not been turned up since. */
function withHole(pile: PileShown, log: readonly Event[], you: number | undefined): PileShown {
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

/** What a seat's own player has gained, in circles where nobody sits too: in all, or by what is settled so far. */
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
