/** What a table can be asked, each with its letter: together with Shift it never is a move's or a spot's key. */
export const COMMANDS = [
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

export type Command = (typeof COMMANDS)[number][0]

/** What can be asked at a table: what is best only where the coach is allowed. */
export const commandsAt = (coach: boolean): readonly (typeof COMMANDS)[number][] =>
  COMMANDS.filter(([command]) => coach || command !== 'best')
