import type { Cite } from '../rules/cite.ts'
import { sayer } from '../say/saying.ts'
import type { AnyIncident, BankedIncident } from './incident.ts'
import type { BankedIncidentSentences, DealtThings } from './sentences.ts'

const say = sayer<BankedIncidentSentences>()

/** Before any decision, or outside a player's hand, the deal is void; later the hand is dead. */
const miscounted = (
  dealt: DealtThings,
  name: 'too-few-cards' | 'too-many-cards',
  later: 'dead-hand' | 'dead-hand-with-surplus',
): BankedIncident[] => [
  {
    name,
    written: 'ruling',
    when: 'before-any-decision',
    then: 'misdeal',
    says: { when: say('banked-when-wrong-count-early', { dealt }), then: say('banked-then-misdeal') },
    cite: 'practice',
  },
  {
    name,
    written: 'ruling',
    when: 'no-players-hand',
    then: 'misdeal',
    says: { when: say('banked-when-wrong-count-of-bank', { dealt }), then: say('banked-then-misdeal') },
    cite: 'practice',
  },
  {
    name,
    written: 'ruling',
    then: later,
    says: { when: say('banked-when-wrong-count', { dealt }), then: say('banked-then-dead-hand') },
    cite: 'practice',
  },
]

/** Rulings that a real table needs where its filing is silent. */
const common = (dealt: DealtThings): readonly BankedIncident[] => [
  {
    name: 'misdeal',
    written: 'ruling',
    then: 'misdeal',
    says: { when: say('banked-when-misdeal'), then: say('banked-then-void') },
    cite: 'practice',
  },
  {
    name: 'boxed-card',
    written: 'in-the-record',
    then: 'next-card',
    says: { when: say('banked-when-boxed-card', { dealt }), then: say('banked-then-next-card', { dealt }) },
    cite: 'practice',
  },
  ...miscounted(dealt, 'too-few-cards', 'dead-hand'),
  ...miscounted(dealt, 'too-many-cards', 'dead-hand-with-surplus'),
  {
    name: 'collection-forgotten',
    written: 'ruling',
    then: 'no-effect',
    says: { when: say('banked-when-collection-forgotten'), then: say('banked-then-collected-later') },
    cite: 'practice',
  },
]

/** The same for games whose hands are dealt face down. */
const faceDown = (dealt: DealtThings): readonly BankedIncident[] => [
  ...common(dealt),
  {
    name: 'exposed-card',
    written: 'ruling',
    when: 'players-hand',
    names: ['cards'],
    then: 'card-plays',
    says: {
      when: say('banked-when-exposed-card-of-player', { dealt }),
      then: say('banked-then-card-plays', { dealt }),
    },
    cite: 'practice',
  },
  {
    name: 'exposed-card',
    written: 'ruling',
    names: ['cards'],
    then: 'misdeal-for-exposed-card',
    says: { when: say('banked-when-exposed-card', { dealt }), then: say('banked-then-misdeal') },
    cite: 'practice',
  },
]

/** The incidents that all card games against a player-dealer share. */
export const bankedIncidents = common('cards')
/** The incidents of games in which the players' cards lie face down. */
export const faceDownIncidents = faceDown('cards')
/** For games with community cards. */
export const boardIncidents = faceDown('cards-and-board')
/** The incidents of games that are played with tiles. */
export const tileIncidents = faceDown('tiles')

/** The filing's incidents, and practice for everything that it does not mention. */
export const filedFirst = <I extends AnyIncident>(filed: readonly I[], practice: readonly I[]): I[] => [
  ...filed,
  ...practice.filter(incident => filed.every(one => one.name !== incident.name)),
]

/** The player-dealer's hand comes last, but there is no penalty for opening it too early. */
export const bankOpenedEarly: BankedIncident = {
  name: 'bank-opened-early',
  written: 'ruling',
  then: 'no-effect',
  says: { when: say('banked-when-bank-opened-early'), then: say('banked-then-play-goes-on') },
  cite: 'practice',
}

/** A folded hand is counted; the filing prints no consequence of a wrong count. */
export const foldCount = (cite: Cite): BankedIncident => ({
  name: 'fold-count',
  written: 'ruling',
  then: 'no-effect',
  says: { when: say('banked-when-fold-miscounted'), then: say('banked-then-fold-stands') },
  cite,
})

/** Betting is closed, but the filing prints no penalty for forgetting it. */
export const wagerTouched = (cite: Cite): BankedIncident => ({
  name: 'wager-touched',
  written: 'ruling',
  names: ['wager'],
  then: 'no-effect',
  says: { when: say('banked-when-wager-touched'), then: say('banked-then-wager-as-it-stood') },
  cite,
})

/** The incident of a hand that was read wrong. */
export const misreadHand = (cite: Cite): BankedIncident => ({
  name: 'misread-hand',
  written: 'ruling',
  names: ['any-hand'],
  then: 'no-effect',
  says: { when: say('banked-when-misread-hand'), then: say('banked-then-true-value') },
  cite,
})

/** The incident of a shuffler that fails. */
export const shufflerFailure = (cite: Cite): BankedIncident => ({
  name: 'shuffler-failure',
  written: 'ruling',
  when: 'before-any-decision',
  then: 'no-effect',
  says: { when: say('banked-when-shuffler-failure'), then: say('banked-then-shuffled-by-hand') },
  cite,
})

/** The incident of a play wager that was changed after it was made. */
export const playWagerChanged = (cite: Cite): BankedIncident => ({
  name: 'play-wager-changed',
  written: 'in-the-record',
  then: 'refused',
  says: { when: say('banked-when-play-wager-changed'), then: say('banked-then-play-wager-once') },
  cite,
})
