import { oneOf } from '../../shape/shape.ts'
import { MAKE_UPS } from '../../table/face.ts'
import { commandReader } from '../../table/own-commands.ts'

/** The commands at a table with a pot before the deal. */
export const potCommands = {
  /** How a player who owes blinds wants to come back in. */
  'make-up': { by: 'player', fields: { how: oneOf(...MAKE_UPS) } },
  /** The button was drawn for at a real table, and came to this seat. */
  button: { by: 'dealer', fields: {} },
} as const

export const readPokerCommand = commandReader(potCommands)
