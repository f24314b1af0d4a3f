import {
  type Cite,
  type CitedLines,
  citedLines,
  joinCites,
  type Section,
  type Statement,
  sayer,
} from '@cardroom/engine'
import { rooms } from '../filed/rooms.ts'
import listing from '../listing/listing.json' with { type: 'json' }
import type { SheetSentences } from './sentences.ts'

interface Beginning extends CitedLines {
  readonly room: string
}

/** Where the games of a filing begin, the last first. */
const beginnings: readonly Beginning[] = listing
  .flatMap(({ room, source }) =>
    source.flatMap(({ file, lines }) =>
      (citedLines(`${file}:${lines}`) ?? []).map(cited => ({ ...cited, room })),
    ),
  )
  .sort((a, b) => b.from - a.from)

/** The room whose games stand at these lines of a filing; two rooms share one filing. */
export const roomOfLines = ({ file, from }: CitedLines): string | undefined =>
  beginnings.find(game => game.file === file && game.from <= from)?.room

const say = sayer<SheetSentences>()

/** The lines of a citation that belong to another room's filing. */
export function borrowedLines(
  cite: Cite | undefined,
  room: string,
): { lines: Cite; rooms: string[] } | undefined {
  const others = (citedLines(cite ?? 'practice') ?? []).filter(lines => roomOfLines(lines) !== room)
  if (others.length === 0) return undefined
  const lines = joinCites(
    ...others.map(({ file, from, to }) => `${file}:${from === to ? from : `${from}-${to}`}`),
  )
  const named = others.map(one => roomOfLines(one) ?? one.file).map(id => rooms[id] ?? id)
  return { lines, rooms: [...new Set(named)] }
}

/** The section with a remark on every line of another room's filing. */
export function withBorrowedRemarks(section: Section, room: string): Section {
  const { lines = [], table, grid } = section
  const rows = [...(table?.rows ?? []), ...(grid?.rows ?? [])]
  const borrowed = borrowedLines(joinCites(...rows.map(({ cite }) => cite ?? 'practice')), room)
  const own = lines.map(line => sayingFrom(line, room))
  const note: Statement[] = borrowed
    ? [{ text: say('sheet-borrowed-lines', { rooms: borrowed.rooms }), cite: borrowed.lines }]
    : []
  return own.length + note.length > 0 ? { ...section, lines: [...own, ...note] } : section
}

function sayingFrom(line: Statement, room: string): Statement {
  const borrowed = borrowedLines(line.cite, room)
  if (!borrowed) return line
  const all = borrowed.lines === line.cite
  return { ...line, text: say('sheet-borrowed', { what: line.text, all, ...borrowed }) }
}
