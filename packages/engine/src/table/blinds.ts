import { aroundFrom, leftOf } from '../banked/seats.ts'
import type { Cents } from '../money/cents.ts'
import type { Seat } from '../round/awaiting.ts'
import { type Refusal, refuse } from '../round/refusal.ts'
import type { Positions } from './event.ts'
import type { TableSettings } from './settings.ts'
import { isIn, type Owed, type PlayerId, type TableState, takenSeats } from './state.ts'

export const NOTHING_OWED: Owed = { small: false, big: false }

export const blindsOf = (settings: TableSettings): readonly Cents[] =>
  (settings.setup.blinds as readonly Cents[] | undefined) ?? []

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

/** How the round starts: the button always moves forward, and the blinds follow it (003:147). */
export function startPot(settings: TableSettings, state: TableState, places: number): PotStart | Refusal {
  const playing = takenSeats(state).filter(seat => isIn(state.seats[seat]))
  if (playing.length < 2) return refuse('a round needs two players')
  const clockwise = (from: Seat) => aroundFrom(leftOf(from, places), places).filter(s => playing.includes(s))
  const button = clockwise(state.button ?? places)[0]!
  const order = clockwise(button)
  const blinds = blindsOf(settings)
  // Two-handed the button has the small blind.
  const holders = playing.length === 2 && blinds.length === 2 ? [button, order[0]!] : order
  const big = blinds.length > 0 ? holders[blinds.length - 1] : undefined
  const small = blinds.length > 1 ? holders[blinds.length - 2] : undefined
  const holding = blinds.length > 0 ? holders.slice(0, blinds.length) : []

  const owes: Record<Seat, Owed> = {}
  const post: { seat: Seat; live?: Cents; dead?: Cents }[] = []
  for (const seat of takenSeats(state)) {
    const owed = state.seats[seat]!.owes
    if (!playing.includes(seat)) {
      owes[seat] = {
        small: owed.small || passed(seat, state.blinds?.small, small, places),
        big: owed.big || passed(seat, state.blinds?.big, big, places),
      }
    } else if (seat === big) {
      owes[seat] = NOTHING_OWED
    } else if (holding.includes(seat)) {
      owes[seat] = { small: false, big: owed.big }
    } else {
      const { live, dead } = owedBy(settings, owed)
      if (live + dead > 0) post.push({ seat, ...(live ? { live } : {}), ...(dead ? { dead } : {}) })
      owes[seat] = NOTHING_OWED
    }
  }
  return {
    setup: {
      ...settings.setup,
      button,
      seats: playing.map(seat => ({ seat, stack: state.seats[seat]!.stack })),
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

/** A blind that moved from one seat to another has passed those between them. */
function passed(seat: Seat, from: Seat | undefined, to: Seat | undefined, places: number): boolean {
  if (from === undefined || to === undefined || seat === from || seat === to) return false
  const way = aroundFrom(leftOf(from, places), places)
  return way.indexOf(seat) < way.indexOf(to)
}
