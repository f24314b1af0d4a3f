import type { BankChart, PlayerChart } from './rules.ts'
import type { HandCount } from './value.ts'

/** What the chart leaves to a player: nothing but standing, nothing but a card, or the choice. */
export function chartedMove(value: HandCount, chart: PlayerChart): 'stand' | 'hit' | 'choice' {
  const { mustStand, mustHit } = chart
  const stands = value.soft ? mustStand.soft : mustStand.hard
  if (value.natural || (stands !== undefined && value.points >= stands)) return 'stand'
  return mustHit && value.points <= mustHit.upTo ? 'hit' : 'choice'
}

/** The player-dealer has no choice at all. */
export const bankDraws = (value: HandCount, chart: BankChart): boolean =>
  !value.natural && value.points <= (value.soft ? chart.soft : chart.hard)
