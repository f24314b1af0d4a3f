import type { RoomRefusals } from '@cardroom/protocol'
import type { Says } from '../speaker.ts'

export const roomRefusals: Says<RoomRefusals> = {
  'table-not-opened': ({ table }) => `the table "${table}" could not be opened as it was left`,
  'too-many-tables-of-yours': ({ most }) => `one person opens at most ${most} tables`,
  'too-many-seats-of-yours': ({ most }) => `one person has at most ${most} seats in the house`,
  'name-mixes-scripts': 'a name is written with the letters of one script',
  'no-room-for-a-table': 'there is no room for another table',
  'nothing-to-open': ({ round }) =>
    `there is nothing to open in "${round}": it is open, its shoe is in use, or its table is closed`,
  'shoe-cannot-stay-sealed': ({ game }) =>
    `${game} is dealt from a shoe that lasts for many rounds, and that is opened when it is empty`,
  'cannot-be-played': ({ game }) => `${game} cannot be played`,
  'seats-bounds': ({ least, most }) => `the table has from ${least} to ${most} seats`,
  'too-many-rates': ({ rates, most, cite }) =>
    `that would be ${rates} collection rates at one table, and no more than ${most} are allowed (${cite})`,
  'not-alone-at-the-table': 'only the one person at a table can deal at once',
  'nothing-to-deal-yet': 'there is nothing to deal yet',
  'room-is-closing': 'the card room is closing',
  'round-called-off': 'something went wrong at the table: the round is called off',
  'table-changes-hands': 'the table is just changing hands; nothing was done, please try again',
  'not-written-down': 'that could not be written down; nothing has changed',
  'decision-is-over': 'that decision is over: look at the table again',
  'does-not-run-the-table': 'somebody else runs this table',
  'floor-is-ruling': 'the floor is ruling: the game stands still',
  'floor-already-called': 'you have called the floor in this round already',
  'nobody-to-call': 'there is nothing to call the floor for',
  'table-has-moved-on': 'something has happened at the table since: look again at what would follow',
  'no-such-round': ({ round }) => `there is no round "${round}"`,
  'no-shoe-in-use': ({ table }) => `no shoe is in use at "${table}"`,
  'shoe-not-opened': ({ shoe }) =>
    `"${shoe}" is not opened: it is in use, was for a single round, or there is none`,
  'table-too-new': ({ version }) => `it was written by a newer card room (version ${version})`,
  'table-not-readable': ({ what }) => what,
}
