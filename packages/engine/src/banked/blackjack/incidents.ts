import type { Cite } from '../../rules/cite.ts'
import { sayer } from '../../say/saying.ts'
import type { BankedIncident } from '../incident.ts'
import type { BlackjackIncidentSentences } from './sentences.ts'

const say = sayer<BlackjackIncidentSentences>()

export const lateSurrender = (cite: Cite): BankedIncident => ({
  name: 'late-surrender',
  written: 'in-the-record',
  then: 'refused',
  says: { when: say('blackjack-when-late-surrender'), then: say('blackjack-then-too-late') },
  cite,
})

export const noActionCollection = (cite: Cite): BankedIncident => ({
  name: 'no-action-collection',
  written: 'in-the-record',
  then: 'as-the-rules-say',
  says: { when: say('blackjack-when-bank-ran-out'), then: say('blackjack-then-collection-kept') },
  cite,
})
