import type { PokerIncident } from '@cardroom/engine/poker'
import {
  boxedCardIncident,
  burns,
  deadHand,
  misdealIncident,
  outOfTurn,
  wrongCount,
} from '../../poker/incidents/practice.ts'
import { says } from '../../poker/incidents/sentences.ts'

const ruling = { written: 'ruling' } as const

/** Comstock's rules on what goes wrong in Mexican Poker. */
export const comstockMexicanIncidents: readonly PokerIncident[] = [
  boxedCardIncident,
  {
    name: 'exposed-card',
    names: ['hand', 'cards'],
    then: 'next-card-down',
    says: says('down-card-exposed', 'next-card-down'),
    cite: '003:365',
    ...ruling,
  },
  {
    name: 'card-shown-by-player',
    names: ['hand', 'cards'],
    then: 'no-effect',
    says: says('turned-at-another-time', 'played-as-a-down-card'),
    cite: '003:369',
    ...ruling,
  },
  {
    name: 'out-of-sequence',
    when: 'later-cards',
    then: 'street-without-betting',
    says: says('later-card', 'street-without-betting'),
    cite: '003:368',
    ...ruling,
  },
  {
    name: 'out-of-sequence',
    when: 'before-two-acts',
    then: 'misdeal',
    says: says('first-two-before-two-acts', 'misdeal'),
    cite: '003:367',
    ...ruling,
  },
  {
    name: 'out-of-sequence',
    when: 'after-two-acts',
    then: 'foul',
    says: says('first-two-after-two-acts', 'accepted-missed-hand-fouled'),
    cite: '003:367',
    ...ruling,
  },
  {
    name: 'hand-mixed',
    names: ['hand'],
    then: 'foul',
    says: says('touches-the-muck', 'fouled-unless-retrievable'),
    cite: '003:375',
    ...ruling,
  },
  {
    name: 'retrieved',
    names: ['any-hand'],
    then: 'fold-undone',
    says: says('held-retrievable', 'not-dead'),
    cite: '003:375',
    ...ruling,
  },
  {
    name: 'string-raise',
    names: ['hand'],
    then: 'counts-as-call',
    says: says('string-bet', 'not-allowed-call-or-check'),
    cite: '003:376',
    ...ruling,
  },
  {
    name: 'short-bet',
    names: ['hand'],
    then: 'must-complete',
    says: says('motion-to-bet', 'completed-with-a-minimum-bet'),
    cite: '003:382',
    ...ruling,
  },
  {
    name: 'unaware-of-raise',
    names: ['hand'],
    then: 'call-undone',
    says: says('unaware-of-a-raise', 'not-held-to-it'),
    cite: '003:382',
    ...ruling,
  },
  ...wrongCount,
  deadHand,
  outOfTurn,
  ...burns,
  misdealIncident,
]
