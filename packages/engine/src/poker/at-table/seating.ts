import type { Cents } from '../../money/cents.ts'
import { aroundFrom, leftOf } from '../../round/around.ts'
import type { Seat } from '../../round/awaiting.ts'
import { isIn, type Seats, seatedAt } from '../../table/seats.ts'
import type { PokerRules } from '../rules/rules.ts'
import type { PokerSetup } from '../rules/setup.ts'
import { type Debt, type HouseSetup, type Memory, NOTHING_OWED, type Owed, type Positions } from './memory.ts'

/** A table on which a hand is to be dealt. */
export interface Dealing {
  readonly rules: PokerRules
  readonly setup: HouseSetup
  readonly seats: Seats
  readonly memory: Memory
}

/** Where the filing lets a straddle make up for blinds that were missed. */
export const mayStraddle = ({ straddle }: PokerRules): boolean => straddle?.timesBigBlind !== undefined

/** What one must post to be dealt in: the big blind plays, the rest is dead (002:70-72). */
export function owedBy({ blinds = [] }: HouseSetup, owes: Owed): { live: Cents; dead: Cents } {
  const big = blinds.at(-1) ?? 0
  const rest = blinds.slice(0, -1).reduce((sum, cents) => sum + cents, 0)
  return { live: owes.big ? big : 0, dead: owes.small ? rest : 0 }
}

export const owesAnything = ({ small, big }: Owed): boolean => small || big

/** What a seat owes: nothing, where nothing is known of it. */
export const debtOf = ({ debts }: Memory, seat: Seat): Debt =>
  debts.find(debt => debt.seat === seat) ?? { seat, owes: NOTHING_OWED, makeUp: 'post' }

/** How a hand starts: its setup, and where the buttons lie. */
export interface PotStart {
  readonly setup: PokerSetup
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
export function startPot(dealing: Dealing): PotStart | undefined {
  const seating = seatingOf(dealing)
  if (!seating) return undefined
  const { rules, setup, seats, memory } = dealing
  const { places } = rules.seats
  const { playing, button, holding } = seating
  const big = holding.at(-1)
  const small = holding.length > 1 ? holding.at(-2) : undefined
  const straddle = straddleOf(dealing, seating)

  const owes: Record<Seat, Owed> = {}
  const post: NonNullable<PokerSetup['post']>[number][] = []
  for (const { seat } of seatedAt(seats)) {
    const { owes: owed } = debtOf(memory, seat)
    if (!playing.includes(seat)) {
      owes[seat] = {
        small: owed.small || passed(seat, memory.blinds?.small, small, places),
        big: owed.big || passed(seat, memory.blinds?.big, big, places),
      }
    } else if (seat === big || seat === straddle?.seat) {
      owes[seat] = NOTHING_OWED
    } else if (holding.includes(seat)) {
      owes[seat] = { small: false, big: owed.big }
    } else {
      const { live, dead } = owedBy(setup, owed)
      if (live + dead > 0) post.push({ seat, ...(live ? { live } : {}), ...(dead ? { dead } : {}) })
      owes[seat] = NOTHING_OWED
    }
  }
  return {
    setup: {
      ...setup,
      button,
      seats: seatedAt(seats)
        .filter(({ seat }) => playing.includes(seat))
        .map(({ seat, stack }) => ({ seat, stack })),
      ...(straddle ? { straddle } : {}),
      ...(post.length > 0 ? { post } : {}),
    },
    positions: {
      button,
      ...(small === undefined ? {} : { small }),
      ...(big === undefined ? {} : { big }),
      owes,
    },
  }
}

/** One who waits for the big blind is dealt in when it comes. */
function seatingOf({ rules, setup, seats, memory }: Dealing): Seating | undefined {
  const { places } = rules.seats
  const { blinds = [] } = setup
  const present = seatedAt(seats)
    .filter(isIn)
    .map(({ seat }) => seat)
  const waits = (seat: Seat) => {
    const { owes, makeUp } = debtOf(memory, seat)
    return makeUp === 'wait' && owesAnything(owes)
  }
  const dealt = present.filter(seat => !waits(seat))
  // Two players can only play if both are dealt in.
  const inHand = dealt.length < 2 ? present : dealt
  const clockwise = (from: Seat, among: readonly Seat[]) =>
    aroundFrom(leftOf(from, places), places).filter(seat => among.includes(seat))
  const { button: before, opening } = memory
  const drawn =
    before === undefined && opening && inHand.includes(opening.button) ? opening.button : undefined
  const button = drawn ?? clockwise(before ?? places, inHand)[0]
  if (button === undefined || inHand.length < 2) return undefined
  if (blinds.length === 0) return { playing: inHand, button, holding: [] }
  const order = clockwise(button, inHand)
  // Two-handed the button has the small blind.
  const holders = inHand.length === 2 && blinds.length === 2 ? [button, ...order] : order
  const holding = holders.slice(0, blinds.length)
  const big = clockwise(holding.at(-2) ?? button, present)[0]
  if (big === undefined || inHand.includes(big) || big === button) return { playing: inHand, button, holding }
  return { playing: [...inHand, big], button, holding: [...holding.slice(0, -1), big] }
}

/** One makes up for missed blinds by a straddle: only left of the big blind, never on the button (002:90-101). */
function straddleOf(
  { rules, setup, memory }: Dealing,
  { playing, button, holding }: Seating,
): PokerSetup['straddle'] {
  const { places } = rules.seats
  const big = holding.at(-1)
  if (big === undefined || !mayStraddle(rules)) return undefined
  const next = aroundFrom(leftOf(big, places), places).find(seat => playing.includes(seat))
  if (next === undefined || next === button || holding.includes(next)) return undefined
  const { owes, makeUp } = debtOf(memory, next)
  if (makeUp !== 'straddle' || !owesAnything(owes)) return undefined
  return { seat: next, amount: (rules.straddle?.timesBigBlind ?? 0) * (setup.blinds?.at(-1) ?? 0) }
}

/** A blind that moved from one seat to another has passed those between them. */
function passed(seat: Seat, from: Seat | undefined, to: Seat | undefined, places: number): boolean {
  if (from === undefined || to === undefined || seat === from || seat === to) return false
  const way = aroundFrom(leftOf(from, places), places)
  return way.indexOf(seat) < way.indexOf(to)
}
