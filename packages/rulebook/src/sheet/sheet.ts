import {
  type Cite,
  defaultReadings,
  type Game,
  isInForce,
  type Reading,
  type Readings,
  type RuleSet,
  roomOf,
  type Section,
  sayer,
  type Text,
  type Word,
} from '@cardroom/engine'
import type { FeeTable, Schedule } from '@cardroom/engine/collection'
import {
  feeOpenPoints,
  feeSections,
  type ListedSchedule,
  listSchedules,
  postedFees,
} from '../collection/sheet.ts'
import { FEE_TABLES } from '../filed/fee-tables.ts'
import type { FeesOnlyGame } from '../filed/fees-only.ts'
import { rooms } from '../filed/rooms.ts'
import { incidentName, readingName, readingValue } from '../names/say-names.ts'
import { withBorrowedRemarks } from './borrowed.ts'
import { type SheetIncident, sheetIncident } from './incident.ts'
import type { SheetSentences } from './sentences.ts'

const say = sayer<SheetSentences>()

/** The sections of every rule set beside its family's; a sheet leaves out empty ones. */

const readingSection = (readings: readonly Reading[]): Section[] =>
  sectionUnlessEmpty(readings, {
    title: say('sheet-readings'),
    table: {
      columns: [say('sheet-open-point'), say('sheet-read-as'), say('sheet-or-else'), say('sheet-why')],
      rows: readings.map(one => ({
        cells: [
          readingName(one.name),
          readingValue(one.default),
          say('sheet-others', { values: one.others }),
          one.why,
        ],
        cite: one.cite,
      })),
    },
  })

const incidentSection = (incidents: readonly SheetIncident[]): Section[] =>
  sectionUnlessEmpty(incidents, {
    title: say('sheet-incidents'),
    table: {
      columns: [say('sheet-incident'), say('sheet-when'), say('sheet-consequence')],
      rows: incidents.map(one => ({
        cells: [incidentName(one.name), one.when, one.consequence],
        cite: one.cite,
      })),
    },
  })

const glossarySection = (words: readonly Word[]): Section[] =>
  sectionUnlessEmpty(words, {
    title: say('sheet-glossary'),
    table: {
      columns: [say('sheet-word'), say('sheet-means')],
      rows: words.map(one => ({ cells: [one.word, one.means], cite: one.cite })),
    },
  })

const sectionUnlessEmpty = (of: readonly unknown[], section: Section): Section[] =>
  of.length > 0 ? [section] : []

/** A whole rule sheet. */
export interface Sheet<T = Text> {
  readonly id: string
  readonly name: string
  readonly room: string
  readonly family: string
  readonly number: string | null
  readonly owner: string | null
  readonly source: readonly Cite[]
  /** All sections in reading order. */
  readonly sections: readonly Section<T>[]
  /** Every schedule option, as data. */
  readonly schedules: readonly ListedSchedule[]
  readonly readings: readonly Reading<T>[]
  readonly incidents: readonly SheetIncident<T>[]
  readonly glossary: readonly Word<T>[]
  /** The rule set itself, as the engine plays it; none where only fees were filed. */
  readonly rules: RuleSet | null
}

interface Fees {
  /** The options in force: their fees only; an empty list shows only where the fees are filed. */
  readonly inForce?: readonly Schedule[]
  /** Those of all rooms, without it. */
  readonly tables?: readonly FeeTable[]
}

/** Makes the sheet of a game under these readings, or under its defaults. */
export function sheetOf({ rules, sheet }: Game, fees: Fees = {}, chosen?: Readings): Sheet {
  const { glossary = [] } = rules
  const readings = [...rules.readings, ...openIn(rules.id, fees)]
  const read = chosen ?? defaultReadings(rules)
  const asRead = (reading: { name: string; is: string }) => isInForce(reading, read)
  const room = roomOf(rules.id)
  // Every line of a room's own game belongs to another room.
  const whose = (section: Section) => (rooms[room] ? withBorrowedRemarks(section, room) : section)
  const incidents = rules.incidents.map(sheetIncident)
  return {
    id: rules.id,
    name: rules.name,
    room: roomName(rules.id),
    family: rules.family,
    number: rules.number ?? null,
    owner: rules.owner ?? null,
    source: rules.source,
    sections: [
      ...sheet(read).map(whose),
      ...feesOf(rules.id, fees),
      ...[
        ...incidentSection(incidents.filter(({ readings: under = [] }) => under.every(asRead))),
        ...readingSection(readings),
        ...glossarySection(glossary),
      ].map(whose),
    ],
    schedules: schedulesOf(rules.id, fees),
    readings,
    incidents,
    glossary,
    rules,
  }
}

/** The sheet of a game of which only the fees were filed. */
export const feesOnlySheet = ({ id, name, number, cite }: FeesOnlyGame, fees: Fees = {}): Sheet => ({
  id,
  name,
  room: roomName(id),
  family: 'fees only',
  number: number ?? null,
  owner: null,
  source: [cite],
  sections: [
    { title: say('sheet-fees-only'), lines: [{ text: say('sheet-no-rules'), cite }] },
    ...feesOf(id, fees),
    ...readingSection(openIn(id, fees)),
  ],
  schedules: schedulesOf(id, fees),
  readings: openIn(id, fees),
  incidents: [],
  glossary: [],
  rules: null,
})

const roomName = (id: string): string => rooms[roomOf(id)] ?? roomOf(id)

const schedulesOf = (id: string, { tables = FEE_TABLES }: Fees): ListedSchedule[] => listSchedules(id, tables)

const feesOf = (id: string, { inForce, tables = FEE_TABLES }: Fees): Section[] =>
  inForce ? postedFees(inForce, id, tables) : feeSections(id, tables)

/** The open points of the fees: of those in force, or of all that are filed. */
const openIn = (id: string, fees: Fees): Reading[] =>
  feeOpenPoints(fees.inForce?.map(({ option }) => option) ?? schedulesOf(id, fees))
