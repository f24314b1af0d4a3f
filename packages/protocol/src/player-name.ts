import { z } from 'zod'

/** No blanks and no slash: records write `3/Kim double`. */
export const playerName = z
  .string()
  .regex(/^[\p{L}\p{N}_.-]{1,20}$/u, 'a name has 1 to 20 letters, digits, dots, dashes or underscores')
