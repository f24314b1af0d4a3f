/** The spoken commands with their letters; with Shift, none is a move's or a spot's key. */
const COMMANDS = [
  ['cards', 'c'],
  ['board', 'b'],
  ['pot', 'p'],
  ['turn', 'w'],
  ['stacks', 's'],
  ['options', 'o'],
  ['clock', 't'],
  ['repeat', 'r'],
  ['best', 'v'],
] as const

export type SpeechCommand = (typeof COMMANDS)[number][0]

/** The commands at a table; `best` only where the coach is allowed. */
export const commandsAt = (coach: boolean): readonly (typeof COMMANDS)[number][] =>
  COMMANDS.filter(([command]) => coach || command !== 'best')
