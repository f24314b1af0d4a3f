import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Share } from './soak-worker.ts'
import { add, emptyTally, figure, type Tally } from './tally.ts'

// Plays random rounds of all games in turn: ROUNDS of them (a million), from the round FROM on, for SECONDS at most.
// Prints its progress, and the figure at the end.
const { ROUNDS = '1000000', SECONDS = 'Infinity', FROM = '0', WORKERS } = process.env
const rounds = Number(ROUNDS)
const workers = Number(WORKERS ?? availableParallelism())
const MAX_FAULTS_SHOWN = 20

const whole = emptyTally()
const began = performance.now()

/** A terminal's line is overwritten; elsewhere a line is added now and then. */
const everyMs = process.stdout.isTTY ? 1_000 : 10_000
const progress = setInterval(() => {
  const seconds = (performance.now() - began) / 1_000
  const rate = whole.rounds / seconds
  const left = Math.ceil((rounds - whole.rounds) / Math.max(rate, 1) / 60)
  const line = `${whole.rounds} of ${rounds} rounds, ${Math.round(rate)} a second, ${left} min left, ${whole.faults.length} faults`
  process.stdout.write(process.stdout.isTTY ? `\r\x1b[K${line}` : `${line}\n`)
}, everyMs)

const until = Date.now() + Number(SECONDS) * 1_000
const running = Array.from({ length: workers }, (_, worker) => {
  const share: Share = { from: Number(FROM), rounds, workers, worker, until }
  const thread = new Worker(new URL('./soak-worker.ts', import.meta.url), { workerData: share })
  thread.on('message', (tally: Tally) => {
    const shown = Math.max(0, MAX_FAULTS_SHOWN - whole.faults.length)
    for (const fault of tally.faults.slice(0, shown)) console.error(`\n${fault}`)
    add(whole, tally)
  })
  return new Promise<void>((resolve, reject) => {
    thread.on('error', reject)
    thread.on('exit', () => resolve())
  })
})
await Promise.all(running)
clearInterval(progress)
const seconds = Math.round((performance.now() - began) / 1_000)
console.log(`${process.stdout.isTTY ? '\r\x1b[K' : ''}${figure(whole)}, in ${seconds} s`)
process.exitCode = whole.faults.length > 0 || whole.rounds === 0 ? 1 : 0
