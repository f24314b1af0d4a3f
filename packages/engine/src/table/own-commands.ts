import type { Refusal } from '../say/refusal.ts'
import { readBy } from '../shape/read-by.ts'
import { type Fields, type ReadFields, tagged } from '../shape/shape.ts'
import { refuseAtTable } from './refusals.ts'

/** A command that only some families have: who may give it, and its fields. */
export interface CommandDeclaration {
  /** A player for the own seat, or the house dealer of a real table. */
  readonly by: 'player' | 'dealer'
  readonly fields: Fields
}

export type CommandDeclarations = Readonly<Record<string, CommandDeclaration>>

/** The commands of these declarations, discriminated by `do`. */
export type DeclaredCommand<D extends CommandDeclarations> = {
  [N in keyof D & string]: { readonly do: N } & ReadFields<D[N]['fields']>
}[keyof D & string]

/** Reads the commands of a family; refuses those of other families as such. */
export function commandReader<const D extends CommandDeclarations>(
  declared: D,
): (command: unknown) => DeclaredCommand<D> | Refusal {
  const shape = tagged('do', fieldsOf(declared))
  return command => {
    const name = nameOf(command)
    return Object.hasOwn(declared, name)
      ? (readBy(shape, command) as DeclaredCommand<D> | Refusal)
      : refuseAtTable('not-in-this-game', { command: name })
  }
}

const fieldsOf = (declared: CommandDeclarations): Readonly<Record<string, Fields>> =>
  Object.fromEntries(Object.entries(declared).map(([name, { fields }]) => [name, fields]))

const nameOf = (command: unknown): string =>
  typeof command === 'object' && command !== null && 'do' in command ? String(command.do) : ''
