import { availableParallelism } from 'node:os'
import { readingsOf, type Saying, unwrap } from '@cardroom/engine'
import type { BankedRules } from '@cardroom/engine/banked'
import { oddsOf, simulate, ultimateTables, WITHOUT_WORKERS } from '@cardroom/lab'
import { filed, games } from '@cardroom/rulebook'
import { numberedSeed } from '@cardroom/testing'
import { measure, median, now, type Rate, rateOf, type Work } from './measure.ts'
import type { Finding } from './table.ts'

/** Rounds of a pass; the first pass, and the solving before it, do not count. */
const ROUNDS = 2_000_000
const SIMULATION_PASSES = 6
const SOLVING_PASSES = 3

const SIMULATED: readonly BankedRules[] = [
  filed('baccarat', 'comstock/ez-baccarat-panda-8'),
  ...games.filter(rules => rules.family === 'blackjack'),
]
const ANSWERED: readonly BankedRules[] = [
  filed('ultimate', 'cameo/ultimate-texas-holdem'),
  filed('pai-gow', 'cameo/fortune-pai-gow-poker'),
  filed('blackjack', 'players/21st-century-blackjack-5-0'),
]

const alone = (what: string, unit: string, ours: Rate): Finding => ({ what, unit, ours, peers: [] })

/** Rounds simulated a second on one core, and how long an answer takes. */
export async function lab(): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const rules of SIMULATED) {
    findings.push(alone(`${rules.id} simulated on one core`, 'rounds', await simulated(rules)))
  }
  const answers = await measure(Object.fromEntries(ANSWERED.map(rules => [rules.id, answer(rules)])))
  for (const { name, ...rate } of answers) {
    findings.push(alone(`${name}: exact odds`, 'answers', { name: 'cardroom', ...rate }))
  }
  return findings
}

async function simulated(rules: BankedRules): Promise<Rate> {
  const question = {
    rules,
    readings: unwrap(readingsOf(rules)),
    decks: rules.decks.to,
    seed: numberedSeed(1),
  }
  const ends: number[] = []
  const progress = (_: Saying, done: number, of: number) => {
    if (done % (of / SIMULATION_PASSES) === 0) ends.push(now())
  }
  unwrap(
    await simulate({ ...question, rounds: SIMULATION_PASSES * ROUNDS }, { ...WITHOUT_WORKERS, progress }),
  )
  const rates = ends.slice(1).map((end, pass) => (ROUNDS * 1000) / (end - ends[pass]!))
  return rateOf('cardroom', rates)
}

function answer(rules: BankedRules): Work {
  const circumstances = {
    readings: unwrap(readingsOf(rules)),
    decks: rules.decks.to,
    dealt: [],
    wager: rules.wagers[0]!.on,
  }
  return async times => {
    let sum = 0
    for (let i = 0; i < times; i++) {
      sum += unwrap(await oddsOf(rules, circumstances, WITHOUT_WORKERS)).wagers[0]!.edge
    }
    return sum
  }
}

/** Ultimate Texas Hold'em solved anew by all cores: the CPU time of all threads together, and the clock on the wall. */
export async function solving(): Promise<Finding[]> {
  const rules = filed('ultimate', 'cameo/ultimate-texas-holdem')
  const cores = availableParallelism()
  const [rates, walls]: [number[], number[]] = [[], []]
  for (let pass = 0; pass < SOLVING_PASSES; pass++) {
    const [start, before] = [performance.now(), process.cpuUsage()]
    await ultimateTables(rules, unwrap(readingsOf(rules)), { workers: cores })
    const { user, system } = process.cpuUsage(before)
    rates.push(1e6 / (user + system))
    walls.push((performance.now() - start) / 1000)
  }
  const figures = { 'seconds on the wall': median(walls) }
  const ours = { ...rateOf('cardroom', rates), figures }
  return [alone(`Ultimate Texas Hold'em solved anew, all of ${cores} threads`, 'time', ours)]
}
