import { statSync } from 'node:fs'
import { usualFilings } from '@cardroom/server/filings'
import { BadInput } from '../command/bad-input.ts'

/** The flag of every command that shows the lines of the filings. */
export const filingsFlag = { filings: { type: 'string' } } as const

export const FILINGS_HELP = `  --filings DIR  the folder with the texts of the filings (default ./filings, if it is there)`

/** The folder with the texts of the filings, if there is one. */
export function filingsFolder(asked: string | undefined, at = '--filings'): string | undefined {
  if (asked === undefined) return usualFilings()
  if (!statSync(asked, { throwIfNoEntry: false })?.isDirectory()) {
    throw new BadInput(`there is no folder "${asked}"`, at)
  }
  return asked
}
