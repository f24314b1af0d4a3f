import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isRefusal } from '@cardroom/engine'
import { serve } from '@cardroom/server'

/**
 * What it takes to open a card room, by the length of its history: `node scripts/opening.ts [ROUNDS]…`. A table
 * plays a little, and what it leaves is written down as often as is asked for.
 */
const asked = process.argv.slice(2).map(Number)
const timings = { bot: [0, 0], pause: 0, settlement: 0, wagers: 1, bank: 1, decision: 1, absent: 1 } as const
const GAME = 'outlaws/texas-holdem'
const PLAYED_ROUNDS = 40
const OPENINGS = 5

for (const rounds of asked.length > 0 ? asked : [100, 100_000]) {
  const data = mkdtempSync(join(tmpdir(), 'cardroom-opening-'))
  const served = await serve({ port: 0, data, lobby: [], playOn: true, timings })
  const host = await served.room.openTable(GAME, { bots: 6 })
  if (isRefusal(host)) throw new Error(`${GAME}: ${host.code}`)
  while (host.table.state.rounds < PLAYED_ROUNDS) await new Promise(done => setTimeout(done, 20))
  await served.close()
  multiply(join(data, 'cardroom.db'), Math.ceil(rounds / PLAYED_ROUNDS))
  const took: number[] = []
  for (let i = 0; i < OPENINGS; i++) {
    const began = process.cpuUsage()
    const again = await serve({ port: 0, data, lobby: [] })
    const { user, system } = process.cpuUsage(began)
    took.push((user + system) / 1000)
    if (again.room.tables.size !== 1) throw new Error('the table was not opened')
    await again.close()
  }
  rmSync(data, { recursive: true })
  console.log(`${rounds} rounds: ${Math.round(Math.min(...took))} ms of CPU to open`)
}

/** The same past under other names, as of tables that are long gone. */
function multiply(file: string, times: number): void {
  const db = new DatabaseSync(file)
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; BEGIN')
  const names = ['events', 'rounds', 'round_players']
  for (const name of names) db.exec(`CREATE TEMP TABLE past_${name} AS SELECT * FROM main.${name}`)
  const copies = [
    `INSERT INTO events SELECT table_id || ?1, version, at, event, hash FROM past_events`,
    `INSERT INTO rounds (id, table_id, at, entry, reply, version, hash)
     SELECT id || ?1, table_id || ?1, at, entry, reply, version, hash FROM past_rounds`,
    `INSERT INTO round_players SELECT player, at, round_id || ?1 FROM past_round_players`,
  ].map(sql => db.prepare(sql))
  for (let i = 1; i < times; i++) for (const copy of copies) copy.run(`-${i}`)
  db.exec('COMMIT')
  db.close()
}
