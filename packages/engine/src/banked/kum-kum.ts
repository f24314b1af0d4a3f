import type { Cents } from '../money/cents.ts'
import { type Refusal, within } from '../say/refusal.ts'
import { refuseBankedRound } from './refusals.ts'
import type { BankedRules } from './rules.ts'
import type { PlacedWager } from './setup.ts'

/** Refuses a bet that partners may not make together. */
export function checkKumKum(
  { kumKum: rule }: BankedRules,
  { kumKum: parts, amount }: PlacedWager,
  minimum: Cents,
): Refusal | undefined {
  if (!parts) return undefined
  if (!rule) return within(['kumKum'], refuseBankedRound('no-kum-kum'))
  const sum = parts.reduce((all, part) => all + part, 0)
  if (sum !== amount) return within(['kumKum'], refuseBankedRound('kum-kum-adds-up', { amount, sum }))
  const { minimum: cite } = rule
  const short = parts.findIndex(part => part < minimum)
  return cite === undefined || short < 0
    ? undefined
    : within(
        ['kumKum', short],
        refuseBankedRound('kum-kum-below-minimum', { amount: parts[short]!, minimum, cite }),
      )
}
