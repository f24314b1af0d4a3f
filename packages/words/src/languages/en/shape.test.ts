import { cents, cite, listOf, object, oneOf, readAll, text, whole } from '@cardroom/engine/shape'
import { expect, test } from 'vitest'
import { sayRefusal } from '../../refusal.ts'
import { english } from './index.ts'

const shape = object({
  wagers: listOf(object({ on: oneOf('player', 'tie'), amount: cents }), 3),
  seats: listOf(whole(1), 0, 1),
  cite,
  name: text,
})

test('says mistakes with their places, as the command line prints them', () => {
  const wagers = [{ on: 'player', amount: 500 }, { on: 'luck' }, { on: 'tie', amount: 'x', by: 'Kim' }]
  const value = {
    wagers,
    seats: [0],
    cite: 'somewhere',
    name: 'a name that is much too long to print it all',
  }
  const said = (of: unknown) => {
    const read = readAll(shape, of)
    return 'mistakes' in read ? read.mistakes.map(one => sayRefusal(english, one)) : []
  }
  expect(said(value)).toEqual([
    'wagers[1].on: "player" or "tie", not "luck"',
    'wagers[1].amount: is missing',
    'wagers[2].by: there is no such field',
    'wagers[2].amount: an amount in whole cents, not "x"',
    'seats[0]: a whole number from 1, not 0',
    'cite: lines of a filing ("003:1122", "003:513, 527-528") or "practice", not "somewhere"',
  ])
  expect(said({ ...value, wagers: [], seats: [1, 2], cite: '003:1', name: ['x'.repeat(50)] })).toEqual([
    'wagers: at least 3, not 0',
    'seats: at most 1, not 2',
    `name: a text, not ["${'x'.repeat(35)}…`,
  ])
})
