import { UNKNOWN } from '@cardroom/engine'
import { discardsOf } from './discards.ts'
import type { Situation } from './question.ts'

/** What an answer takes for granted, in words. */
export function notesOn(situation: Situation): string[] {
  const { stage, holdings } = situation
  const lacking = holdings.some(hands => hands.some(hand => hand.includes(UNKNOWN)))
  return [
    ...(discardsOf(situation)
      ? [
          'Each player keeps the cards that win most on average against a random hand, over all boards that may come.',
        ]
      : []),
    ...(stage.isDraw && lacking
      ? ['A hand with fewer cards draws those that are missing, once; what it threw away is unknown.']
      : []),
    ...(stage.firstDown ? ['The first card of a hand is the one dealt down; all others lie face up.'] : []),
  ]
}
