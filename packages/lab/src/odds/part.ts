import { type Refusal, refuse } from '@cardroom/engine'
import type { Watch } from '../parallel/work.ts'
import type { OddsAnswer, StrategyTable, WagerOdds } from './answer.ts'

/** The odds of a wager, or of some that are found together. */
export interface Part {
  readonly on: readonly string[]
  find(watch: Watch): Found | Promise<Found>
}

export interface Found {
  readonly wagers: readonly WagerOdds[]
  readonly strategy?: readonly StrategyTable[]
  /** Exact, if nothing is said. */
  readonly method?: OddsAnswer['method']
}

/** Finds all parts, or the one with the wager that was asked for. */
export async function solved(
  parts: readonly Part[],
  wager: string | undefined,
  watch: Watch,
): Promise<Refusal | (Required<Pick<OddsAnswer, 'method' | 'wagers'>> & Pick<OddsAnswer, 'strategy'>)> {
  const wanted = parts.filter(part => wager === undefined || part.on.includes(wager))
  const known = parts.flatMap(one => one.on).join(', ')
  if (wanted.length === 0)
    return refuse(known ? `wager: "${wager}" is none of ${known}` : 'no odds are known')
  const wagers: WagerOdds[] = []
  const strategy: StrategyTable[] = []
  let method: OddsAnswer['method'] = 'exact'
  for (const part of wanted) {
    const found = await part.find(watch)
    wagers.push(...found.wagers.filter(one => wager === undefined || one.on === wager))
    strategy.push(...(found.strategy ?? []))
    if (found.method === 'simulated') method = 'simulated'
  }
  return { method, wagers, ...(strategy.length > 0 ? { strategy } : {}) }
}
