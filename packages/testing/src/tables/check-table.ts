import { deepEqual, equal } from 'node:assert/strict'
import type { PlayedTable } from './played-table.ts'

/** Checks a table over its rounds: no chip is lost, and its events lead to its state. */
export function checkTable(played: PlayedTable): void {
  const { table, events } = played
  const { seats, collected = 0 } = table.state
  const brought = events.reduce(
    (sum, event) => sum + (event.type === 'sat' ? event.stack : event.type === 'chips' ? event.cents : 0),
    0,
  )
  const there = Object.values(seats).reduce((sum, { stack }) => sum + stack, collected)
  equal(there, brought, 'chips have appeared or disappeared')
  const kept = table.save()
  deepEqual(played.open({ events }).save(), kept, 'its events lead elsewhere')
  const half = events.length >> 1
  const snapshot = played.open({ events: events.slice(0, half) }).save()
  const again = played.open({ snapshot: JSON.parse(JSON.stringify(snapshot)), events: events.slice(half) })
  deepEqual(again.save(), kept, 'a snapshot and the events since lead elsewhere')
}
