import type { Cents } from '../money/cents.ts'
import { type Refusal, within } from '../say/refusal.ts'
import { refuse } from './refusals.ts'
import type { BankedRules } from './rules.ts'
import type { PlacedWager } from './setup.ts'

/** Why partners may not bet together so, if they may not. */
export function checkKumKum(
  { kumKum: rule }: BankedRules,
  { kumKum: parts, amount }: PlacedWager,
  minimum: Cents,
): Refusal | undefined {
  if (!parts) return undefined
  if (!rule) return within(['kumKum'], refuse('no-kum-kum'))
  const sum = parts.reduce((all, part) => all + part, 0)
  if (sum !== amount) return within(['kumKum'], refuse('kum-kum-adds-up', { amount, sum }))
  const { minimum: cite } = rule
  const short = parts.findIndex(part => part < minimum)
  return cite === undefined || short < 0
    ? undefined
    : within(['kumKum', short], refuse('kum-kum-below-minimum', { amount: parts[short]!, minimum, cite }))
}
