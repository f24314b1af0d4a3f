import { setTimeout } from 'node:timers/promises'
import type { TableHost } from '@cardroom/room'

/** Waits until the running round is played to its end and written; no other is dealt. */
export async function drainTable(host: TableHost): Promise<void> {
  host.drain()
  while (await host.written(({ state }) => state.phase === 'round')) await setTimeout(5)
}
