import { isRefusal, type PlayerDealerRules, playRecord, type Rules, readingsOf } from '@cardroom/engine'
import { oddsOf } from '@cardroom/lab'
import type { Rulebook } from '@cardroom/rulebook'
import { badInputOf } from '../../command/refused.ts'
import { withProgress } from '../odds/watched.ts'

/** The edge on what was wagered in these rounds; without any, on the first wager of the layout. Pots have none. */
export async function edgeOf(
  rules: Rules,
  records: readonly object[],
  book: Rulebook,
): Promise<number | undefined> {
  if (!('wagers' in rules)) return undefined
  if (records.length === 0) return (await edges(rules, rules.wagers[0]!.on)).get(rules.wagers[0]!.on)
  const known = await edges(rules)
  let [wagered, gained] = [0, 0]
  for (const record of records) {
    const played = playRecord(record, book)
    if (isRefusal(played)) throw badInputOf(played)
    for (const { on, amount } of played.round.result.wagers ?? []) {
      const edge = known.get(on)
      // Later wagers of a round are part of the edge of the wager that they follow.
      if (edge === undefined) continue
      wagered += amount
      gained += amount * edge
    }
  }
  return wagered === 0 ? undefined : gained / wagered
}

async function edges(rules: PlayerDealerRules, wager?: string): Promise<ReadonlyMap<string, number>> {
  const readings = readingsOf(rules)
  if (isRefusal(readings)) throw badInputOf(readings)
  const circumstances = { readings, decks: rules.decks.to, dealt: [], wager }
  const found = await withProgress(undefined, watch => oddsOf(rules, circumstances, watch))
  if (isRefusal(found)) throw badInputOf(found)
  return new Map(found.wagers.map(({ on, edge }) => [on, edge]))
}
