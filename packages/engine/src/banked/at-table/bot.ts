import type { Cents } from '../../money/cents.ts'
import { chipFor, inChips } from '../../money/cents.ts'
import { REGULAR_MANNER } from '../../round/manner.ts'
import type { Spot } from '../../table/face.ts'
import type { WantedWager } from './commands.ts'

/** A bot puts up at most this many maximum wagers as player-dealer. */
const MAX_BANK_WAGERS = 20

/** What a bot puts up as player-dealer by default: half of its stack, in chips of the table. */
export function usualBank(spots: readonly Spot[], stack: Cents): Cents {
  const base = spots.filter(({ kind }) => kind === 'base')
  const least = Math.min(...base.map(({ min }) => min))
  const most = MAX_BANK_WAGERS * Math.max(...base.map(({ max }) => max))
  const half = Math.min(Math.floor(stack / 2), most)
  return Math.max(Math.min(stack, least), inChips(half, chipFor(least)))
}

const BONUS_CHANCE = 0.25

/** The wagers of a regular: what the game demands, and now and then a bonus bet. */
export function botWagers(
  spots: readonly Spot[],
  random: () => number,
  manner = REGULAR_MANNER,
): WantedWager[] {
  const base = spots.filter(spot => spot.kind === 'base')
  const unit = 1 + Math.floor(random() * 4 * manner.bold)
  const free = base.filter(spot => !spot.must && spot.needs.length === 0)
  const chosen = base.some(spot => spot.must) ? undefined : free[Math.floor(random() * free.length)]
  const made: WantedWager[] = []
  for (const spot of spots) {
    const beside = spot.needs.length === 0 || spot.needs.some(on => made.some(one => one.on === on))
    const wanted = spot.must || spot === chosen
    const extra = spot.kind === 'bonus' && beside && random() < BONUS_CHANCE * manner.loose
    if (!wanted && !extra) continue
    const equal = made.find(one => one.on === spot.equals)
    const least = spot.fromBase ? Math.max(...made.map(one => one.amount)) : 0
    if (least > spot.max) continue
    const amount = equal ? equal.amount : Math.max(least, amountAt(spot, spot.kind === 'base' ? unit : 1))
    for (let hand = 1; hand <= (spot.hands ?? 1); hand++) {
      made.push({ on: spot.on, amount, ...(spot.hands === undefined ? {} : { hand }) })
    }
  }
  return made
}

function amountAt({ min, max, step }: Spot, units: number): Cents {
  const least = Math.ceil(min / step) * step
  return Math.max(least, Math.min(least * units, Math.floor(max / step) * step))
}
