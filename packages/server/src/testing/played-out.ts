import { setTimeout } from 'node:timers/promises'
import type { TableHost } from '../room/host.ts'

/** The round that is on is played to its end, no other is dealt, and all of it is written. */
export async function playedOut(host: TableHost): Promise<void> {
  host.drain()
  while (await host.written(({ state }) => state.phase === 'round')) await setTimeout(5)
}
