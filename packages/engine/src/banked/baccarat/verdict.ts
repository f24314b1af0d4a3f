import type { Readings } from '../../rules/readings.ts'
import type { Verdict } from '../live.ts'
import { type BaccaratHands, happened } from './event.ts'
import type { BaccaratRules, BaccaratWager } from './rules.ts'

/** What became of a wager, by what the two hands have come to. */
export function baccaratVerdict(bet: BaccaratWager, readings: Readings, hands: BaccaratHands): Verdict {
  const push = bet.pushes?.find(
    ({ when, reading }) => happened(when, hands) && (!reading || readings[reading.name] === reading.is),
  )
  if (push) return { outcome: 'push', rule: push.cite }
  const win = bet.wins.find(({ when }) => happened(when, hands))
  return win ? { outcome: 'win', odds: win.pays, rule: win.cite } : { outcome: 'lose', rule: bet.loses.cite }
}

export const wagerOn = ({ wagers }: BaccaratRules, on: string): BaccaratWager =>
  wagers.find(one => one.on === on)!
