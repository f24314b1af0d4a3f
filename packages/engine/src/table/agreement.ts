import type { Refusal } from '../say/refusal.ts'
import type { OpenShuffle } from '../shoe/fair-shuffle.ts'
import type { TableEvent } from './event.ts'
import { refuseAtTable } from './refusals.ts'
import type { PlayerId } from './seats.ts'

/** A shoe that stays sealed unless all agree who were dealt to from it. The table does not remember it: it is told. */
export interface SealedShoe {
  readonly id: string
  readonly shuffle: OpenShuffle
  readonly rounds: readonly string[]
}

/** Who has agreed to open which shoes, the first asked for first; of those that are not opened yet. */
export type Agreements = Readonly<Record<string, readonly PlayerId[]>>

/** So many shoes wait for the others to agree; of more, the first is forgotten. */
const MOST_WAITING = 50

/** What follows when somebody agrees. `players`: everybody who has to. */
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
  const kept = Object.entries(others).slice(1 - MOST_WAITING)
  return { ...Object.fromEntries(kept), [event.shoe]: [...agreed, event.player] }
}
