import type { Cite } from '../../rules/cite.ts'
import type { Incident } from '../../rules/rule-set.ts'

export const lateSurrender = (cite: Cite): Incident => ({
  name: 'late-surrender',
  when: 'a player surrenders after the first decision on the hand, or after the down card was shown',
  consequence: 'too late: the hand plays on',
  cite,
  written: 'in-the-record',
})

export const noActionCollection = (cite: Cite): Incident => ({
  name: 'no-action-collection',
  when: 'the player-dealer’s money ran out before a wager was reached',
  consequence: 'the wager goes back, the collection does not',
  cite,
  written: 'in-the-record',
})
