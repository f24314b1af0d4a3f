import { cpSync } from 'node:fs'
import { basename } from 'node:path'
import { seatedAt, type TableSnapshot, unwrap } from '@cardroom/engine'
import { DEFAULT_TIMINGS, openTable, type TableServices, tasksOf } from '@cardroom/room'
import { openRulebook } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import { Regular } from '../../testing/regular.ts'
import { BACCARAT, openRoom, tableOf, takeSeat, temporaryFolder } from '../../testing/room.ts'

const T = tableOf(BACCARAT)
const LATER = 35 * 24 * 3_600_000
const FAST = { wagers: 1, bank: 1, absent: 1, absence: 1 }

/** Folders of a house as it was at so many moments, some events apart. */
async function left(moments: number, apart: number): Promise<string[]> {
  const data = temporaryFolder()
  const served = await openRoom({ data, playOn: true, timings: FAST })
  const ann = await takeSeat(served, T, 'Ann')
  const regular = new Regular(ann, T)
  const { table } = served.room.tables.get(T)!
  const folders: string[] = []
  let next = table.state.version
  while (folders.length < moments) {
    await new Promise(done => setImmediate(done))
    if (table.state.version < next) continue
    const folder = temporaryFolder()
    cpSync(data, folder, { recursive: true, filter: file => !basename(file).startsWith('lock') })
    folders.push(folder)
    next = table.state.version + apart
  }
  regular.stop()
  await served.close()
  return folders
}

test('a table that was left at any moment of its shoe goes on 35 days later', async () => {
  const phases = new Set<string>()
  for (const data of await left(12, 7)) {
    const served = await openRoom({ data, playOn: true, timings: FAST, now: () => Date.now() + LATER })
    const { table } = served.room.tables.get(T)!
    const { phase, rounds } = table.state
    phases.add(phase)
    await expect.poll(() => table.state.rounds).toBeGreaterThan(rounds + 1)
    await served.close()
  }
  expect(phases).toContain('making-up')
})

test('makes up the round anew where no bot can answer', async () => {
  const served = await openRoom({ timings: { pause: 60_000 } })
  const { table: open } = served.room.tables.get(T)!
  const services: TableServices = {
    id: T,
    isOfTheHouse: true,
    timings: { ...DEFAULT_TIMINGS, bot: [0, 0] },
    now: Date.now,
    random: () => 0.5,
    newShoe: () => expect.unreachable(),
    here: () => false,
    missed: () => 0,
    madeUp: () => 0,
    isRun: () => false,
    reveal: () => 0,
    askedAt: () => undefined,
  }
  const shoe = { id: `${T}.shoe-1`, how: 3, commitment: '00', secret: '00' } as const
  unwrap(open.take({ do: 'next', shoe }, 0))
  const snapshot = structuredClone(open.save()) as TableSnapshot
  // Nobody has a chip.
  const poor = Object.fromEntries(
    Object.entries(snapshot.seats).map(([seat, seated]) => [seat, { ...seated, stack: 0 }]),
  )
  const kept = { snapshot: { ...snapshot, seats: poor }, events: [] }
  const table = unwrap(openTable(open.settings, await openRulebook(), kept))
  expect(seatedAt(table.state.seats).every(({ bot }) => bot)).toBe(true)
  for (let steps = 0; table.state.phase === 'making-up'; steps++) {
    expect(steps).toBeLessThan(100)
    const [task] = tasksOf(table, services)
    expect(task).toBeDefined()
    const refused = task!.commands().some(command => 'code' in table.take(command, 0))
    if (refused) unwrap(table.take(task!.givesUp!, 0))
  }
  expect(table.state.phase).toBe('idle')
})
