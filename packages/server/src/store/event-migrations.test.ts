import type { TableSnapshot } from '@cardroom/engine'
import { TooNewError } from '@cardroom/room/store'
import { expect, test } from 'vitest'
import { eventFormat, type Migration } from './event-migrations.ts'

/** As if version 1 had called a seat a place, and version 2 had not said who keeps away from one. */
const migrations: readonly Migration[] = [
  {
    event: ({ place, ...rest }) => ({ ...rest, seat: place }),
    snapshot: ({ places, ...rest }) => ({ ...rest, seats: places }),
  },
  { event: event => ({ ...event, away: false }), snapshot: snapshot => ({ ...snapshot, closed: false }) },
]
const { VERSION, writeVersioned, readEvent, readSnapshot } = eventFormat(migrations)

test('an event of every version is read as one of the newest', () => {
  expect(VERSION).toBe(3)
  const event = { type: 'away', seat: 2, away: false, at: 7 } as const
  expect(JSON.parse(writeVersioned(event))).toEqual({ v: 3, ...event })
  expect(readEvent(writeVersioned(event))).toEqual(event)
  expect(readEvent('{"v":2,"type":"away","seat":2,"at":7}')).toEqual(event)
  expect(readEvent('{"v":1,"type":"away","place":2,"at":7}')).toEqual(event)
})

test('a snapshot of every version is read as one of the newest', () => {
  const snapshot = { version: 7, seats: {}, closed: false } as unknown as TableSnapshot
  expect(readSnapshot(writeVersioned(snapshot))).toEqual(snapshot)
  expect(readSnapshot('{"v":1,"version":7,"places":{}}')).toEqual(snapshot)
})

test('refuses events of a newer card room', () => {
  expect(() => readEvent('{"v":4,"type":"away"}')).toThrow(TooNewError)
  expect(() => eventFormat([]).readSnapshot('{"v":2}')).toThrow(TooNewError)
})
