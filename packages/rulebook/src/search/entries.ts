import { type Cite, type Game, joinCites, roomOf, type Section, sayer } from '@cardroom/engine'
import type { FeeTable } from '@cardroom/engine/collection'
import { feeSections } from '../collection/sheet.ts'
import type { FeesOnlyGame } from '../filed/fees-only.ts'
import { rooms } from '../filed/rooms.ts'
import { incidentName, readingName } from '../names/say-names.ts'
import { sheetIncident } from '../sheet/incident.ts'
import { type SayText, saidSection } from '../sheet/said.ts'
import type { SearchSentences } from './sentences.ts'
import type { Findable } from './word-index.ts'

const saying = sayer<SearchSentences>()

const KINDS = ['game', 'rule', 'incident', 'reading', 'word', 'fee'] as const
export type EntryKind = (typeof KINDS)[number]

/** One statement of one game. */
export interface SearchEntry extends Findable {
  readonly kind: EntryKind
  readonly game: string
  readonly cite: Cite
}

/** Everything that can be looked up about a game. */
export function entriesOf({ rules, sheet }: Game, tables: readonly FeeTable[], say: SayText): SearchEntry[] {
  const { id, name, incidents, readings, glossary = [] } = rules
  const entry = maker(id, `${name} ${rules.family}`)
  const who = [roomName(id), rules.number, rules.owner].filter(Boolean).join(', ')
  return [
    entry('game', name, who, joinCites(...rules.source)),
    ...statementsOf(sheet(), say).map(one => entry('rule', one.title, one.text, one.cite)),
    ...incidents.map(sheetIncident).map(incident => {
      const { name: key, when, consequence: then, cite } = incident
      return entry(
        'incident',
        say(incidentName(key)),
        say(saying('found-incident', { when, then })),
        cite,
        key,
      )
    }),
    ...readings.map(({ name: key, default: standard, others, why, cite }) => {
      const text = say(saying('found-reading', { values: [standard, ...others], why }))
      return entry('reading', say(readingName(key)), text, cite, key)
    }),
    ...glossary.map(({ word, means, cite }) => entry('word', say(word), say(means), cite)),
    ...feeEntries(id, tables, entry, say),
  ]
}

/** A game of which only the fees were filed. */
export function feesOnlyEntries(
  { id, name, number, cite }: FeesOnlyGame,
  tables: readonly FeeTable[],
  say: SayText,
): SearchEntry[] {
  const feesOnly = say(saying('found-fees-only'))
  const entry = maker(id, `${name} ${feesOnly}`)
  const who = [roomName(id), number, feesOnly].filter(Boolean).join(', ')
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

/** `key`: its name in records, which finds it too. */
type EntryMaker = (kind: EntryKind, title: string, text: string, cite: Cite, key?: string) => SearchEntry

const roomName = (id: string): string => rooms[roomOf(id)] ?? roomOf(id)

const maker = (game: string, about: string): EntryMaker => {
  const around = `${about} ${game} ${roomName(game)}`
  return (kind, title, text, cite, key = '') => ({
    kind,
    game,
    title,
    text,
    cite,
    around: `${around} ${key}`,
    weight: WEIGHTS[kind],
  })
}

const feeEntries = (
  id: string,
  tables: readonly FeeTable[],
  entry: EntryMaker,
  say: SayText,
): SearchEntry[] =>
  statementsOf(feeSections(id, tables), say).map(one => entry('fee', one.title, one.text, one.cite))

interface CitedStatement {
  readonly title: string
  readonly text: string
  readonly cite: Cite
}

/** Sections as single statements; a row of a table says what its columns are. */
function statementsOf(sections: readonly Section[], say: SayText): CitedStatement[] {
  const row = ([what = '', ...cells]: readonly string[], [, ...heads]: readonly string[]): string => {
    const isSaid = cells.map(cell => cell !== '')
    return say(
      saying('found-row', { what, heads: heads.filter((_, i) => isSaid[i]), cells: cells.filter(Boolean) }),
    )
  }
  return sections
    .map(section => saidSection(section, say))
    .flatMap(({ title, lines = [], table, grid }) => [
      ...lines.map(({ text, cite = '' }) => ({ title, text, cite })),
      ...(table?.rows ?? []).map(({ cells, cite = '' }) => ({
        title,
        text: row(cells, table!.columns),
        cite,
      })),
      ...(grid?.rows ?? []).map(({ head: hand, cells, cite = '' }) => {
        const on = grid!.columns.filter((_, i) => cells[i]?.kind === 'draws')
        return { title, text: say(saying('found-chart-row', { hand, on })), cite }
      }),
    ])
}
