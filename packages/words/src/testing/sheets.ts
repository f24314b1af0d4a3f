import { type Saying, type Section, unwrap } from '@cardroom/engine'
import { games, openRulebook } from '@cardroom/rulebook'
import { saidSection, sheetOf } from '@cardroom/rulebook/sheet'
import type { Speaker } from '../speaker.ts'
import { sayingsIn } from './sayings.ts'

const library = await openRulebook()

/** Every sheet of the filed games. */
const filed = games.map(({ id }) => sheetOf(unwrap(library.game(id))))

/** Every saying of every sheet, of the data that it was made from, and of the fees of all rooms. */
export const filedSayings: readonly Saying[] = sayingsIn([...filed, ...library.feeTables])

const texts = ({ title, lines = [], table, grid }: Section<string>): string[] => [
  title,
  ...lines.map(({ text }) => text),
  ...[table, grid].flatMap(one => one?.columns ?? []),
  ...(table?.rows ?? []).flatMap(({ cells }) => cells),
  ...(grid ? [grid.corner, ...grid.rows.map(({ head }) => head)] : []),
]

/** All statements in the words of a language. */
export const saidOnSheets = ({ say }: Speaker): string[] => [
  ...filedSayings.map(say),
  ...filed.flatMap(({ sections }) => sections.flatMap(one => texts(saidSection(one, say)))),
]
