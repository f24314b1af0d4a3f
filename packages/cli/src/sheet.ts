import {
  type Cite,
  type Incident,
  isRefusal,
  type Reading,
  type RuleSet,
  roomOf,
  type Section,
} from '@cardroom/engine'
import { openRulebook, rooms } from '@cardroom/rulebook'
import { feeSections, type ListedSchedule, listSchedules } from '@cardroom/rulebook/collection/sheet.ts'
import { BadInput } from './command.ts'

/** Everything that a rule sheet shows. */
export interface Sheet {
  readonly id: string
  readonly name: string
  readonly room: string
  readonly family: string
  readonly number: string | null
  readonly owner: string | null
  readonly source: readonly Cite[]
  readonly sections: readonly Section[]
  /** Every schedule option, as data. */
  readonly schedules: readonly ListedSchedule[]
  readonly readings: readonly Reading[]
  readonly incidents: readonly Incident[]
  /** The rule set itself, as the engine plays it. */
  readonly rules: RuleSet
  readonly markdown?: string
}

export async function sheetOf(id: string): Promise<Sheet> {
  const library = await openRulebook()
  const game = library.game(id)
  if (isRefusal(game)) throw new BadInput(game.refused)
  const { rules, family } = game
  return {
    id,
    name: rules.name,
    room: rooms[roomOf(id)] ?? roomOf(id),
    family: rules.family,
    number: rules.number ?? null,
    owner: rules.owner ?? null,
    source: rules.source,
    sections: [...family.sheet(rules), ...feeSections(id)],
    schedules: listSchedules(id),
    readings: rules.readings,
    incidents: rules.incidents,
    rules,
  }
}
