import type { DealtRefusals } from '@cardroom/engine/dealt'
import type { DealtLineRefusals } from '@cardroom/protocol'
import type { Says } from '../speaker.ts'
import { whoName } from '../who.ts'

export const dealtRefusals: Says<DealtRefusals & DealtLineRefusals> = {
  'entry-of-another-round': ({ round, now }) =>
    `that belongs to round ${round}, and round ${now} is on by now`,
  'no-such-entry': 'there is no such entry',
  'taken-back-already': 'that was taken back already',
  'takes-no-place': 'an entry can only take the place of one of the same round',
  'entry-id-used': 'another entry has the same number',
  'nobody-at-seat': ({ seat }) => `nobody is at seat ${seat}`,
  'not-offered-the-bank': ({ seat }) =>
    `seat ${seat} cannot have the player-dealer position now: somebody else must have it first`,
  'no-card-awaited': ({ to }) => `no card is awaited for ${to}`,
  'card-goes-to': ({ to, awaited }) => `the next card goes to ${awaited}, not to ${to}`,
  'card-left-the-shoe': ({ card, copies }) =>
    `${card} cannot come: ${copies === 1 ? 'it has' : `all ${copies} of them have`} left the shoe`,
  'turn-over-first': ({ to }, m) => `turn over first, and enter the cards: ${whoName(m, to)}`,
  'not-a-card-entered': ({ card }) => `“${card}” is no card`,
  'no-decision-awaited': 'nobody is to decide anything now',
  'between-rounds-only': 'that is done between two rounds',
  'shuffled-every-round': 'the cards are shuffled for every round here',
  'no-collection-due': 'no collection is due yet',
  'no-such-dealt-session': 'there is no such session',
  'session-only-looked-at': 'this link only shows the session: what happens is entered with the other one',
  'session-name-taken': 'there is a session of that name already',
  'session-gone-on': 'another tablet has entered something meanwhile',
  'session-too-long': ({ most }) => `a session has at most ${most} entries: begin another one`,
}
