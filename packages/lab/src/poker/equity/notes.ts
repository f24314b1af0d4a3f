import type { Saying } from '@cardroom/engine'
import { UNKNOWN } from '@cardroom/engine/cards'
import { discardsOf } from './discards.ts'
import type { EquitySituation } from './question.ts'
import { sayOfEquity } from './sentences.ts'

/** The assumptions of an answer. */
export function notesOn(situation: EquitySituation): Saying[] {
  const { stage, holdings } = situation
  const lacking = holdings.some(hands => hands.some(hand => hand.includes(UNKNOWN)))
  return [
    ...(discardsOf(situation) ? [sayOfEquity('keeps-what-wins-most')] : []),
    ...(stage.isDraw && lacking ? [sayOfEquity('draws-what-is-missing')] : []),
    ...(stage.firstDown ? [sayOfEquity('first-card-is-down')] : []),
  ]
}
