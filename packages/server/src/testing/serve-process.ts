// A card room in a process of its own, so that it can be killed and measured. Prints where it listens.
import { keepHeapSmall, makeRoomForPeople } from '../memory.ts'
import { mostResident } from './most-resident.ts'
import type { Asked, SpawnOptions } from './spawned.ts'

keepHeapSmall()
// Loaded with a heap that is kept small already, as by the command line.
const { serve } = await import('../serve.ts')
const { quiet, ...options } = JSON.parse(process.argv[2] ?? '{}') as SpawnOptions

// Whoever asks in this process what time it is gets a clock that may be wrong; how long something took stays true.
let { ahead = 0 } = options
const right = Date.now
Date.now = () => right() + ahead

const served = await serve({
  ...options,
  visited: makeRoomForPeople,
  ...(quiet ? { log: () => {} } : {}),
})
console.log(served.url)

/** Whoever started it may ask what it has used, how much was played, and what it leads. */
process.on('message', (asked: Asked) => {
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
