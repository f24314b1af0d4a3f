import { isRefusal, type Refusal } from '@cardroom/engine'
import { type EquityAnswer, equities } from './answer.ts'
import { canBeDealt } from './deals.ts'
import { byChance, chunksOf } from './job.ts'
import { notesOn } from './notes.ts'
import { type EquityQuestion, situationOf } from './question.ts'
import { refuse } from './refusals.ts'

/** The part of the pot that the first hand gets, by so many run-outs at once: for one who waits at the table. */
export function shareOfFirst(
  question: EquityQuestion,
  runouts: number,
  seed: string,
): { equity: number; stderr: number; notes: EquityAnswer['notes'] } | Refusal {
  const situation = situationOf(question)
  if (isRefusal(situation)) return situation
  if (!canBeDealt(situation.holdings)) return refuse('not-dealt-together')
  const method = { by: 'chance', runouts, seed } as const
  const work = byChance(question, situation, method)
  for (let chunk = 0; chunk < chunksOf(method); chunk++) work.run(chunk)
  const names = question.holdings.map(({ text }) => text)
  const [first] = equities(work.finish(), situation, names, true)
  return { equity: first!.equity, stderr: first!.stderr ?? 0, notes: notesOn(situation) }
}
