import type { Refusal } from '../say/refusal.ts'
import { readBy } from '../shape/read-by.ts'
import { type Fields, type Of, tagged } from '../shape/shape.ts'
import { refuseAtTable } from './refusals.ts'

/** Reads the commands that a family has; those of other families are refused as what they are. */
export function ownCommands<const V extends Readonly<Record<string, Fields>>>(commands: V) {
  const shape = tagged('do', commands)
  return (command: unknown): Of<typeof shape> | Refusal => {
    const name = nameOf(command)
    return Object.hasOwn(commands, name)
      ? readBy(shape, command)
      : refuseAtTable('not-in-this-game', { command: name })
  }
}

const nameOf = (command: unknown): string =>
  typeof command === 'object' && command !== null && 'do' in command ? String(command.do) : ''
