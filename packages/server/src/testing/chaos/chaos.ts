import { setTimeout as pause } from 'node:timers/promises'
import { type Checked, check } from './check.ts'
import { FAULTS, type Fault, type Outcome, SAID, STRIKES } from './faults.ts'
import { House } from './house.ts'
import { Notes, Person } from './person.ts'

export interface Tally extends Checked {
  readonly faults: Readonly<Record<Fault, number>>
  /** How long tables were without a leader after a fault, in milliseconds. */
  readonly takeovers: readonly number[]
  /** How long it took until something happened at every table after a fault that concerned all, in milliseconds. */
  readonly standstills: readonly number[]
  /** Faults that cannot be made on this machine. */
  readonly notMade: readonly Fault[]
  readonly comings: number
  /** What people were refused, by why. */
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

/** Three nodes, bots and people who play, and one fault after the other. */
export async function chaos({ rounds, seconds, faults = FAULTS, log = () => {} }: Options): Promise<Tally> {
  const began = performance.now()
  const house = await House.open(GAMES)
  const notes = new Notes()
  const people: Person[] = []
  const lives: Promise<void>[] = []
  const done = Object.fromEntries(FAULTS.map(fault => [fault, 0])) as Record<Fault, number>
  const takeovers: number[] = []
  const standstills: number[] = []
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
      const outcome = await STRIKES[fault](house, people)
      if (!outcome) {
        notMade.add(fault)
        continue
      }
      if ('problem' in outcome) fallen.push(`${SAID[fault]}: ${outcome.problem}`)
      if ('takenAfter' in outcome) takeovers.push(outcome.takenAfter)
      if ('wentOnAfter' in outcome) standstills.push(outcome.wentOnAfter)
      if (house.hasFallen) fallen.push(`${SAID[fault]}: a node ended by itself`)
      if (fallen.length > 0) break
      done[fault]++
      log(`${i + 1}. ${SAID[fault]}: ${said(outcome)}`)
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
      standstills,
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

function said(outcome: Outcome): string {
  if ('problem' in outcome) return outcome.problem
  return 'takenAfter' in outcome
    ? `taken over after ${outcome.takenAfter} ms`
    : `every table went on after ${outcome.wentOnAfter} ms`
}

/** What is printed in the end. */
export function report(tally: Tally): string {
  const faults = FAULTS.map(fault => `${tally.faults[fault]} × ${SAID[fault]}`)
  const slowest = (all: readonly number[]) => Math.max(0, ...all)
  return [
    ...faults,
    ...tally.notMade.map(fault => `not made, this machine does not let us: ${SAID[fault]}`),
    `${tally.seconds} s, ${tally.events} events, ${tally.rounds} rounds, ${tally.comings} times somebody came in`,
    `${tally.acknowledged} actions acknowledged, ${tally.refused} refused, ${tally.unknown} without an answer`,
    ...Object.entries(tally.refusals).map(([code, times]) => `${times} × refused: ${code}`),
    `${tally.views} views held against the log, ${tally.epochs} epochs led`,
    `tables were without a leader for ${slowest(tally.takeovers)} ms at most`,
    `every table went on ${slowest(tally.standstills)} ms at most after what concerned all`,
    tally.problems.length === 0 ? 'nothing was wrong' : `WRONG:\n${tally.problems.join('\n')}`,
  ].join('\n')
}
