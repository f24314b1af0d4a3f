import { isRefusal, type Refusal } from '@cardroom/engine'
import { type EquityAnswer, equities } from './answer.ts'
import { canBeDealt } from './deals.ts'
import { byChance, equityChunks } from './job.ts'
import { notesOn } from './notes.ts'
import { type EquityQuestion, equitySituation } from './question.ts'
import { refuseEquity } from './refusals.ts'

/**
 * The first hand's share of the pot over this many run-outs, synchronously: for a player who waits at the
 * table.
 */
export function shareOfFirst(
  question: EquityQuestion,
  runouts: number,
  seed: string,
): { equity: number; stderr: number; notes: EquityAnswer['notes'] } | Refusal {
  const situation = equitySituation(question)
  if (isRefusal(situation)) return situation
  if (!canBeDealt(situation.holdings)) return refuseEquity('not-dealt-together')
  const method = { by: 'chance', runouts, seed } as const
  const work = byChance(question, situation, method)
  for (let chunk = 0; chunk < equityChunks(method); chunk++) work.run(chunk)
  const names = question.holdings.map(({ text }) => text)
  const [first] = equities(work.finish(), situation, names, true)
  return { equity: first!.equity, stderr: first!.stderr ?? 0, notes: notesOn(situation) }
}
