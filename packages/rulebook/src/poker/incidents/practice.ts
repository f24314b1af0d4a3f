import type { PokerIncident } from '@cardroom/engine/poker'
import { says } from './sentences.ts'

/** Rulings that no filing of the game prints, and that a real table still needs. */
export const misdealIncident: PokerIncident = {
  name: 'misdeal',
  then: 'misdeal',
  says: says('before-the-award', 'void'),
  cite: 'practice',
  written: 'ruling',
}

export const deadHand: PokerIncident = {
  name: 'dead-hand',
  names: ['hand'],
  then: 'dead',
  says: says('hand-unprotected', 'dead-chips-stay'),
  cite: 'practice',
  written: 'ruling',
}

export const retrieved: PokerIncident = {
  name: 'retrieved',
  names: ['any-hand'],
  then: 'fold-undone',
  says: says('told-from-the-muck', 'fold-undone'),
  cite: 'practice',
  written: 'ruling',
}

export const boxedCardIncident: PokerIncident = {
  name: 'boxed-card',
  then: 'next-card',
  says: says('card-boxed', 'dead-next-card'),
  cite: 'practice',
  written: 'in-the-record',
}

/** A card too few or too many in a game that says nothing of it. */
export const wrongCount: readonly PokerIncident[] = (['too-many-cards', 'too-few-cards'] as const).flatMap(
  (name): PokerIncident[] => [
    {
      name,
      when: 'before-two-acts',
      names: ['hand'],
      then: 'misdeal',
      says: says('before-two-acts', 'misdeal'),
      cite: 'practice',
      written: 'ruling',
    },
    {
      name,
      when: 'after-two-acts',
      names: ['hand'],
      then: 'extra-and-dead',
      says: says('after-two-acts', 'hand-dead'),
      cite: 'practice',
      written: 'ruling',
    },
  ],
)

/** On the deal it plays, on the draw it is replaced. */
export const exposedInDraw: readonly PokerIncident[] = [
  {
    name: 'exposed-card',
    when: 'on-the-deal',
    names: ['hand', 'cards'],
    then: 'no-effect',
    says: says('exposed-on-the-deal', 'it-plays'),
    cite: 'practice',
    written: 'ruling',
  },
  {
    name: 'exposed-card',
    when: 'on-the-draw',
    names: ['hand', 'cards'],
    then: 'replaced',
    says: says('exposed-on-the-draw', 'replaced-after-the-draw'),
    cite: 'practice',
    written: 'ruling',
  },
]

export const burns: readonly PokerIncident[] = (['missed-burn', 'double-burn'] as const).map(name => ({
  name,
  then: 'no-effect',
  says: says(name === 'missed-burn' ? 'no-card-burned' : 'two-cards-burned', 'play-as-they-lie'),
  cite: 'practice',
  written: 'ruling',
}))

export const outOfTurn: PokerIncident = {
  name: 'out-of-turn',
  names: ['hand'],
  then: 'no-effect',
  says: says('acts-out-of-turn', 'not-binding'),
  cite: 'practice',
  written: 'ruling',
}

/** A raise in two motions, or a large chip without a word, is a call. */
export const silentChips: readonly PokerIncident[] = [
  {
    name: 'string-raise',
    names: ['hand'],
    then: 'counts-as-call',
    says: says('raise-not-at-once', 'call-or-check'),
    cite: 'practice',
    written: 'ruling',
  },
  {
    name: 'oversize-chip',
    when: 'bet-to-call',
    names: ['hand'],
    then: 'counts-as-call',
    says: says('large-chip', 'a-call'),
    cite: 'practice',
    written: 'ruling',
  },
]
