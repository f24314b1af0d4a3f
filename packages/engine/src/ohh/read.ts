import type { Library } from '../family/library.ts'
import { refuseHistory } from '../formats/refusals.ts'
import { type ConversionResult, OWN_FIELD, type UnsaidDetail } from '../formats/unsaid.ts'
import type { HandHistory } from '../phh/history.ts'
import { type ReplayedRecord, replayAs } from '../phh/replay.ts'
import type { GameAndLimit } from '../phh/variants.ts'
import { playRecord } from '../record/record.ts'
import { isRefusal, type Refusal, within } from '../say/refusal.ts'
import { readBy } from '../shape/read-by.ts'
import { OPEN_GAMES } from './hand.ts'
import { type OpenActionRead, type OpenHandRead, openHandShape } from './shape.ts'

/** Reads an Open Hand History as a round record, plays it, and says what the record leaves out. */
export function readOpenHand(value: unknown, library: Library): ConversionResult<object> | Refusal {
  const read = readBy(openHandShape, value)
  if (isRefusal(read)) return read
  const { ohh } = read
  const record = ohh[OWN_FIELD]
  if (record) {
    const played = playRecord(record, library)
    return isRefusal(played) ? within(['ohh', OWN_FIELD], played) : { as: record, unsaid: [] }
  }
  const as = playedAs(ohh)
  if (isRefusal(as)) return within(['ohh'], as)
  const told = new Translator(ohh).history()
  if (isRefusal(told)) return within(['ohh'], told)
  const { history, seats } = told
  const replayed = replayAs(as, history, library)
  if (isRefusal(replayed)) return replayed
  return { as: inSeats(replayed.record, seats), unsaid: unsaidOf(ohh) }
}

function playedAs({ game_type, bet_limit, flags = [] }: OpenHandRead): GameAndLimit | Refusal {
  if (game_type === undefined) return within(['game_type'], refuseHistory('phh-missing'))
  if (bet_limit === undefined) return within(['bet_limit'], refuseHistory('phh-missing'))
  if (flags.includes('Run_It_Twice'))
    return within(['flags'], refuseHistory('hand-not-held', { what: 'Run_It_Twice' }))
  const limits = { NL: 'none', PL: 'pot', FL: 'fixed' } as const
  return { game: OPEN_GAMES[game_type], limit: limits[bet_limit.bet_type] }
}

function unsaidOf({ players, start_date_utc, tournament, pots = [] }: OpenHandRead): UnsaidDetail[] {
  const found: readonly (readonly [UnsaidDetail, boolean])[] = [
    ['names', players.some(({ name, seat }) => name !== undefined && name !== `Seat ${seat}`)],
    ['time', start_date_utc !== undefined],
    ['tournament', tournament === true],
    ['collection', pots.some(({ rake = 0, jackpot = 0 }) => rake + jackpot > 0)],
  ]
  return found.flatMap(([what, is]) => (is ? [what] : []))
}

/** Posts at the beginning of a hand, in the order of the seats; other ways to come in are not covered. */
const BLIND_ACTIONS: ReadonlySet<string> = new Set(['Post SB', 'Post BB'])
const ACTIONS_OUTSIDE_THE_HAND: ReadonlySet<string> = new Set(['Sits Down', 'Stands Up', 'Added Chips'])
const HOLE_CARDS = { Holdem: 2, Omaha: 4, OmahaHiLo: 4, Stud: 0, StudHiLo: 0 } as const

/**
 * Translates a hand into the actions of the other format, which the engine plays: players from the button's
 * left on.
 */
class Translator {
  readonly #hand: OpenHandRead
  readonly #order: OpenHandRead['players']
  readonly #antes: number[]
  readonly #straddles = new Map<number, number>()
  /** Who posted which blind. */
  readonly #blinds = new Map<string, number>()
  #street = new Map<number, number>()
  readonly #actions: string[] = []

  constructor(hand: OpenHandRead) {
    this.#hand = hand
    const seats = hand.players.toSorted((a, b) => a.seat - b.seat)
    const after = seats.findIndex(({ seat }) => seat > (hand.dealer_seat ?? 0))
    this.#order = after < 0 ? seats : [...seats.slice(after), ...seats.slice(0, after)]
    this.#antes = seats.map(() => 0)
  }

