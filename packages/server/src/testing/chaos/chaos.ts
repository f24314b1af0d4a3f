import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { asking, startPostgres } from '../postgres.ts'
import { measured, type Spawned, spawnRoom } from '../spawned.ts'
import { type Checked, check, WITNESS } from './check.ts'
import { Notes, Person } from './person.ts'
import { startWire, type Wire } from './wire.ts'

export const FAULTS = ['kill', 'settlement', 'pause', 'cut', 'database'] as const
export type Fault = (typeof FAULTS)[number]

export interface Tally extends Checked {
  readonly faults: Readonly<Record<Fault, number>>
  /** How long tables were without a leader after a fault, in milliseconds. */
  readonly takeovers: readonly number[]
  readonly comings: number
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

// All nodes of a house have one key.
process.env.CARDROOM_KEY ??= 'ab'.repeat(32)

const NODES = 3
const GAMES = [
  'outlaws/texas-holdem',
  'outlaws/three-card-poker-6-card-bonus',
  'comstock/ez-baccarat-panda-8',
]
const [HOLDEM, THREE_CARD, BACCARAT] = GAMES.map(game => game.replace('/', '-')) as [string, string, string]
/** Longer than a lease. */
const AWAY = 4_500
const SETTLES = 400

/** A node with its own way to the database. Its clock may be wrong. */
interface Node {
  readonly wire: Wire
  readonly ahead: number
  room: Spawned
}

/** Three nodes, bots and people who play, and one fault after the other. */
export async function chaos({ rounds, seconds, faults = FAULTS, log = () => {} }: Options): Promise<Tally> {
  const began = performance.now()
  const server = await startPostgres()
  const data = mkdtempSync(join(tmpdir(), 'cardroom-chaos-'))
  const database = await server.fresh()
  const nodes: Node[] = []
  const notes = new Notes()
  const people: Person[] = []
  const lives: Promise<void>[] = []
  const done: Record<Fault, number> = { kill: 0, settlement: 0, pause: 0, cut: 0, database: 0 }
  const takeovers: number[] = []
  const fallen: string[] = []
  const spawn = ({ url }: Wire, ahead: number) =>
    spawnRoom({
      data,
      database: url,
      lobby: GAMES,
      quiet: true,
      ahead,
      timings: { bot: [5, 60], pause: 100, settlement: SETTLES, wagers: 700, bank: 700, decision: 8_000 },
    })
  try {
    for (let i = 0; i < NODES; i++) {
      const wire = await startWire(database)
      const ahead = i * 1_500
      nodes.push({ wire, ahead, room: await spawn(wire, ahead) })
      if (i === 0) await asking(database, client => client.query(WITNESS))
    }
    const urls = () => nodes.map(({ room }) => room.url)
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
      const took = await strike(fault)
      fallen.push(
        ...nodes.filter(({ room }) => hasEnded(room)).map(() => `a node ended by itself: ${SAID[fault]}`),
      )
      if (fallen.length > 0) break
      done[fault]++
      if (took !== undefined) takeovers.push(took)
      log(`${i + 1}. ${SAID[fault]}${took === undefined ? '' : `: taken over after ${took} ms`}`)
      await pause(1_000)
    }
    for (const person of people) person.stop()
    await Promise.all(lives)
    await pause(500)
    for (const { room } of nodes) await room.kill()
    const checked = await check(database, notes)
    const spent = Math.round((performance.now() - began) / 1_000)
    const problems = [...checked.problems, ...fallen]
    return { ...checked, problems, faults: done, takeovers, comings: notes.comings, seconds: spent }
  } finally {
    for (const person of people) person.stop()
    for (const { room, wire } of nodes) {
      room.child.kill('SIGKILL')
      wire.close()
    }
    await server.stop()
    rmSync(data, { recursive: true, force: true })
  }

