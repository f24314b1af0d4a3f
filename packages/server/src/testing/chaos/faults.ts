import { setTimeout as pause } from 'node:timers/promises'
import { jump, measured } from '../spawned.ts'
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

export const SAID: Readonly<Record<Fault, string>> = {
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

/** What came of a fault, in milliseconds, or what went wrong. */
export type Outcome =
  /** For so long tables were without a leader. */
  | { readonly takenAfter: number }
  /** So long after it was over, something happened at every table again. */
  | { readonly wentOnAfter: number }
  | { readonly problem: string }

/** Longer than a lease. */
const AWAY = 4_500
/** For so long a disk has no room. */
const FULL = 3_000
const MINUTE = 60_000

const NEVER_TAKEN: Outcome = { problem: 'nobody took the tables over' }
const STANDS: Outcome = { problem: 'a table stood still for good' }
const taken = (after: number | undefined): Outcome =>
  after === undefined ? NEVER_TAKEN : { takenAfter: after }
const wentOn = (after: number | undefined): Outcome => (after === undefined ? STANDS : { wentOnAfter: after })

async function killed(house: House, node: Node): Promise<Outcome> {
  const took = await house.without(node, () => void node.room.kill(), 0)
  await house.startAgain(node)
  return taken(took)
}

async function stoodStill(house: House, node: Node, meanwhile = () => {}): Promise<Outcome> {
  const stops = () => {
    node.room.child.kill('SIGSTOP')
    meanwhile()
  }
  const took = await house.without(node, stops, AWAY)
  node.room.child.kill('SIGCONT')
  return taken(took)
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
export const STRIKES: Readonly<
  Record<Fault, (house: House, people: readonly Person[]) => Promise<Outcome | undefined>>
> = {
  async kill(house) {
    return killed(house, await house.leading())
  },
  async settlement(house, people) {
    return killed(house, await house.leading(await aboutToSettle(people)))
  },
  async torn(house) {
    const { node, letGo } = await house.caughtSettling()
    const dies = killed(house, node)
    await pause(Math.random() * 100)
    await letGo()
    return dies
  },
  async stuck(house) {
    const { node, letGo } = await house.caughtSettling()
    return stoodStill(house, node, () => void letGo())
  },
  async pause(house) {
    return stoodStill(house, await house.leading())
  },
  async cut(house) {
    const node = await house.leading()
    const took = await house.without(node, () => node.wire.cut(), AWAY)
    node.wire.heal()
    return taken(took)
  },
  async database(house) {
    await house.server.crash(300)
    return wentOn(await house.goesOn())
  },
  async clock(house) {
    await house.evenedOut()
    const node = await house.leading()
    const { leads } = await measured(node.room)
    const before = await house.epochs(leads)
    let slowest = 0
    for (const by of [10 * MINUTE, -25 * MINUTE]) {
      jump(node.room, by)
      await pause(AWAY / 2)
      const after = await house.goesOn()
      if (after === undefined) return STANDS
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
    await pause(FULL)
    disk.free()
    await server.revive()
    return wentOn(await house.goesOn())
  },
}
