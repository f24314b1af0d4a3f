/** Why a ruling of the floor is not taken, whatever the game. */
export interface FloorRefusals {
  'no-such-incident': { name: string; game: string }
  'not-now': { name: string }
}
