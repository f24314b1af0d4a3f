import type { Kept } from '@cardroom/server/backup'
import { BadInput } from '../command/bad-input.ts'

/** What a copy holds, and where it lies. */
export interface Copy extends Kept {
  readonly in: string
}

/** Copies; whatever hinders it is said in one line. */
export function copy(to: string, work: () => Kept): Copy {
  try {
    return { in: to, ...work() }
  } catch (error) {
    throw new BadInput(error instanceof Error ? error.message.split('\n')[0]! : String(error))
  }
}

export const printCopy = ({ in: place, tables, events, rounds }: Copy): string =>
  `${place}: ${tables} tables, ${rounds} rounds, ${events} events, read again and checked`
