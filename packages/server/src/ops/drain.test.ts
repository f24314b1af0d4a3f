import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { enter, HOLDEM, openRoom, tableOf, takeSeat } from '../testing/room.ts'

const table = tableOf(HOLDEM)

const closing = (socket: { once(event: 'close', done: (code: number) => void): unknown }) =>
  new Promise<number>(done => socket.once('close', done))

test('a round that is on is played to its end, no other is dealt, and everybody is told to come back', async () => {
  const served = await openRoom({ lobby: [HOLDEM] })
  const ann = await takeSeat(served, table, 'Ann', 1)
  const bob = await enter(served, { name: 'Bob' })
  await ann.until(table, ({ you }) => you.may.some(may => may.do === 'move'))
  const { rounds } = served.room.tables.get(table)!.table.state
  const [annGone, bobGone] = [closing(ann.socket), closing(bob.socket)]
  const drained = served.drain(20_000)
  expect(await bobGone).toBe(1012)
  await pause(100)
  expect(ann.socket.readyState).toBe(ann.socket.OPEN)
  await expect(enter(served)).rejects.toThrow('503')
  await ann.must({ type: 'move', table, move: 'fold' })
  expect(await annGone).toBe(1012)
  await drained
  const { state } = served.room.tables.get(table)!.table
  expect(state.round).toBeUndefined()
  expect(state.rounds).toBe(rounds)
})

test('a round that does not end is left where it is when the time is up', async () => {
  const served = await openRoom({ lobby: [HOLDEM] })
  const ann = await takeSeat(served, table, 'Ann', 1)
  await ann.until(table, ({ you }) => you.may.some(may => may.do === 'move'))
  const gone = closing(ann.socket)
  await served.drain(300)
  expect(await gone).toBe(1012)
  expect(served.room.tables.get(table)!.table.state.round).toBeDefined()
})