  history(): { readonly history: HandHistory; readonly seats: readonly number[] } | Refusal {
    const { rounds, small_blind_amount: small = 0, big_blind_amount: big = 0 } = this.#hand
    for (const [i, round] of rounds.toSorted((a, b) => (a.id ?? 0) - (b.id ?? 0)).entries()) {
      if (i > 0) this.#street = new Map()
      if (round.cards && round.cards.length > 0) this.#actions.push(`d db ${round.cards.join('')}`)
      for (const [j, action] of round.actions.entries()) {
        const refusal = this.#take(action)
        if (refusal) return within(['rounds', i, 'actions', j], refusal)
      }
    }
    const players = this.#order.length
    // Of two players the one with the button has the small blind.
    const [smallAt, bigAt] = players === 2 ? [1, 0] : [0, 1]
    if (small > 0 && this.#blinds.get('Post SB') !== smallAt)
      return elsewhere('small_blind_amount', 'Post SB')
    if (big > 0 && this.#blinds.get('Post BB') !== bigAt) return elsewhere('big_blind_amount', 'Post BB')
    const blinds = this.#order.map((_, i) => this.#straddles.get(i) ?? [small, big][i] ?? 0)
    const history: HandHistory = {
      variant: '',
      antes: players === 2 ? this.#antes.toReversed() : this.#antes,
      blinds,
      stacks: this.#order.map(({ starting_stack }) => starting_stack),
      smallBet: big,
      bigBet: 2 * big,
      actions: [...this.#unseen(), ...this.#actions],
      money: true,
    }
    return { history, seats: this.#order.map(({ seat }) => seat) }
  }

  /** Hands that the file does not describe were still dealt. */
  #unseen(): string[] {
    const cards = '??'.repeat(HOLE_CARDS[this.#hand.game_type ?? 'Stud'])
    return this.#order.flatMap((_, i) =>
      cards === '' || this.#actions.some(action => action.startsWith(`d dh p${i + 1} `))
        ? []
        : [`d dh p${i + 1} ${cards}`],
    )
  }

  #take({ player_id, action, amount = 0, cards = [] }: OpenActionRead): Refusal | undefined {
    const at = this.#order.findIndex(({ id }) => id === player_id)
    if (ACTIONS_OUTSIDE_THE_HAND.has(action)) return undefined
    if (at < 0) return within(['player_id'], refuseHistory('hand-not-held', { what: String(player_id) }))
    const total = (this.#street.get(at) ?? 0) + amount
    const run = cards.join('')
    const told: Readonly<Record<string, string>> = {
      'Dealt Cards': `d dh p${at + 1} ${run}`,
      'Shows Cards': `p${at + 1} sm${run === '' ? '' : ` ${run}`}`,
      'Mucks Cards': `p${at + 1} sm`,
      Fold: `p${at + 1} f`,
      Check: `p${at + 1} cc`,
      Call: `p${at + 1} cc`,
      Bet: `p${at + 1} cbr ${rounded(total)}`,
      Raise: `p${at + 1} cbr ${rounded(total)}`,
    }
    if (action === 'Post Ante') {
      this.#antes[at] = this.#hand.ante_amount ?? amount
      return undefined
    }
    const text = Object.hasOwn(told, action) ? told[action] : undefined
    const isBlind = BLIND_ACTIONS.has(action) || action === 'Straddle'
    if (text === undefined && !isBlind)
      return within(['action'], refuseHistory('hand-not-held', { what: action }))
    this.#street.set(at, total)
    if (BLIND_ACTIONS.has(action)) this.#blinds.set(action, at)
    if (action === 'Straddle') this.#straddles.set(at, amount)
    if (text !== undefined && !(action === 'Dealt Cards' && run === '')) this.#actions.push(text)
    return undefined
  }
}

/** Refuses a blind that was not posted, or not by the player next to the button. */
const elsewhere = (field: string, what: string): Refusal =>
  within<never>([field], refuseHistory('hand-not-held', { what }))

/** Sums of decimals, without what binary fractions leave over. */
const rounded = (amount: number): number => Math.round(amount * 1e6) / 1e6

/** The same record with the players in their own seats: it was played with seats 1, 2, 3 … from the button's left on. */
function inSeats(record: ReplayedRecord, seats: readonly number[]): object {
  const { button: _, seats: sitters, straddle, post, cards, moves, ...rest } = record
  const seatOf = (seat: number): number => seats[seat - 1] ?? seat
  const own = <T extends { readonly seat: number }>(one: T): T => ({ ...one, seat: seatOf(one.seat) })
  return {
    ...rest,
    button: seats.at(-1),
    seats: sitters.map(own).toSorted((a, b) => a.seat - b.seat),
    ...(straddle ? { straddle: own(straddle) } : {}),
    ...(post ? { post: post.map(own) } : {}),
    cards: Object.fromEntries(
      Object.entries(cards).map(([place, held]) => [
        /^\d+$/.test(place) ? String(seatOf(Number(place))) : place,
        held,
      ]),
    ),
    moves: moves.map(move => move.replace(/^\d+/, seat => String(seatOf(Number(seat))))),
  }
}
