import { existsSync, readFileSync } from 'node:fs'
import { isRefusal, type Library, playRecord, type Result, writeRefusal } from '@cardroom/engine'

/** A worked round that was derived from the filings without this program. */
export interface Example {
  readonly id: string
  readonly game: string
  readonly topic: string
  readonly record: unknown
  readonly expect: { readonly error?: true } & Partial<Result>
}

const folder = new URL('../../../../../shared/examples/', import.meta.url)

/** The worked rounds of a file; `undefined` where the folder is not there. */
export function examplesIn(file: string): Example[] | undefined {
  const url = new URL(file, folder)
  if (!existsSync(url)) return undefined
  return readFileSync(url, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line))
}

/** What comes of an example, as its expectation is written. */
export function played(example: Example, library: Library): Partial<Result> | { error: true; why: string } {
  const round = playRecord(example.record, library)
  return isRefusal(round) ? { error: true, why: writeRefusal(round) } : round.round.result
}