  async function strike(fault: Fault): Promise<number | undefined> {
    switch (fault) {
      case 'kill':
        return killed(await leading())
      case 'settlement':
        return killed(await leading(await settling()))
      case 'pause': {
        const node = await leading()
        const took = await without(node, () => node.room.child.kill('SIGSTOP'))
        node.room.child.kill('SIGCONT')
        return took
      }
      case 'cut': {
        const node = await leading()
        const took = await without(node, () => node.wire.cut())
        node.wire.heal()
        return took
      }
      case 'database':
        await server.crash(300)
        await goesOn()
        return undefined
    }
  }

  async function killed(node: Node): Promise<number | undefined> {
    const took = await without(node, () => void node.room.kill(), 0)
    node.room = await spawn(node.wire, node.ahead)
    return took
  }

  /** How long nobody led what a node has led. */
  async function without(node: Node, strikes: () => void, least = AWAY): Promise<number | undefined> {
    const { leads } = await measured(node.room)
    const before = await leaders(leads)
    const from = performance.now()
    strikes()
    let took: number | undefined
    while (took === undefined || performance.now() - from < least) {
      const now = await leaders(leads)
      if (took === undefined && now.every(({ epoch }, i) => epoch !== before[i]!.epoch))
        took = Math.round(performance.now() - from)
      if (performance.now() - from > 20_000) return undefined
      await pause(50)
    }
    return took
  }

  async function leaders(tables: readonly string[]): Promise<readonly { epoch: number }[]> {
    const { rows } = await asking(database, client =>
      client.query<{ epoch: number }>('SELECT epoch FROM tables WHERE id = ANY($1) ORDER BY id', [tables]),
    )
    return rows
  }

  /** A node that leads a table; any that leads something, if no table is named. */
  async function leading(table?: string): Promise<Node> {
    for (;;) {
      const all = await Promise.all(nodes.map(async node => ({ node, ...(await measured(node.room)) })))
      const fits = all.filter(({ leads }) => (table === undefined ? leads.length > 0 : leads.includes(table)))
      const found = fits[Math.floor(Math.random() * fits.length)]
      if (found) return found.node
      await pause(20)
    }
  }

  /** A table at which everything is decided and the chips are about to move. */
  async function settling(): Promise<string> {
    for (;;) {
      const found = people.find(({ view }) => view?.clock?.for === 'settlement')
      if (found?.view) return found.view.id
      await pause(5)
    }
  }

  /** Until events are written again. */
  async function goesOn(): Promise<void> {
    const count = () =>
      asking(database, client =>
        client.query<{ n: number }>('SELECT sum(version)::int AS n FROM tables'),
      ).then(({ rows }) => rows[0]!.n)
    const before = await count()
    while ((await count()) === before) await pause(50)
  }
}

const hasEnded = ({ child }: Spawned): boolean => child.exitCode !== null || child.signalCode !== null

const SAID: Readonly<Record<Fault, string>> = {
  kill: 'a node was killed',
  settlement: 'a node was killed while chips were about to move',
  pause: 'a node stood still for longer than its lease',
  cut: 'a node was cut off from the database for longer than its lease',
  database: 'the database was killed and started again',
}

/** What is printed in the end. */
export function report(tally: Tally): string {
  const faults = FAULTS.map(fault => `${tally.faults[fault]} × ${SAID[fault]}`)
  const slowest = Math.max(0, ...tally.takeovers)
  return [
    ...faults,
    `${tally.seconds} s, ${tally.events} events, ${tally.rounds} rounds, ${tally.comings} times somebody came in`,
    `${tally.acknowledged} actions acknowledged, ${tally.refused} refused, ${tally.unknown} without an answer`,
    `${tally.views} views held against the log, ${tally.epochs} epochs led`,
    `tables were without a leader for ${slowest} ms at most`,
    tally.problems.length === 0 ? 'nothing was wrong' : `WRONG:\n${tally.problems.join('\n')}`,
  ].join('\n')
}
