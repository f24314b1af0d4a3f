import type { Saying } from '@cardroom/engine'
import { UNKNOWN } from '@cardroom/engine/cards'
import { discardsOf } from './discards.ts'
import type { Situation } from './question.ts'
import { say } from './sentences.ts'

/** What an answer takes for granted. */
export function notesOn(situation: Situation): Saying[] {
  const { stage, holdings } = situation
  const lacking = holdings.some(hands => hands.some(hand => hand.includes(UNKNOWN)))
  return [
    ...(discardsOf(situation) ? [say('keeps-what-wins-most')] : []),
    ...(stage.isDraw && lacking ? [say('draws-what-is-missing')] : []),
    ...(stage.firstDown ? [say('first-card-is-down')] : []),
  ]
}
