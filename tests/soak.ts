import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import type { PanRules } from '@cardroom/engine'
import { games } from '@cardroom/rulebook'
import { playPanByChance } from '@cardroom/rulebook/testing/random-pan.ts'

/** Random play for hours: `npm run soak`, or `npm run soak -- --games 5000 --from 1000000`. */

const pans = games.filter((rules): rules is PanRules => rules.family === 'pan')
const STEP = 250

interface Share {
  readonly from: number
  readonly to: number
}

/** Hands of Pan, alternately by each rule set; a hand that breaks a law throws, with its number. */
function soakPan({ from, to }: Share, played: (hands: number) => void): void {
  for (let n = from; n < to; n++) {
    const rules = pans[n % pans.length]!
    try {
      playPanByChance(rules, n)
    } catch (error) {
      throw new Error(`hand ${n} of ${rules.id}`, { cause: error })
    }
    if ((n - from + 1) % STEP === 0) played(STEP)
  }
}

function main(): void {
  const { values } = parseArgs({
    options: { games: { type: 'string', default: '100000' }, from: { type: 'string', default: '0' } },
  })
  const [total, first] = [Number(values.games), Number(values.from)]
  const cores = availableParallelism()
  let done = 0
  for (let i = 0; i < cores; i++) {
    const share: Share = {
      from: first + Math.floor((total * i) / cores),
      to: first + Math.floor((total * (i + 1)) / cores),
    }
    const worker = new Worker(new URL(import.meta.url), { workerData: share })
    worker.on('message', (hands: number) => {
      done += hands
      if (process.stdout.isTTY) process.stdout.write(`\rpan: ${done} of ${total} hands`)
    })
    worker.on('error', error => {
      console.error(error)
      process.exit(1)
    })
  }
  process.on('exit', code => {
    if (code === 0) console.log(`\rpan: ${total} hands, no law broken`)
  })
}

if (isMainThread) main()
else soakPan(workerData as Share, hands => parentPort!.postMessage(hands))
