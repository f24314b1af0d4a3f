import {
  type Input,
  isRefusal,
  type Library,
  playRecord,
  type Readings,
  type Refusal,
  type Result,
  type RuleSet,
  startRecord,
  type View,
  type Viewer,
  verifyRecord,
} from '@cardroom/engine'
import { english } from '@cardroom/words/en'
import { asRead } from '../shared/rule-sets/rule-sets.ts'

/** A replay: the table after each input, as the house or one player sees it. */
export interface Replay {
  readonly rules: RuleSet
  readonly library: Library
  readonly record: Readonly<Record<string, unknown>>
  /** All inputs. */
  readonly inputs: readonly Input[]
  readonly steps: readonly ReplayStep[]
  /** Missing if the round was voided. */
  readonly result?: Result
  /** How the record's own result differs from this one; nothing where it agrees or has none. */
  readonly difference?: Refusal
  readonly verified: boolean
}

interface ReplayStep {
  /** The input before the step; missing at the first. */
  readonly input?: Input
  /** The number of inputs up to the step. */
  readonly taken: number
  readonly view: View
}

/** Plays a record in the browser, step by step. */
export function replayOf(record: unknown, library: Library, viewer: Viewer = 'house'): Replay | Refusal {
  const played = playRecord(record, library)
  if (isRefusal(played)) return played
  const again = startRecord(record, library)
  if (isRefusal(again)) return again
  const steps: ReplayStep[] = [{ taken: 0, view: again.round.view(viewer) }]
  for (const [at, input] of played.round.inputs.entries()) {
    const refusal = again.round.take(input)
    if (refusal) return refusal
    steps.push({ input, taken: at + 1, view: again.round.view(viewer) })
  }
  const { result, voided, readings } = record as {
    result?: unknown
    voided?: unknown
    readings?: Readings
  }
  const finished = result !== undefined || voided === true
  const difference = finished ? verifyRecord(record, library, english.say) : undefined
  return {
    rules: asRead(played.game.rules, readings),
    library,
    record: record as Readonly<Record<string, unknown>>,
    inputs: played.round.inputs,
    steps: steps.filter((step, at) => at === 0 || isWorthShowing(step, steps[at - 1]!)),
    ...(played.round.over ? { result: played.round.result } : {}),
    ...(difference === undefined ? {} : { difference }),
    verified: finished && difference === undefined,
  }
}

/** Whether a step changes anything visible; an unseen burn card does not. */
function isWorthShowing(step: { view: View }, before: { view: View }): boolean {
  return (
    step.view.log.length > before.view.log.length ||
    step.view.awaiting.kind === 'nothing' ||
    JSON.stringify(step.view.piles) !== JSON.stringify(before.view.piles)
  )
}
