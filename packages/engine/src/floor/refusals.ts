import { refuser } from '../say/refusal.ts'

/** Why the floor's ruling is refused, in any game. */
export interface FloorRefusals {
  'no-such-incident': { name: string; game: string }
  'not-now': { name: string }
  /** No card lies at the named place. */
  'no-card-there': { place: string }
}

export const refuseAtFloor = refuser<FloorRefusals>()
