import { setTimeout as pause } from 'node:timers/promises'
import { jumpClock, measureProcess } from '../spawned.ts'
import type { House, Node } from './house.ts'
import type { Person } from './person.ts'

export const FAULTS = [
  'kill',
  'settlement',
  'torn',
  'stuck',
  'pause',
  'cut',
  'database',
  'clock',
  'disk',
] as const
export type Fault = (typeof FAULTS)[number]

export const FAULT_TEXTS: Readonly<Record<Fault, string>> = {
  kill: 'a node was killed',
  settlement: 'a node was killed while chips were about to move',
  torn: 'a node was killed while it wrote how chips move',
  stuck: 'a node stood still while it wrote how chips move',
  pause: 'a node stood still for longer than its lease',
  cut: 'a node was cut off from the database for longer than its lease',
  database: 'the database was killed and started again',
  clock: 'the clock of a node jumped by minutes',
  disk: 'the disk of the database was full for a while',
}

/** The outcome of a fault: times in milliseconds, or a problem. */
export type Outcome =
  /** How long tables were without a leader. */
  | { readonly takenAfter: number }
  /** How long after its end every table went on again. */
  | { readonly wentOnAfter: number }
  | { readonly problem: string }

/** Longer than a lease, in milliseconds. */
const LONGER_THAN_LEASE_MS = 4_500
/** How long the disk is full, in milliseconds. */
const DISK_FULL_MS = 3_000
const MINUTE = 60_000

const NEVER_TAKEN: Outcome = { problem: 'nobody took the tables over' }
const STOOD_STILL: Outcome = { problem: 'a table stood still for good' }
const takenOutcome = (after: number | undefined): Outcome =>
  after === undefined ? NEVER_TAKEN : { takenAfter: after }
const wentOnOutcome = (after: number | undefined): Outcome =>
  after === undefined ? STOOD_STILL : { wentOnAfter: after }

async function killNode(house: House, node: Node): Promise<Outcome> {
  const took = await house.without(node, () => void node.room.kill(), 0)
  await house.startAgain(node)
  return takenOutcome(took)
}

async function stopNode(house: House, node: Node, meanwhile = () => {}): Promise<Outcome> {
  const stops = () => {
    node.room.child.kill('SIGSTOP')
    meanwhile()
  }
  const took = await house.without(node, stops, LONGER_THAN_LEASE_MS)
  node.room.child.kill('SIGCONT')
  return takenOutcome(took)
}

/** A table at which everything is decided and the chips are about to move. */
async function aboutToSettle(people: readonly Person[]): Promise<string> {
  for (;;) {
    const found = people.find(({ view }) => view?.clock?.for === 'settlement')
    if (found?.view) return found.view.id
    await pause(5)
  }
}

/** `undefined` where it cannot be done on this machine. */
export const STRIKE_BY_FAULT: Readonly<
  Record<Fault, (house: House, people: readonly Person[]) => Promise<Outcome | undefined>>
> = {
  async kill(house) {
    return killNode(house, await house.leading())
  },
  async settlement(house, people) {
    return killNode(house, await house.leading(await aboutToSettle(people)))
  },
  async torn(house) {
    const { node, letGo } = await house.caughtSettling()
    const dies = killNode(house, node)
    await pause(Math.random() * 100)
    await letGo()
    return dies
  },
  async stuck(house) {
    const { node, letGo } = await house.caughtSettling()
    return stopNode(house, node, () => void letGo())
  },
  async pause(house) {
    return stopNode(house, await house.leading())
  },
  async cut(house) {
    const node = await house.leading()
    const took = await house.without(node, () => node.wire.cut(), LONGER_THAN_LEASE_MS)
    node.wire.heal()
    return takenOutcome(took)
  },
  async database(house) {
    await house.server.crash(300)
    return wentOnOutcome(await house.goesOn())
  },
  async clock(house) {
    await house.evenedOut()
    const node = await house.leading()
    const { leads } = await measureProcess(node.room)
    const before = await house.epochs(leads)
    let slowest = 0
    for (const by of [10 * MINUTE, -25 * MINUTE]) {
      jumpClock(node.room, by)
      await pause(LONGER_THAN_LEASE_MS / 2)
      const after = await house.goesOn()
      if (after === undefined) return STOOD_STILL
      slowest = Math.max(slowest, after)
    }
    const after = await house.epochs(leads)
    return after.every((epoch, i) => epoch === before[i])
      ? { wentOnAfter: slowest }
      : { problem: 'it lost its tables by it' }
  },
  async disk(house) {
    const { disk, server } = house
    if (!disk) return undefined
    disk.fill()
    await pause(DISK_FULL_MS)
    disk.free()
    await server.revive()
    return wentOnOutcome(await house.goesOn())
  },
}
