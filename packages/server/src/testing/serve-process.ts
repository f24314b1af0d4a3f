// A card room in a process of its own, so that it can be killed and measured. Prints where it listens.
import { flushCompileCache } from 'node:module'
import { keepHeapSmall, makeRoomForPeople } from '../ops/memory.ts'
import { mostResident } from './most-resident.ts'
import type { ProcessRequest, SpawnOptions } from './spawned.ts'

keepHeapSmall()
// Loaded with a heap that is kept small already, as by the command line.
const { serve } = await import('../serve.ts')
const { quiet, ...options } = JSON.parse(process.argv[2] ?? '{}') as SpawnOptions

// Sets the clock of this process ahead; durations stay right.
let { ahead = 0 } = options
const right = Date.now
Date.now = () => right() + ahead

const served = await serve({
  ...options,
  visited: makeRoomForPeople,
  ...(quiet ? { log: () => {} } : {}),
})
// Writes the compile cache now, as most of these processes are killed.
flushCompileCache()
console.log(served.url)

/** Answers the starting process: resource usage, rounds, led tables. */
process.on('message', (asked: ProcessRequest) => {
  if (asked.ask === 'jump') {
    ahead += asked.by
    return
  }
  const tables = [...served.room.tables.values()]
  const rounds = tables.reduce((sum, { table }) => sum + table.state.rounds, 0)
  const leads = tables.filter(host => host.leads).map(({ id }) => id)
  const { userCPUTime, systemCPUTime } = process.resourceUsage()
  const { user, system } = process.threadCpuUsage()
  const resident = Math.round(process.memoryUsage.rss() / 1024)
  const cpu = userCPUTime + systemCPUTime
  process.send!({ memory: mostResident(), resident, cpu, mainCpu: user + system, rounds, leads })
})
