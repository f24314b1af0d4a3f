import type { Cents } from '../../money/cents.ts'
import type { Spot } from '../../table/face.ts'
import type { WantedWager } from './memory.ts'

/** How much a bot puts up as player-dealer: half of what it has. */
export const botBank = (stack: Cents): Cents => Math.max(1, Math.floor(stack / 200) * 100)

const BONUS_CHANCE = 0.25

/** Wagers as a regular would make them: what the game demands, now and then a bonus bet. */
export function botWagers(spots: readonly Spot[], random: () => number): WantedWager[] {
  const base = spots.filter(spot => spot.kind === 'base')
  const unit = 1 + Math.floor(random() * 4)
  const free = base.filter(spot => !spot.must && spot.needs.length === 0)
  const chosen = base.some(spot => spot.must) ? undefined : free[Math.floor(random() * free.length)]
  const made: WantedWager[] = []
  for (const spot of spots) {
    const beside = spot.needs.length === 0 || spot.needs.some(on => made.some(one => one.on === on))
    const wanted = spot.must || spot === chosen
    const extra = spot.kind === 'bonus' && beside && random() < BONUS_CHANCE
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
