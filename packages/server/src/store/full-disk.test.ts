import { statSync } from 'node:fs'
import { join } from 'node:path'
import { openRulebook } from '@cardroom/rulebook'
import { expect, onTestFinished, test } from 'vitest'
import { audit } from '../audit/index.ts'
import { openLedger } from '../house-data/open-ledger.ts'
import { Client } from '../testing/client.ts'
import { limitFileSize, mountDisk } from '../testing/disk.ts'
import { spawnRoom } from '../testing/process.ts'
import { BACCARAT, HOLDEM, tableOf, temporaryFolder } from '../testing/room.ts'
import { measureProcess, type SpawnedServer } from '../testing/spawned.ts'

/** A place for a house in which there may be no room. */
interface Disk {
  readonly folder: string
  fill(room: SpawnedServer): void
  free(room: SpawnedServer): void
}

function limitedFiles(): Disk {
  const folder = temporaryFolder()
  return {
    folder,
    fill: ({ child }) => limitFileSize(child, statSync(join(folder, 'cardroom.db-wal')).size),
    free: ({ child }) => limitFileSize(child, 'unlimited'),
  }
}

/** A disk of its own, where this machine lets us mount one. */
function smallDisk(): Disk | undefined {
  const disk = mountDisk(MEGABYTES)
  if (disk) onTestFinished(() => disk.close())
  return disk
}

const MEGABYTES = 16
const TABLES = [BACCARAT, HOLDEM].map(tableOf)

test.for([
  ['whose log may not grow', limitedFiles],
  ['without a byte left', smallDisk],
] as const)(
  'on a disk %s tables stand still, say so, and go on once there is room',
  async ([, make], { skip }) => {
    const disk = make()
    if (!disk) return skip()
    const room = await spawnRoom({ data: disk.folder, lobby: [BACCARAT, HOLDEM], playOn: true, quiet: true })
    const ann = await Client.connect(room.url, { name: 'Ann' })
    onTestFinished(() => ann.socket.terminate())
    for (const table of TABLES) await ann.must({ type: 'watch', table })
    await expect.poll(async () => (await measureProcess(room)).rounds).toBeGreaterThan(4)

    const still = TABLES.map(table =>
      ann.next(message => (message.type === 'stands-still' && message.table === table ? table : undefined)),
    )
    disk.fill(room)
    await Promise.all(still)
    const refused = await ann.ask({ type: 'sit', table: TABLES[0]! })
    expect(refused).toMatchObject({ type: 'refused', why: { code: 'not-written-down' } })
    const { rounds } = await measureProcess(room)
    await new Promise(done => setTimeout(done, 500))
    expect((await measureProcess(room)).rounds).toBe(rounds)

    const before = TABLES.map(table => ann.tables.get(table)!.version)
    disk.free(room)
    await Promise.all(TABLES.map((table, i) => ann.until(table, ({ version }) => version > before[i]! + 20)))
    await ann.must({ type: 'sit', table: TABLES[0]! })
    await room.kill()
    const { ledger, heads, key } = await openLedger({ data: disk.folder })
    expect((await audit({ ledger, library: await openRulebook(), key, heads: [heads] })).wrong).toEqual([])
    await ledger.close()
  },
)
