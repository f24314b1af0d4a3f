import type { BankedRules, WagerRule } from '../banked/rules.ts'
import { wagerBounds } from '../banked/wager-bounds.ts'
import { type Randomness, shuffle } from '../cards/shuffle.ts'
import type { WagerLimits } from '../collection/limits.ts'
import { type Cents, totalAmount } from '../money/cents.ts'
import type { Seat } from '../round/awaiting.ts'

/** How people bet at a random table against a player-dealer. */
export interface BettingHabits {
  /** The least and the most other seats that play. */
  readonly players: readonly [least: number, most: number]
  /** Now and then a player bets on a circle where nobody sits. */
  readonly circles: boolean
  /** The most bettors on the back line of a seat. */
  readonly backLine: number
  /** Whether any player bets on this. */
  readonly isOpen: (rule: WagerRule) => boolean
  /** Whether a player may bet on this first, where the game does not demand a wager. */
  readonly isFirst: (rule: WagerRule) => boolean
  /** One bettor in this many also bets on this. */
  readonly oneIn: (rule: WagerRule) => number
  /** Whether everybody bets the minimum. */
  readonly isLeast: boolean
  /** The usual bet where nothing is posted. */
  readonly usual: { readonly min: Cents; readonly max: Cents }
  /** What the player-dealer puts up against this much action. */
  readonly bank: (action: Cents, randomness: Randomness) => Cents
}

/** Anything that is legal; half of the banks are too short for the table. */
export const ANY_BETTING: BettingHabits = {
  players: [1, Number.POSITIVE_INFINITY],
  circles: true,
  backLine: 2,
  isOpen: () => true,
  isFirst: () => true,
  oneIn: () => 2,
  isLeast: false,
  usual: { min: 500, max: 10_000 },
  bank: (action, randomness) => (randomness.below(2) === 0 ? randomness.below(action + 1) : action * 60),
}

const DOLLAR = 100
/** Nobody bets more than this many minimum wagers. */
const MAX_MINIMUM_WAGERS = 20

/** What one bettor bets on one thing. */
interface RandomWager {
  readonly on: string
  readonly hand?: number
  readonly amount: Cents
}

/** How a random round against a player-dealer starts. */
export interface RandomBankedSetup {
  readonly bank: { readonly seat: Seat; readonly wager: Cents }
  readonly wagers: readonly (RandomWager & {
    readonly seat: Seat
    readonly by?: string
    readonly player?: Seat
  })[]
}

/** Seats, wagers and a player-dealer. */
export function randomBankedSetup(
  rules: BankedRules,
  limits: WagerLimits | undefined,
  randomness: Randomness,
  habits: BettingHabits = ANY_BETTING,
): RandomBankedSetup {
  const { places } = rules.seats
  const bank = 1 + randomness.below(places)
  const others = Array.from({ length: places }, (_, i) => i + 1).filter(seat => seat !== bank)
  const most = Math.min(habits.players[1], others.length)
  const least = Math.min(habits.players[0], most)
  const count = least + randomness.below(most - least + 1)
  const seats = shuffle(others, randomness).slice(0, count)
  const wagers = seats.flatMap((seat, i) => {
    const isCircle =
      habits.circles && i > 0 && rules.circles?.others !== 'closed' && randomness.below(4) === 0
    const bettors = [
      isCircle ? { player: seats[0]! } : {},
      ...Array.from({ length: backLineBettors(rules, habits, randomness) }, (_, n) => ({ by: `B${n + 1}` })),
    ]
    return bettors.flatMap(by =>
      wagersOf(rules, 'by' in by, limits, randomness, habits).map(wager => ({ seat, ...by, ...wager })),
    )
  })
  const action = totalAmount(wagers)
  return { bank: { seat: bank, wager: habits.bank(action, randomness) }, wagers }
}

function backLineBettors({ backLine }: BankedRules, habits: BettingHabits, randomness: Randomness): number {
  const most = backLine.most === 'any' ? habits.backLine : Math.min(habits.backLine, backLine.most)
  return most === 0 ? 0 : randomness.below(most + 1)
}

/** The wagers of one bettor: what the game demands or one of choice, and others that may stand beside it. */
function wagersOf(
  rules: BankedRules,
  isBackLine: boolean,
  limits: WagerLimits | undefined,
  randomness: Randomness,
  { isOpen, isFirst, oneIn, isLeast, usual }: BettingHabits,
): RandomWager[] {
  const step = rules.step?.cents ?? DOLLAR
  const amount = (least: Cents, most: Cents): Cents => {
    const from = Math.ceil(least / step) * step
    const steps = Math.max(0, Math.floor((Math.min(most, least * MAX_MINIMUM_WAGERS) - from) / step))
    return isLeast ? from : from + step * randomness.below(steps + 1)
  }
  const { min: least = usual.min, max: most = usual.max } = limits ?? {}
  const base = amount(least, most)
  const made: RandomWager[] = []
  const has = (on: string) => made.some(one => one.on === on)
  const open = rules.wagers.filter(
    rule => rule.kind !== 'later' && !(isBackLine && rule.noBackLine) && isOpen(rule),
  )
  const choices = open.filter(rule => !rule.must && !rule.needs && isFirst(rule))
  const first = open.some(rule => rule.must) ? undefined : choices[randomness.below(choices.length)]
  for (const rule of open) {
    const isWanted = rule.must || rule === first
    const isPossible = !rule.needs || rule.needs.some(has)
    if (!isWanted && !(isPossible && randomness.below(oneIn(rule)) === oneIn(rule) - 1)) continue
    const { from, upTo } = wagerBounds(rules, rule, { made, limits, usual })
    if (upTo < from && !rule.must) continue
    const wagered = rule.must || rule.equals ? base : amount(from, upTo)
    for (let hand = 1; hand <= (rule.hands ?? 1); hand++) {
      made.push({ on: rule.on, ...(rule.hands ? { hand } : {}), amount: wagered })
    }
  }
  return made
}
