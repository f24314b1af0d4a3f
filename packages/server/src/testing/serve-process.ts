// A card room in a process of its own, so that it can be killed and measured. Prints where it listens.
import { keepHeapSmall } from '../memory.ts'
import { type ServeOptions, serve } from '../serve.ts'

keepHeapSmall()
const options = JSON.parse(process.argv[2] ?? '{}') as ServeOptions
const served = await serve(options)
console.log(served.url)

/** Whoever started it may ask how much memory it has taken at most, in kilobytes, and how much was played. */
process.on('message', () => {
  const rounds = [...served.room.tables.values()].reduce((sum, { table }) => sum + table.state.rounds, 0)
  process.send!({ memory: process.resourceUsage().maxRSS, rounds })
})
