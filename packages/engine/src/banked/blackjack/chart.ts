import type { BankChart, PlayerChart } from './rules.ts'
import type { Value } from './value.ts'

/** What the chart leaves to a player: nothing but standing, nothing but a card, or the choice. */
export function charted(value: Value, chart: PlayerChart): 'stand' | 'hit' | 'choice' {
  const { mustStand, mustHit } = chart
  const stands = value.soft ? mustStand.soft : mustStand.hard
  if (value.natural || (stands !== undefined && value.half >= 2 * stands)) return 'stand'
  return mustHit && value.half <= 2 * mustHit.upTo ? 'hit' : 'choice'
}

/** The player-dealer has no choice at all. */
export const bankDraws = (value: Value, chart: BankChart): boolean =>
  !value.natural && value.half <= 2 * (value.soft ? chart.soft : chart.hard)
