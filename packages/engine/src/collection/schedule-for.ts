import { within as placed, type Refusal, refuser } from '../say/refusal.ts'
import type { Schedule } from './fee.ts'
import { isWithinSpan } from './rows.ts'

/** Why a schedule option is not found. */
export interface ScheduleRefusals {
  'no-option-for-players': { players: number }
}

const refuse = refuser<ScheduleRefusals>()

/** The option in force for this number of players; none where no fee is taken. */
export function scheduleFor(
  { collection }: { readonly collection?: readonly Schedule[] },
  players: number,
): Schedule | Refusal | undefined {
  if (!collection) return undefined
  const fitting = collection.find(({ option }) => !option.players || isWithinSpan(option.players, players))
  return fitting ?? placed(['schedule'], refuse('no-option-for-players', { players }))
}
