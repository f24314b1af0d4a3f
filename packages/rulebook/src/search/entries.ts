import { type Cite, type Family, type FeeTable, type RuleSet, roomOf, type Section } from '@cardroom/engine'
import { feeSections } from '../collection/sheet.ts'
import type { FeesOnlyGame } from '../fees-only.ts'
import { rooms } from '../rooms.ts'
import { sheetIncident } from '../sheet/incident.ts'
import { type SayText, saidSection } from '../sheet/said.ts'
import type { Findable } from './word-index.ts'

export const KINDS = ['game', 'rule', 'incident', 'reading', 'word', 'fee'] as const
export type EntryKind = (typeof KINDS)[number]

/** One statement of one game. */
export interface Entry extends Findable {
  readonly kind: EntryKind
  readonly game: string
  readonly cite: Cite
}

/** Everything that can be looked up about a game. */
export function entriesOf(
  { rules, family }: { rules: RuleSet; family: Family },
  tables: readonly FeeTable[],
  say: SayText,
): Entry[] {
  const { id, name, incidents, readings, glossary = [] } = rules
  const entry = maker(id, `${name} ${rules.family}`)
  const who = [roomName(id), rules.number, rules.owner].filter(Boolean).join(', ')
  return [
    entry('game', name, who, rules.source.join(', ')),
    ...family
      .sheet(rules)
      .map(section => saidSection(section, say))
      .flatMap(section => statements(section).map(one => entry('rule', section.title, one.text, one.cite))),
    ...incidents
      .map(sheetIncident)
      .map(one =>
        entry(
          'incident',
          one.name.replaceAll('-', ' '),
          `${say(one.when)}: ${say(one.consequence)}`,
          one.cite,
        ),
      ),
    ...readings.map(one =>
      entry(
        'reading',
        one.name,
        `read as ${[one.default, ...one.others].join(', or else ')}. ${say(one.why)}`,
        one.cite,
      ),
    ),
    ...glossary.map(one => entry('word', say(one.word), say(one.means), one.cite)),
    ...feeEntries(id, tables, entry, say),
  ]
}

/** A game of which only the fees were filed. */
export function feesOnlyEntries(
  { id, name, number, cite }: FeesOnlyGame,
  tables: readonly FeeTable[],
  say: SayText,
): Entry[] {
  const entry = maker(id, `${name} fees only`)
  const who = [roomName(id), number, 'fees only'].filter(Boolean).join(', ')
  return [entry('game', name, who, cite), ...feeEntries(id, tables, entry, say)]
}

const WEIGHTS: Readonly<Record<EntryKind, number>> = {
  game: 1,
  rule: 1,
  incident: 1.2,
  reading: 1,
  word: 1.1,
  fee: 0.6,
}

type Make = (kind: EntryKind, title: string, text: string, cite: Cite) => Entry

const roomName = (id: string): string => rooms[roomOf(id)] ?? roomOf(id)

const maker = (game: string, about: string): Make => {
  const around = `${about} ${game} ${roomName(game)}`
  return (kind, title, text, cite) => ({ kind, game, title, text, cite, around, weight: WEIGHTS[kind] })
}

const feeEntries = (id: string, tables: readonly FeeTable[], entry: Make, say: SayText): Entry[] =>
  feeSections(id, tables)
    .map(section => saidSection(section, say))
    .flatMap(section => statements(section).map(one => entry('fee', section.title, one.text, one.cite)))

/** A section as single statements; a row of a table says what its columns are. */
function statements({ lines = [], table, grid }: Section<string>): { text: string; cite: Cite }[] {
  const said = (cells: readonly string[], heads: readonly string[]) =>
    cells.flatMap((cell, i) =>
      cell === '' ? [] : i === 0 ? [cell] : [`${heads[i]!.toLowerCase()}: ${cell}`],
    )
  return [
    ...lines.map(({ text, cite = '' }) => ({ text, cite })),
    ...(table?.rows ?? []).map(({ cells, cite = '' }) => ({
      text: said(cells, table!.columns).join('; '),
      cite,
    })),
    ...(grid?.rows ?? []).map(({ head, cells, cite = '' }) => {
      const draws = grid!.columns.filter((_, i) => cells[i]?.kind === 'draws')
      return { text: `${head}: takes a card ${draws.length > 0 ? `on ${draws.join(', ')}` : 'never'}`, cite }
    }),
  ]
}
