import type { PokerIncident } from '@cardroom/engine'
import { boxedCard, burns, deadHand, misdealAndHands, outOfTurn, wrongCount } from './practice.ts'

const ruling = { written: 'ruling' } as const

/** Comstock's rules on what goes wrong in Mexican Poker. */
export const comstockMexicanIncidents: readonly PokerIncident[] = [
  boxedCard,
  {
    name: 'exposed-card',
    when: 'the house dealer exposes a down card',
    consequence:
      'the next card comes down, and the player may declare all-in at once; an exposed joker plays as dealt down',
    does: 'next-card-down',
    cite: '003:365',
    ...ruling,
  },
  {
    name: 'card-shown-by-player',
    when: 'a player turns a down card at another time than between betting and the next card',
    consequence: 'not an exposed card: it is played as a down card',
    does: 'no-effect',
    cite: '003:369',
    ...ruling,
  },
  {
    name: 'out-of-sequence',
    when: 'a third, fourth or fifth card',
    consequence:
      'the cards are put in their places, there is no betting on the street, and what was bet on it goes back',
    moment: 'later-cards',
    does: 'street-without-betting',
    cite: '003:368',
    ...ruling,
  },
  {
    name: 'out-of-sequence',
    when: 'the first two cards, fewer than two acts so far',
    consequence: 'misdeal',
    moment: 'before-two-acts',
    does: 'misdeal',
    cite: '003:367',
    ...ruling,
  },
  {
    name: 'out-of-sequence',
    when: 'the first two cards, after two acts',
    consequence: 'accepted; the hand that was missed is fouled',
    moment: 'after-two-acts',
    does: 'foul',
    cite: '003:367',
    ...ruling,
  },
  {
    name: 'hand-mixed',
    when: 'a card of the hand touches the muck',
    consequence: 'fouled, unless the floor holds it retrievable',
    does: 'foul',
    cite: '003:375',
    ...ruling,
  },
  {
    name: 'retrieved',
    when: 'the floor holds the hand retrievable',
    consequence: 'not dead: the fold is undone, and the seat acts again',
    does: 'fold-undone',
    cite: '003:375',
    ...ruling,
  },
  {
    name: 'string-raise',
    when: 'a string bet or raise',
    consequence: 'not allowed: a call; without a bet to call a check',
    does: 'counts-as-call',
    cite: '003:376',
    ...ruling,
  },
  {
    name: 'short-bet',
    when: 'a motion toward betting or calling',
    consequence: 'must be completed with a minimum bet',
    does: 'must-complete',
    cite: '003:382',
    ...ruling,
  },
  {
    name: 'unaware-of-raise',
    when: 'an act in ignorance of a raise, and nobody has acted behind',
    consequence: 'not held to it: the seat acts again',
    does: 'call-undone',
    cite: '003:382',
    ...ruling,
  },
  ...wrongCount,
  deadHand,
  outOfTurn,
  ...burns,
  ...misdealAndHands,
]
