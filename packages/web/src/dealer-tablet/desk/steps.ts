import { gameOf, payoutsOf, potStepsOf, type Round, settledSoFar } from '@cardroom/engine'
import type { DealtSession } from '@cardroom/engine/dealt'
import type { Names } from '@cardroom/words'
import { isRules } from '../../shared/rule-sets/rule-sets.ts'
import { potStep, type ShownStep, wagerStep } from './shown-step.ts'

/** The steps with the chips of a round so far, in their order. */
export function stepsOf({ game }: DealtSession, round: Round, names: Names): readonly ShownStep[] {
  const { rules, posted } = game
  const view = round.view('house')
  const { bank } = view
  if (bank) {
    const covered = { bank, readings: posted.readings }
    return payoutsOf(settledSoFar(view), covered).map(payout => wagerStep(names, payout))
  }
  if (!isRules(rules)) return []
  return potStepsOf(view, gameOf(rules).paidBy(), posted).map(step => potStep(names, step))
}
