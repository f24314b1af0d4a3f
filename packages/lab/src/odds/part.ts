import { type Refusal, type RuleSet, type Text, within } from '@cardroom/engine'
import type { Watch } from '../parallel/work.ts'
import type { OddsAnswer, StrategyTable, WagerOdds } from './answer.ts'
import type { Circumstances, Strategy } from './circumstances.ts'
import { refuseOdds } from './refusals.ts'

/** The odds of a wager, or of some that are found together. */
export interface OddsPart {
  readonly on: readonly string[]
  find(watch: Watch): PartResult | Promise<PartResult>
  /** Why the odds cannot be found, if so. */
  readonly refusal?: Refusal | undefined
}

export interface PartResult {
  readonly wagers: readonly WagerOdds[]
  readonly strategy?: readonly StrategyTable[]
  /** Rounds that were simulated; exact, if nothing is said. */
  readonly rounds?: number
  readonly notes?: readonly Text[]
}

/** Finds all parts, or the one with the wager that was asked for. */
export async function solveParts(
  parts: readonly OddsPart[],
  wager: string | undefined,
  watch: Watch,
): Promise<Refusal | Pick<OddsAnswer, 'method' | 'wagers' | 'strategy' | 'rounds' | 'notes'>> {
  const wanted = parts.filter(part => wager === undefined || part.on.includes(wager))
  if (wanted.length === 0) return refuseWager(parts, wager)
  const wagers: WagerOdds[] = []
  const strategy: StrategyTable[] = []
  const notes: Text[] = []
  let rounds = 0
  for (const part of wanted) {
    if (part.refusal) return part.refusal
    const found = await part.find(watch)
    wagers.push(...found.wagers.filter(one => wager === undefined || one.on === wager))
    strategy.push(...(found.strategy ?? []))
    notes.push(...(found.notes ?? []))
    rounds += found.rounds ?? 0
  }
  return {
    method: rounds > 0 ? 'simulated' : 'exact',
    ...(rounds > 0 ? { rounds } : {}),
    wagers,
    ...(strategy.length > 0 ? { strategy } : {}),
    ...(notes.length > 0 ? { notes } : {}),
  }
}

function refuseWager(parts: readonly OddsPart[], wager: string | undefined): Refusal {
  const known = parts.flatMap(part => part.on)
  if (wager === undefined || known.length === 0) return refuseOdds('no-odds-known')
  return within(['wager'], refuseOdds('none-of-these-wagers', { wager, known }))
}

/** How the odds of a family are found. */
export interface Solver<Rules extends RuleSet> {
  /** Whether its rounds continue with the same shoe. */
  readonly fromAShoe?: true
  /** How its hands can be played, the usual way first; by default only the best play. */
  strategies?(rules: Rules): readonly [usual: Strategy, ...others: Strategy[]]
  /** Computed in parts, so that a caller does not wait for a wager that it did not ask for. */
  parts(rules: Rules, circumstances: Circumstances & { readonly strategy: Strategy }): readonly OddsPart[]
}
