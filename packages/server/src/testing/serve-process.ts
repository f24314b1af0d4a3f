// A card room in a process of its own, so that it can be killed and measured. Prints where it listens.
import { keepHeapSmall } from '../memory.ts'
import { serve } from '../serve.ts'
import type { SpawnOptions } from './spawned.ts'

keepHeapSmall()
const { quiet, ahead = 0, ...options } = JSON.parse(process.argv[2] ?? '{}') as SpawnOptions
const served = await serve({
  ...options,
  ...(quiet ? { log: () => {} } : {}),
  now: () => Date.now() + ahead,
})
console.log(served.url)

/** Whoever started it may ask how much memory it has taken at most, in kilobytes, how much was played, and what it leads. */
process.on('message', () => {
  const tables = [...served.room.tables.values()]
  const rounds = tables.reduce((sum, { table }) => sum + table.state.rounds, 0)
  const leads = tables.filter(host => host.leads).map(({ id }) => id)
  process.send!({ memory: process.resourceUsage().maxRSS, rounds, leads })
})
