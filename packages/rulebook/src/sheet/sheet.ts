import {
  type Cite,
  type Family,
  type Incident,
  type Reading,
  type RuleSet,
  roomOf,
  type Schedule,
  type Section,
  type Word,
} from '@cardroom/engine'
import { feeSections, type ListedSchedule, listSchedules, postedFees } from '../collection/sheet.ts'
import { FEE_TABLES } from '../collection.ts'
import { rooms } from '../rooms.ts'
import { glossarySection, incidentSection, readingSection } from './common-sections.ts'

/** Everything that a rule sheet shows. */
export interface Sheet {
  readonly id: string
  readonly name: string
  readonly room: string
  readonly family: string
  readonly number: string | null
  readonly owner: string | null
  readonly source: readonly Cite[]
  /** All of it in reading order. */
  readonly sections: readonly Section[]
  /** Every schedule option, as data. */
  readonly schedules: readonly ListedSchedule[]
  readonly readings: readonly Reading[]
  readonly incidents: readonly Incident[]
  readonly glossary: readonly Word[]
  /** The rule set itself, as the engine plays it. */
  readonly rules: RuleSet
}

/** The sheet of a game; with the options in force at a table, only their fees; with none, only where they are filed. */
export function sheetOf(
  { rules, family }: { readonly rules: RuleSet; readonly family: Family },
  { inForce, tables = FEE_TABLES }: { inForce?: readonly Schedule[]; tables?: typeof FEE_TABLES } = {},
): Sheet {
  const { readings, incidents, glossary = [] } = rules
  return {
    id: rules.id,
    name: rules.name,
    room: rooms[roomOf(rules.id)] ?? roomOf(rules.id),
    family: rules.family,
    number: rules.number ?? null,
    owner: rules.owner ?? null,
    source: rules.source,
    sections: [
      ...family.sheet(rules),
      ...(inForce ? postedFees(inForce, rules.id, tables) : feeSections(rules.id, tables)),
      ...incidentSection(incidents),
      ...readingSection(readings),
      ...glossarySection(glossary),
    ],
    schedules: listSchedules(rules.id, tables),
    readings,
    incidents,
    glossary,
    rules,
  }
}
