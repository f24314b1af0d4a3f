import { granted } from '@cardroom/engine'
import { type BankedRules, wagerBounds } from '@cardroom/engine/banked'
import { type Randomness, shuffle } from '@cardroom/engine/cards'
import { limitsOf, type Schedule, type WagerLimits } from '@cardroom/engine/collection'

/** Seats, wagers and a player-dealer: half of the banks are too short for the table. */
export function bankedSetup(
  rules: BankedRules,
  randomness: Randomness,
  schedule: Schedule | undefined,
): Record<string, unknown> {
  const limits = schedule ? granted(limitsOf(schedule)) : undefined
  const places = rules.seats.places
  const bank = 1 + randomness.below(places)
  const others = Array.from({ length: places }, (_, i) => i + 1).filter(seat => seat !== bank)
  const count = 1 + randomness.below(others.length)
  const seats = shuffle(others, randomness).slice(0, count)
  const wagers = seats.flatMap((seat, i) => {
    // Now and then a circle where nobody sits is bet by the first who does.
    const isCircle = i > 0 && rules.circles?.others !== 'closed' && randomness.below(4) === 0
    const backLine = rules.backLine.most === 0 ? 0 : randomness.below(3)
    const bettors = [
      isCircle ? { player: seats[0] } : {},
      ...Array.from({ length: backLine }, (_, i) => ({ by: `B${i + 1}` })),
    ]
    return bettors.flatMap(by =>
      wagersOf(rules, randomness, 'by' in by, limits).map(wager => ({ seat, ...by, ...wager })),
    )
  })
  const total = wagers.reduce((sum, wager) => sum + wager.amount, 0)
  const wager = randomness.below(2) === 0 ? randomness.below(total + 1) : total * 60
  return { bank: { seat: bank, wager }, wagers }
}

interface Wagered {
  readonly on: string
  readonly hand?: number
  readonly amount: number
}

const DOLLAR = 100
/** Where nothing is posted. */
const USUAL = { min: 500, max: 10_000 }

function wagersOf(
  rules: BankedRules,
  randomness: Randomness,
  backLine: boolean,
  limits: WagerLimits | undefined,
): Wagered[] {
  const step = rules.step?.cents ?? DOLLAR
  const amount = (least: number, most: number): number => {
    const steps = Math.max(0, Math.floor((Math.min(most, least * 20) - least) / step))
    return Math.ceil(least / step) * step + step * randomness.below(steps + 1)
  }
  const { min: least = USUAL.min, max: most = USUAL.max } = limits ?? {}
  const base = amount(least, most)
  const made: Wagered[] = []
  const has = (on: string) => made.some(one => one.on === on)
  const open = rules.wagers.filter(rule => rule.kind !== 'later' && !(backLine && rule.noBackLine))
  const choices = open.filter(rule => !rule.must && !rule.needs)
  const first = open.some(rule => rule.must) ? undefined : choices[randomness.below(choices.length)]
  for (const rule of open) {
    const wanted = rule.must || rule === first || (rule.needs ? rule.needs.some(has) : true)
    if (!wanted || (!rule.must && rule !== first && randomness.below(2) === 0)) continue
    const { from, upTo } = wagerBounds(rules, rule, { made, limits, usual: USUAL })
    if (upTo < from && !rule.must) continue
    const wagered = rule.must || rule.equals ? base : amount(from, upTo)
    for (let hand = 1; hand <= (rule.hands ?? 1); hand++) {
      made.push({ on: rule.on, ...(rule.hands ? { hand } : {}), amount: wagered })
    }
  }
  return made
}
