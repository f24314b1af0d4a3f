import type { Event } from '@cardroom/engine'

/** How long each event is shown, in milliseconds; events that are not listed happen together with the next. */
const PACE_MS: Partial<Record<Event['type'], number>> = {
  dealt: 300,
  shown: 600,
  hand: 350,
  settled: 400,
  won: 400,
}

/** A face-down card is shown briefly, in milliseconds. */
const FACE_DOWN_MS = 70

/** Longer sequences are sped up to this, in milliseconds. */
const MAX_UNHURRIED_MS = 3_000

/** The shaking of the dice cup, before anything else happens, in milliseconds. */
const SHAKE_MS = 1_400

const paceOf = (event: Event): number =>
  event.type === 'dealt' && event.face === 'down' ? FACE_DOWN_MS : (PACE_MS[event.type] ?? 0)

/**
 * The delay of each state of a round after the one before; a state is given by the length of its log. The card room
 * waits as long as the page needs to show it all.
 */
export function delaysOf(log: readonly Event[], from: number, states: readonly number[]): number[] {
  const parts = states.map((to, at) => log.slice(states[at - 1] ?? from, to))
  const paces = parts.map(part => Math.max(0, ...part.map(paceOf)))
  const all = paces.reduce((sum, pace) => sum + pace, 0)
  const hurry = Math.min(1, MAX_UNHURRIED_MS / Math.max(1, all))
  return paces.map((pace, at) => {
    const before = log[(states[at - 1] ?? from) - 1]
    return before?.type === 'dice' ? SHAKE_MS : Math.round(pace * hurry)
  })
}

/** How long it takes to show all states. */
export function revealTime(log: readonly Event[], from: number, states: readonly number[]): number {
  const shakes = log.slice(from).filter(({ type }) => type === 'dice').length
  return shakes * SHAKE_MS + delaysOf(log, from, states).reduce((sum, delay) => sum + delay, 0)
}
