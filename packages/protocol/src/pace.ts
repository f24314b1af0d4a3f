import type { Event } from '@cardroom/engine'

/** How long the eye needs for what happens, in milliseconds; what is not named happens with what follows. */
const PACE: Partial<Record<Event['type'], number>> = {
  dealt: 300,
  shown: 600,
  hand: 350,
  settled: 400,
  won: 400,
}

/** A card that lies face down tells nothing. */
const FACE_DOWN = 70

/** When more than this is to be laid out at once, it goes faster. */
const UNHURRIED = 3_000

/** The cup is shaken and lifted before anything else happens. */
const SHAKE = 1_400

const paceOf = (event: Event): number =>
  event.type === 'dealt' && event.face === 'down' ? FACE_DOWN : (PACE[event.type] ?? 0)

/**
 * How long after the one before each state of a round follows, where each is known by how much of the log had
 * happened then. The card room waits as long as the page needs to lay it all out.
 */
export function delaysOf(log: readonly Event[], from: number, states: readonly number[]): number[] {
  const parts = states.map((to, at) => log.slice(states[at - 1] ?? from, to))
  const paces = parts.map(part => Math.max(0, ...part.map(paceOf)))
  const all = paces.reduce((sum, pace) => sum + pace, 0)
  const hurry = Math.min(1, UNHURRIED / Math.max(1, all))
  return paces.map((pace, at) => {
    const before = log[(states[at - 1] ?? from) - 1]
    return before?.type === 'dice' ? SHAKE : Math.round(pace * hurry)
  })
}

/** How long it takes until all of it lies there. */
export function revealTime(log: readonly Event[], from: number, states: readonly number[]): number {
  const shakes = log.slice(from).filter(({ type }) => type === 'dice').length
  return shakes * SHAKE + delaysOf(log, from, states).reduce((sum, delay) => sum + delay, 0)
}
