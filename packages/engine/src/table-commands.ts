import { playerDealerCommands } from './banked/at-table/commands.ts'
import { potCommands } from './poker/at-table/commands.ts'
import type { DeclaredCommand } from './table/own-commands.ts'

/** Every command that only some families have. A family with commands of its own is a line here. */
export const familyCommands = { ...playerDealerCommands, ...potCommands }

/** The name of a command that only some families have. */
export type FamilyCommandName = keyof typeof familyCommands

/** The names of the commands that a player may give. */
export type PlayerCommandName = {
  [N in FamilyCommandName]: (typeof familyCommands)[N]['by'] extends 'player' ? N : never
}[FamilyCommandName]

/** A command of a family, as a player gives it. */
export type PlayerCommand = DeclaredCommand<Pick<typeof familyCommands, PlayerCommandName>>

/** Whether a player may give a command of this name at the tables of some family. */
export const isPlayerCommand = (name: string): name is PlayerCommandName =>
  Object.hasOwn(familyCommands, name) && familyCommands[name as FamilyCommandName].by === 'player'

/** The names of all commands of families that a player may give. */
export const PLAYER_COMMANDS: readonly PlayerCommandName[] =
  Object.keys(familyCommands).filter(isPlayerCommand)
