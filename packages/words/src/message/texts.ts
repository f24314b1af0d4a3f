import { isPlain } from './messages.ts'
import type { Pattern, Program } from './program.ts'
import { readMessage } from './read.ts'

/** The texts of a message that people read, variant by variant; a place where a value stands is `put` there. */
export function textsOf(message: string | Program, put: (value: string) => string = () => '…'): string[] {
  const program = typeof message === 'string' && !isPlain(message) ? readMessage(message) : message
  return typeof program === 'object' && 'by' in program
    ? program.variants.map(([, says]) => textOf(says, put))
    : [textOf(program, put)]
}

const textOf = (pattern: Pattern, put: (value: string) => string): string =>
  typeof pattern === 'string'
    ? pattern
    : pattern.map(piece => (typeof piece === 'string' ? piece : put(piece[0] ?? ''))).join('')
