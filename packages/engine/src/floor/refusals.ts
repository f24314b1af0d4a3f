import { refuser } from '../say/refusal.ts'

/** Why a ruling of the floor is not taken, whatever the game. */
export interface FloorRefusals {
  'no-such-incident': { name: string; game: string }
  'not-now': { name: string }
  /** Nothing lies where somebody points at. */
  'no-card-there': { place: string }
}

export const refuseAtFloor = refuser<FloorRefusals>()
