import { citedLines } from '@cardroom/engine'
import type { FeeTable } from '@cardroom/engine/collection'
import { rooms } from '../filed/rooms.ts'
import listing from '../listing/listing.json' with { type: 'json' }
import type { FilingPart } from './filings.ts'

/** The contents of a filing: each game with its room and its registration number, each table of fees. */
export function partsOf(number: string, feeTables: readonly FeeTable[]): FilingPart[] {
  const games = listing.flatMap(({ name, room, number: registered, source }) =>
    source.map(({ file, lines }) => ({
      title: `${name}${registered === null ? '' : ` (${registered})`}, ${rooms[room]}`,
      cite: `${file}:${lines}`,
    })),
  )
  return [...games, ...feeTables]
    .flatMap(({ title, cite }) => (citedLines(cite) ?? []).map(lines => ({ title, ...lines })))
    .filter(({ file }) => file === number)
    .map(({ title, from, to }) => ({ title, from, to }))
    .sort((a, b) => a.from - b.from || b.to - a.to)
}
