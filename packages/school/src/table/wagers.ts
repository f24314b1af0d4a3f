import { type Cents, granted, isRefusal, type PlayerDealerRules, type Seat } from '@cardroom/engine'
import { type WagerRule, wagerBounds } from '@cardroom/engine/banked'
import { limitsOf, type WagerLimits } from '@cardroom/engine/collection'
import type { Level } from '../exercise/exercise.ts'
import type { Chance } from './chance.ts'
import type { House } from './house.ts'

const DOLLAR = 100
const LEAST = 500
const MOST = 20_000
/** Nobody bets more than so many of the least wagers. */
const TIMES_LEAST = 20
/** What covers whatever a table usually wins. */
const TIMES_ACTION = 20
/** So many seats play at most, by level. */
const MOST_SEATS: Readonly<Record<Level, number>> = { 1: 2, 2: 5, 3: 4 }

/** So many at most bet on the back line of a seat. */
const MOST_BEHIND = 2

/** How much there is at the table, and whether all of it is covered. */
export interface Covering {
  readonly level: Level
  readonly covers?: true
}

interface Wagered {
  readonly on: string
  readonly hand?: number
  readonly amount: Cents
}

/** Who has bet what against whom: seats, back-line bettors, and a player-dealer. */
export function bankedSetup(
  rules: PlayerDealerRules,
  house: House,
  { level, covers }: Covering,
  chance: Chance,
): object {
  const limits = limitsUnder(house)
  const { places } = rules.seats
  const bank = chance.between(1, places)
  const others = Array.from({ length: places }, (_, i) => i + 1).filter(seat => seat !== bank)
  const most = Math.min(MOST_SEATS[level], others.length)
  const count = chance.between(Math.min(2, most), most)
  const seats = chance
    .shuffled(others)
    .slice(0, count)
    .sort((a, b) => a - b)
  const wagers = seats.flatMap(seat => wagersAt(rules, seat, limits, level, chance))
  const action = wagers.reduce((sum, { amount }) => sum + amount, 0)
  const isShort = level === 3 && !covers
  const wager = isShort
    ? roundUp(Math.floor((action * chance.between(2, 12)) / 10), DOLLAR)
    : roundUp(action * TIMES_ACTION, 100 * DOLLAR)
  return { bank: { seat: bank, wager }, wagers }
}

const roundUp = (cents: Cents, step: Cents): Cents => Math.ceil(cents / step) * step

function limitsUnder({ schedule, posted }: House): WagerLimits | undefined {
  const limits = schedule ? limitsOf(schedule, posted.limits) : undefined
  return limits && !isRefusal(limits) ? granted(limits) : undefined
}

function wagersAt(
  rules: PlayerDealerRules,
  seat: Seat,
  limits: WagerLimits | undefined,
  level: Level,
  chance: Chance,
): (Wagered & { seat: Seat; by?: string })[] {
  const { most } = rules.backLine
  const isOpen = level === 3 && most !== 0
  const behind = isOpen ? chance.below(Math.min(MOST_BEHIND, most === 'any' ? MOST_BEHIND : most) + 1) : 0
  const bettors = [undefined, ...Array.from({ length: behind }, (_, i) => `B${i + 1}`)]
  return bettors.flatMap(by =>
    wagersOf(rules, by !== undefined, limits, level, chance).map(wager => ({
      seat,
      ...(by === undefined ? {} : { by }),
      ...wager,
    })),
  )
}

/** What one bettor bets: what the game demands, and at the higher levels bonus bets beside it. */
function wagersOf(
  rules: PlayerDealerRules,
  isBehind: boolean,
  limits: WagerLimits | undefined,
  level: Level,
  chance: Chance,
): Wagered[] {
  const step = rules.step?.cents ?? DOLLAR
  const amount = (least: Cents, most: Cents): Cents => {
    const from = roundUp(least, step)
    const steps = Math.max(0, Math.floor((Math.min(most, least * TIMES_LEAST) - from) / step))
    return level === 1 ? from : from + step * chance.below(steps + 1)
  }
  const { min: least = LEAST, max: most = MOST } = limits ?? {}
  const base = amount(least, most)
  const made: Wagered[] = []
  const has = (on: string) => made.some(one => one.on === on)
  const open = rules.wagers.filter(
    (rule: WagerRule) =>
      rule.kind !== 'later' && !(isBehind && rule.noBackLine) && (level > 1 || rule.kind === 'base'),
  )
  const first = open.some(rule => rule.must)
    ? undefined
    : chance.pick(open.filter(rule => rule.kind === 'base' && !rule.needs))
  /** Few bet on two lines at once, more on a bonus bet beside them. */
  const isWanted = ({ kind }: WagerRule) => chance.oneIn(kind === 'bonus' ? 2 : 5)
  for (const rule of open) {
    const isFirst = rule.must || rule === first
    if (!isFirst && ((rule.needs && !rule.needs.some(has)) || !isWanted(rule))) continue
    const { from, upTo } = wagerBounds(rules, rule, { made, limits, usual: { min: LEAST, max: MOST } })
    if (upTo < from && !rule.must) continue
    const wagered = rule.must || rule.equals ? base : amount(from, upTo)
    for (let hand = 1; hand <= (rule.hands ?? 1); hand++) {
      made.push({ on: rule.on, ...(rule.hands ? { hand } : {}), amount: wagered })
    }
  }
  return made
}
