import { parentPort, workerData } from 'node:worker_threads'
import { games, openRulebook } from '@cardroom/rulebook'
import { playAndCheck } from '@cardroom/testing'
import { count, emptyTally } from './tally.ts'

/** One round in this many has every view and every replay checked as well. */
const ALL_CHECKED_EACH = 10
/** A worker reports its progress after this many rounds. */
const TELLS_EACH = 500

export interface Share {
  /** The first round, how many in all, and how many workers take turns. */
  readonly from: number
  readonly rounds: number
  readonly workers: number
  readonly worker: number
  /** When to stop, as the clock has it. */
  readonly until: number
}

const { from, rounds, workers, worker, until }: Share = workerData
const book = await openRulebook()
let tally = emptyTally()
for (let i = worker; i < rounds && Date.now() < until; i += workers) {
  const rules = games[i % games.length]!
  const n = from + Math.floor(i / games.length)
  try {
    count(tally, playAndCheck(rules, n, book, n % ALL_CHECKED_EACH === 0 ? 'all' : 'money'))
  } catch (error) {
    tally.rounds++
    tally.faults.push(`round ${n} of ${rules.id}: ${error instanceof Error ? error.message : error}`)
  }
  if (tally.rounds < TELLS_EACH) continue
  parentPort?.postMessage(tally)
  tally = emptyTally()
}
parentPort?.postMessage(tally)
