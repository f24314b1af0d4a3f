import type { Cite, Section, SheetTable, Statement } from '@cardroom/engine'
import { type SayText, saidSection } from '../sheet/said.ts'
import type { ComparedRow, ComparedText, Comparison } from './compare.ts'
import { mergeInOrder } from './merge-in-order.ts'

/** One statement of a sheet, and its key among the others. */
interface Entry {
  readonly section: string
  /** Its subject; a sentence needs none. */
  readonly what: string
  readonly said: ComparedText
}

type Entries = Map<string, Entry>

/**
 * Compares two sheets in a language, for people: the same sentence, or rows under the same head of a table,
 * are laid side by side.
 */
export function compareSheets(
  a: readonly Section[],
  b: readonly Section[],
  say: SayText,
): Pick<Comparison, 'same' | 'different' | 'sections'> {
  const [ofA, ofB] = [entriesOf(a, b, say), entriesOf(b, a, say)]
  const sections = new Map<string, ComparedRow[]>()
  for (const [key, { section, what }] of mergeInOrder(ofA, ofB)) {
    const [one, other] = [ofA.get(key)?.said ?? null, ofB.get(key)?.said ?? null]
    const rows = sections.get(section) ?? []
    rows.push({ what, a: one, b: other, same: one?.text === other?.text })
    sections.set(section, rows)
  }
  const rows = [...sections.values()].flat()
  const same = rows.filter(row => row.same).length
  return {
    same,
    different: rows.length - same,
    sections: [...sections].map(([title, list]) => ({ title, rows: list })),
  }
}

function entriesOf(sheet: readonly Section[], other: readonly Section[], say: SayText): Entries {
  const entries: Entries = new Map()
  const others = other.map(section => saidSection(section, say))
  for (const section of sheet) {
    const { title, lines = [], table, grid } = saidSection(section, say)
    const put = (name: string, what: string, text: string, cite: Cite | undefined): void => {
      let key = `${title}\n${name}`
      for (let n = 2; entries.has(key); n++) key = `${title}\n${name} ${n}`
      entries.set(key, { section: title, what, said: { text, cite: cite ?? null } })
    }
    for (const [at, { text, cite }] of lines.entries()) put(sentenceOf(section.lines![at]!), '', text, cite)
    if (table) {
      const theirs = others.find(one => one.title === title)?.table
      const heads = headsOf(table, theirs)
      for (const { cells, cite } of table.rows) {
        const what = cells.slice(0, heads).join(' · ')
        put(what, what, cells.slice(heads).filter(Boolean).join(' · '), cite)
      }
    }
    for (const { head, cells, cite } of grid?.rows ?? []) {
      put(head, head, cells.map(cell => cell?.text ?? '–').join(' '), cite)
    }
  }
  return entries
}

const sentenceOf = ({ text }: Statement): string => (typeof text === 'string' ? text : text.say)

/** How many cells at the head of a row tell it apart from the others of its table, in both sheets. */
function headsOf(table: SheetTable<string>, other: SheetTable<string> | undefined): number {
  const isEnough = (rows: SheetTable<string>['rows'], heads: number) =>
    new Set(rows.map(({ cells }) => cells.slice(0, heads).join('\n'))).size === rows.length
  const most = Math.max(1, table.columns.length - 1)
  for (let heads = 1; heads < most; heads++) {
    if (isEnough(table.rows, heads) && isEnough(other?.rows ?? [], heads)) return heads
  }
  return most
}
