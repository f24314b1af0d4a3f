import type { FolderCounts } from '@cardroom/server/backup'
import { BadInput } from '../command/bad-input.ts'

/** The contents of a copy, and its place. */
export interface Copy extends FolderCounts {
  readonly in: string
}

/** Copies a store; reports any obstacle in one line. */
export function copyStore(to: string, work: () => FolderCounts): Copy {
  try {
    return { in: to, ...work() }
  } catch (error) {
    throw new BadInput(error instanceof Error ? error.message.split('\n')[0]! : String(error))
  }
}

export const printCopy = ({ in: place, tables, events, rounds }: Copy): string =>
  `${place}: ${tables} tables, ${rounds} rounds, ${events} events, read again and checked`
