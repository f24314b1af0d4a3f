import { z } from 'zod'
import { PLAYER_NAME } from './is-player-name.ts'

/** The schema of a player's name. */
export const playerName = z
  .string()
  .regex(PLAYER_NAME, 'a name has 1 to 20 letters, digits, dots, dashes or underscores')
