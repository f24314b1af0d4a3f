import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isRefusal } from '@cardroom/engine'
import { serve } from '@cardroom/server'

/** What a round of six takes on disk, by what it is kept for: `node scripts/bytes-a-round.ts [ROUNDS] [GAME]…` */
const [rounds = '200', ...named] = process.argv.slice(2)
const games = named.length > 0 ? named : ['outlaws/texas-holdem', 'outlaws/three-card-poker-6-card-bonus']
const timings = {
  bot: [0, 0],
  pause: 0,
  reveal: 0,
  settlement: 0,
  wagers: 1,
  bank: 1,
  decision: 1,
  absent: 1,
} as const

for (const game of games) {
  const data = mkdtempSync(join(tmpdir(), 'cardroom-bytes-'))
  const served = await serve({ port: 0, data, lobby: [], playOn: true, timings })
  const host = await served.room.openTable(game, { bots: 6 })
  if (isRefusal(host)) throw new Error(`${game}: ${host.code}`)
  while (host.table.state.rounds < Number(rounds)) await new Promise(done => setTimeout(done, 20))
  await served.close()
  const db = new DatabaseSync(join(data, 'cardroom.db'))
  db.exec('VACUUM')
  const { count } = db.prepare('SELECT count(*) AS count FROM rounds').get() as { count: number }
  const parts = db
    .prepare('SELECT name, sum(pgsize) AS bytes FROM dbstat GROUP BY name ORDER BY bytes DESC')
    .all() as { name: string; bytes: number }[]
  db.close()
  rmSync(data, { recursive: true })
  const all = parts.reduce((sum, { bytes }) => sum + bytes, 0)
  console.log(`${game}: ${Math.round(all / count)} bytes a round (${count} rounds)`)
  for (const { name, bytes } of parts.slice(0, 4)) console.log(`  ${Math.round(bytes / count)}  ${name}`)
}
