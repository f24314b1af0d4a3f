import type { Cents } from '../money/cents.ts'
import type { PokerRules } from '../poker/rules/rules.ts'
import { aroundFrom, leftOf } from '../round/around.ts'
import type { Seat } from '../round/awaiting.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { type Refusal, refuse } from '../say/refusal.ts'
import type { Positions } from './event.ts'
import type { TableGame, TableSettings } from './settings.ts'
import { isIn, type Owed, type PlayerId, type TableState, takenSeats } from './state.ts'

export const NOTHING_OWED: Owed = { small: false, big: false }

export const blindsOf = (settings: TableSettings): readonly Cents[] =>
  (settings.setup.blinds as readonly Cents[] | undefined) ?? []

/** A pot game with blinds is opened by a draw for the button. */
export const hasButton = (settings: TableSettings): boolean => blindsOf(settings).length > 0

const straddleOf = (rules: RuleSet) => (rules as Partial<PokerRules>).straddle

/** Where the filing lets a straddle make up for blinds that were missed. */
export const mayStraddle = (rules: RuleSet): boolean => straddleOf(rules)?.timesBigBlind !== undefined

/** What one must post to be dealt in: the big blind plays, the rest is dead (002:70-72). */
export function owedBy(settings: TableSettings, owes: Owed): { live: Cents; dead: Cents } {
  const blinds = blindsOf(settings)
  const big = blinds.at(-1) ?? 0
  const rest = blinds.slice(0, -1).reduce((sum, cents) => sum + cents, 0)
  return { live: owes.big ? big : 0, dead: owes.small ? rest : 0 }
}

export interface PotStart {
  readonly setup: Readonly<Record<string, unknown>>
  readonly accounts: Readonly<Record<string, PlayerId>>
  readonly positions: Positions
}

/** Where the button and the blinds lie, and who is dealt in. */
interface Seating {
  readonly playing: readonly Seat[]
  readonly button: Seat
  /** Who posts the blinds, the big one last. */
  readonly holding: readonly Seat[]
}

/** How the round starts: the button always moves forward, and the blinds follow it (003:149). */
export function startPot(
  settings: TableSettings,
  state: TableState,
  { rules, family }: TableGame,
): PotStart | Refusal {
  const known = family.setup.fields
  const { places } = rules.seats
  const seating = seatingOf(settings, state, places)
  if (!seating) return refuse('a round needs two players')
  const { playing, button, holding } = seating
  const big = holding.at(-1)
  const small = holding.length > 1 ? holding.at(-2) : undefined
  const straddler = straddlerOf(settings, state, rules, seating)

  const owes: Record<Seat, Owed> = {}
  const post: { seat: Seat; live?: Cents; dead?: Cents }[] = []
  for (const seat of takenSeats(state)) {
    const owed = state.seats[seat]!.owes
    if (!playing.includes(seat)) {
      owes[seat] = {
        small: owed.small || passed(seat, state.blinds?.small, small, places),
        big: owed.big || passed(seat, state.blinds?.big, big, places),
      }
    } else if (seat === big || seat === straddler) {
      owes[seat] = NOTHING_OWED
    } else if (holding.includes(seat)) {
      owes[seat] = { small: false, big: owed.big }
    } else {
      const { live, dead } = owedBy(settings, owed)
      if (live + dead > 0) post.push({ seat, ...(live ? { live } : {}), ...(dead ? { dead } : {}) })
      owes[seat] = NOTHING_OWED
    }
  }
  const times = straddleOf(rules)?.timesBigBlind ?? 0
  return {
    setup: {
      ...settings.setup,
      ...('button' in known ? { button } : {}),
      ...('first' in known ? firstOf(state) : {}),
      seats: playing.map(seat => ({ seat, stack: state.seats[seat]!.stack })),
      ...(straddler === undefined
        ? {}
        : { straddle: { seat: straddler, amount: times * (blindsOf(settings).at(-1) ?? 0) } }),
      ...(post.length > 0 ? { post } : {}),
    },
    accounts: Object.fromEntries(playing.map(seat => [String(seat), state.seats[seat]!.player])),
    positions: {
      button,
      ...(small === undefined ? {} : { small }),
      ...(big === undefined ? {} : { big }),
      owes,
    },
  }
}

/** Where the winner of a round is the first of the next. */
function firstOf({ last }: TableState): { first?: Seat } {
  const { winner } = (last?.result ?? {}) as { winner?: Seat }
  return winner === undefined ? {} : { first: winner }
}

/** One who waits for the big blind is dealt in when it comes. */
function seatingOf(settings: TableSettings, state: TableState, places: number): Seating | undefined {
  const present = takenSeats(state).filter(seat => isIn(state.seats[seat]))
  const waits = (seat: Seat) => {
    const { owes, makeUp } = state.seats[seat]!
    return makeUp === 'wait' && (owes.small || owes.big)
  }
  const dealt = present.filter(seat => !waits(seat))
  const blinds = blindsOf(settings)
  // Two players can only play if both are dealt in.
  const inHand = dealt.length < 2 ? present : dealt
  if (inHand.length < 2) return undefined
  const clockwise = (from: Seat, among: readonly Seat[]) =>
    aroundFrom(leftOf(from, places), places).filter(seat => among.includes(seat))
  const button =
    state.button === undefined && state.opening && inHand.includes(state.opening.button)
      ? state.opening.button
      : clockwise(state.button ?? places, inHand)[0]!
  if (blinds.length === 0) return { playing: inHand, button, holding: [] }
  const order = clockwise(button, inHand)
  // Two-handed the button has the small blind.
  const holders = inHand.length === 2 && blinds.length === 2 ? [button, order[0]!] : order
  const holding = holders.slice(0, blinds.length)
  const before = holding.at(-2) ?? button
  const big = clockwise(before, present)[0]!
  if (inHand.includes(big) || big === button) return { playing: inHand, button, holding }
  return { playing: [...inHand, big].sort((a, b) => a - b), button, holding: [...holding.slice(0, -1), big] }
}

/** One who makes up for missed blinds by a straddle: only left of the big blind, never on the button (002:90-101). */
function straddlerOf(
  settings: TableSettings,
  state: TableState,
  rules: RuleSet,
  { playing, button, holding }: Seating,
): Seat | undefined {
  const big = holding.at(-1)
  if (big === undefined || !mayStraddle(rules) || !hasButton(settings)) return undefined
  const next = aroundFrom(leftOf(big, rules.seats.places), rules.seats.places).find(seat =>
    playing.includes(seat),
  )
  if (next === undefined || next === button || holding.includes(next)) return undefined
  const { owes, makeUp } = state.seats[next]!
  return makeUp === 'straddle' && (owes.small || owes.big) ? next : undefined
}

/** A blind that moved from one seat to another has passed those between them. */
function passed(seat: Seat, from: Seat | undefined, to: Seat | undefined, places: number): boolean {
  if (from === undefined || to === undefined || seat === from || seat === to) return false
  const way = aroundFrom(leftOf(from, places), places)
  return way.indexOf(seat) < way.indexOf(to)
}
