import { refuseInLibrary } from '@cardroom/engine/record'
import type { Refusal } from '@cardroom/engine/say'
import { feesOnlyGame } from './fees-only.ts'

/** Why there is no game of this id. */
export function notOffered(id: string): Refusal {
  const only = feesOnlyGame(id)
  return only
    ? refuseInLibrary('only-fees-filed', { id, name: only.name })
    : refuseInLibrary('no-such-game', { id })
}
