import { setTimeout as pause } from 'node:timers/promises'
import { type CheckResult, check } from './check.ts'
import { FAULT_TEXTS, FAULTS, type Fault, type Outcome, STRIKE_BY_FAULT } from './faults.ts'
import { House } from './house.ts'
import { Notes, Person } from './person.ts'

export interface Tally extends CheckResult {
  readonly faults: Readonly<Record<Fault, number>>
  /** The times without a leader after faults, in milliseconds. */
  readonly takeovers: readonly number[]
  /** The times until every table went on after faults that concerned all, in milliseconds. */
  readonly pauses: readonly number[]
  /** Faults that this machine cannot make. */
  readonly notMade: readonly Fault[]
  readonly comings: number
  /** The number of refusals, by code. */
  readonly refusals: Readonly<Record<string, number>>
  readonly seconds: number
}

interface Options {
  /** So many faults at most. */
  readonly rounds: number
  /** No other fault after so many seconds. */
  readonly seconds: number
  readonly faults?: readonly Fault[]
  log?(line: string): void
}

const GAMES = [
  'outlaws/texas-holdem',
  'outlaws/three-card-poker-6-card-bonus',
  'comstock/ez-baccarat-panda-8',
]
const [HOLDEM, THREE_CARD, BACCARAT] = GAMES.map(game => game.replace('/', '-')) as [string, string, string]

/** Runs three nodes with bots and people, and makes one fault after the other. */
export async function chaos({ rounds, seconds, faults = FAULTS, log = () => {} }: Options): Promise<Tally> {
  const began = performance.now()
  const house = await House.open(GAMES)
  const notes = new Notes()
  const people: Person[] = []
  const lives: Promise<void>[] = []
  const done = Object.fromEntries(FAULTS.map(fault => [fault, 0])) as Record<Fault, number>
  const takeovers: number[] = []
  const pauses: number[] = []
  const notMade = new Set<Fault>()
  const fallen: string[] = []
  try {
    const urls = () => house.nodes.map(({ room }) => room.url)
    for (const [name, table, does] of [
      ['Ann', HOLDEM, 'plays'],
      ['Bob', HOLDEM, 'plays'],
      ['Cho', THREE_CARD, 'plays'],
      ['Dee', THREE_CARD, 'watches'],
      ['Eve', HOLDEM, 'watches'],
      ['Flo', BACCARAT, 'buys'],
    ] as const) {
      const person = new Person(name, table, does, notes, urls)
      people.push(person)
      lives.push(person.live())
    }
    await pause(2_000)
    for (let i = 0; i < rounds && performance.now() - began < seconds * 1_000; i++) {
      const fault = faults[i % faults.length]!
      const outcome = await STRIKE_BY_FAULT[fault](house, people)
      if (!outcome) {
        notMade.add(fault)
        continue
      }
      if ('problem' in outcome) fallen.push(`${FAULT_TEXTS[fault]}: ${outcome.problem}`)
      if ('takenAfter' in outcome) takeovers.push(outcome.takenAfter)
      if ('wentOnAfter' in outcome) pauses.push(outcome.wentOnAfter)
      if (house.hasFallen) fallen.push(`${FAULT_TEXTS[fault]}: a node ended by itself`)
      if (fallen.length > 0) break
      done[fault]++
      log(`${i + 1}. ${FAULT_TEXTS[fault]}: ${outcomeText(outcome)}`)
      await pause(1_000)
    }
    for (const person of people) person.stop()
    await Promise.all(lives)
    await pause(500)
    await house.killAll()
    const checked = await check(house.database, notes)
    const spent = Math.round((performance.now() - began) / 1_000)
    const problems = [...checked.problems, ...fallen]
    return {
      ...checked,
      problems,
      faults: done,
      takeovers,
      pauses,
      notMade: [...notMade],
      comings: notes.comings,
      refusals: Object.fromEntries(notes.refusals),
      seconds: spent,
    }
  } finally {
    for (const person of people) person.stop()
    await house.close()
  }
}

function outcomeText(outcome: Outcome): string {
  if ('problem' in outcome) return outcome.problem
  return 'takenAfter' in outcome
    ? `taken over after ${outcome.takenAfter} ms`
    : `every table went on after ${outcome.wentOnAfter} ms`
}

/** The report of a run. */
export function report(tally: Tally): string {
  const faults = FAULTS.map(fault => `${tally.faults[fault]} × ${FAULT_TEXTS[fault]}`)
  const slowest = (all: readonly number[]) => Math.max(0, ...all)
  return [
    ...faults,
    ...tally.notMade.map(fault => `not made, this machine does not let us: ${FAULT_TEXTS[fault]}`),
    `${tally.seconds} s, ${tally.events} events, ${tally.rounds} rounds, ${tally.comings} times somebody came in`,
    `${tally.acknowledged} actions acknowledged, ${tally.refused} refused, ${tally.unknown} without an answer`,
    ...Object.entries(tally.refusals).map(([code, times]) => `${times} × refused: ${code}`),
    `${tally.views} views held against the log, ${tally.epochs} epochs led`,
    `tables were without a leader for ${slowest(tally.takeovers)} ms at most`,
    `every table went on ${slowest(tally.pauses)} ms at most after what concerned all`,
    tally.problems.length === 0 ? 'nothing was wrong' : `WRONG:\n${tally.problems.join('\n')}`,
  ].join('\n')
}
