import type { Cite } from '../../rules/cite.ts'
import { sayer } from '../../say/saying.ts'
import type { BankedIncident } from '../incident.ts'
import type { BlackjackIncidentSentences } from './sentences.ts'

const say = sayer<BlackjackIncidentSentences>()

/** The incident of a surrender that comes too late. */
export const lateSurrender = (cite: Cite): BankedIncident => ({
  name: 'late-surrender',
  written: 'in-the-record',
  then: 'refused',
  says: { when: say('blackjack-when-late-surrender'), then: say('blackjack-then-too-late') },
  cite,
})

/** The incident of a wager that the player-dealer's money did not reach: the house keeps its collection. */
export const noActionCollection = (cite: Cite): BankedIncident => ({
  name: 'no-action-collection',
  written: 'in-the-record',
  then: 'as-the-rules-say',
  says: { when: say('blackjack-when-bank-ran-out'), then: say('blackjack-then-collection-kept') },
  cite,
})
