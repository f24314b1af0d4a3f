import type { Refusal } from '../say/refusal.ts'
import type { OpenShuffle } from '../shoe/fair-shuffle.ts'
import type { TableEvent } from './event.ts'
import { refuseAtTable } from './refusals.ts'
import type { PlayerId } from './seats.ts'

/**
 * A shoe that stays sealed unless all players dealt from it agree to open it. The driver hands it in; the
 * table does not remember it.
 */
export interface SealedShoe {
  readonly id: string
  readonly shuffle: OpenShuffle
  readonly rounds: readonly string[]
}

/** The players who have agreed to open each sealed shoe, the oldest shoe first. */
export type Agreements = Readonly<Record<string, readonly PlayerId[]>>

/** The most shoes that wait for agreement; beyond it, the oldest is forgotten. */
const MAX_WAITING_SHOES = 50

/** The events when a player agrees. `players`: all who must agree. */
export function agree(
  before: Agreements,
  player: PlayerId,
  name: string,
  shoe: SealedShoe,
  players: readonly PlayerId[],
): readonly TableEvent[] | Refusal {
  const agreed = before[shoe.id] ?? []
  if (!players.includes(player)) return refuseAtTable('not-a-player-of-it')
  if (agreed.includes(player)) return refuseAtTable('agreed-already')
  const missing = players.some(one => one !== player && !agreed.includes(one))
  return [
    { type: 'agreed', shoe: shoe.id, player, name },
    ...(missing ? [] : [{ type: 'disclosed', shoe } as const]),
  ]
}

export function agreementsAfter(
  before: Agreements,
  event: Extract<TableEvent, { type: 'agreed' | 'disclosed' }>,
): Agreements {
  if (event.type === 'disclosed') {
    const { [event.shoe.id]: _, ...others } = before
    return others
  }
  const { [event.shoe]: agreed = [], ...others } = before
  const kept = Object.entries(others).slice(1 - MAX_WAITING_SHOES)
  return { ...Object.fromEntries(kept), [event.shoe]: [...agreed, event.player] }
}
