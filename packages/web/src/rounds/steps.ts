import {
  type Input,
  isRefusal,
  type Library,
  playRecord,
  type Refusal,
  type Result,
  type RuleSet,
  startRecord,
  type View,
  verifyRecord,
} from '@cardroom/engine'
import { english } from '@cardroom/words/en'

/** A round as it can be stepped through: the table after each of its inputs, as the house sees it. */
export interface Replay {
  readonly rules: RuleSet
  readonly record: Readonly<Record<string, unknown>>
  /** What was put in before each view; the first has none. */
  readonly steps: readonly { readonly input?: Input; readonly view: View }[]
  /** Nothing where the house called the round off. */
  readonly result?: Result
  /** How the record's own result differs from this one; nothing where it agrees or has none. */
  readonly difference?: Refusal
  readonly verified: boolean
}

/** Plays a record in the browser, step by step. */
export function replayOf(record: unknown, library: Library): Replay | Refusal {
  const played = playRecord(record, library)
  if (isRefusal(played)) return played
  const again = startRecord(record, library)
  if (isRefusal(again)) return again
  const steps: { input?: Input; view: View }[] = [{ view: again.round.view('house') }]
  for (const input of played.round.inputs) {
    const refusal = again.round.take(input)
    if (refusal) return refusal
    steps.push({ input, view: again.round.view('house') })
  }
  const { result, voided } = record as { result?: unknown; voided?: unknown }
  const finished = result !== undefined || voided === true
  const difference = finished ? verifyRecord(record, library, english.say) : undefined
  return {
    rules: played.game.rules,
    record: record as Readonly<Record<string, unknown>>,
    steps: steps.filter((step, at) => at === 0 || isWorthShowing(step, steps[at - 1]!)),
    ...(played.round.over ? { result: played.round.result } : {}),
    ...(difference === undefined ? {} : { difference }),
    verified: finished && difference === undefined,
  }
}

/** A step in which nothing can be seen to happen (an unseen burn card) is passed over. */
function isWorthShowing(step: { view: View }, before: { view: View }): boolean {
  return (
    step.view.log.length > before.view.log.length ||
    step.view.awaiting.kind === 'nothing' ||
    JSON.stringify(step.view.piles) !== JSON.stringify(before.view.piles)
  )
}
