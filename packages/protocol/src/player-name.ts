import { z } from 'zod'
import { PLAYER_NAME } from './is-player-name.ts'

/** What a player may be called, as it comes in. */
export const playerName = z
  .string()
  .regex(PLAYER_NAME, 'a name has 1 to 20 letters, digits, dots, dashes or underscores')
