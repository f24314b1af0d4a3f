import type { ShapeRefusals, ShapeSentences } from '@cardroom/engine/shape'
import type { Says } from '../speaker.ts'

export const shape: Says<ShapeSentences> = {
  'a-text': 'a text',
  'true-or-false': 'true or false',
  'whole-number-from': ({ min }) => `a whole number from ${min}`,
  'whole-cents': 'an amount in whole cents',
  'a-seat-number': 'a seat number',
  'a-list': 'a list',
  'an-object': 'an object',
  'one-of': ({ values }) => values.join(' or '),
  'lines-of-a-filing': 'lines of a filing ("003:1122", "003:513, 527-528") or "practice"',
  'some-odds': 'odds ("6:5")',
  'odds-or-push': 'odds ("6:5") or "push"',
  'a-room-and-a-game': 'a room and a game ("my-room/my-game")',
  'some-ranks': ({ example }) => `ranks ("${example}")`,
  'third-cards': 'the third cards on which the hand draws ("4567")',
  'bettors-or-any': 'a number of bettors or "any"',
  'a-schedule-option': 'a schedule option',
  'some-cards': 'cards',
}

export const shapeRefusals: Says<ShapeRefusals> = {
  missing: 'is missing',
  'no-such-field': 'there is no such field',
  expected: ({ what, found }, { say }) => `${say(what)}, not ${found}`,
  'too-few': ({ least, found }) => `at least ${least}, not ${found}`,
  'too-many': ({ most, found }) => `at most ${most}, not ${found}`,
}
