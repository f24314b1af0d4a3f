import {
  dollars,
  FEE_DOCUMENTS,
  type FeeDocument,
  type FeeOption,
  type FeeTable,
  type Schedule,
  type Section,
  type Statement,
  scheduleName,
  schedulesOf,
} from '@cardroom/engine'
import { spanText } from '@cardroom/engine/collection/rows.ts'
import { FEE_TABLES } from '../collection.ts'
import { bankText, bonusText, limitText, playerText, potText, printText } from './words.ts'

const TITLES: Readonly<Record<FeeDocument, string>> = {
  own: 'Collection: filed with the game (own)',
  rates: 'Collection: the room’s common document (rates)',
  shared: 'Collection: the table for several games (shared)',
  'stars-rates': 'Collection: the Stars document (stars-rates)',
}

/** An option as data, with the name that a record gives it. */
export interface ListedSchedule extends FeeOption {
  readonly schedule: string
}

/** Every schedule option of a game, document by document. */
export function listSchedules(game: string, tables: readonly FeeTable[] = FEE_TABLES): ListedSchedule[] {
  const filed = schedulesOf(tables, game)
  return FEE_DOCUMENTS.flatMap(document => filed[document] ?? []).map(one => ({
    schedule: scheduleName(one),
    ...one.option,
  }))
}

/** Every schedule option of a game, a section for each document. */
export function feeSections(game: string, tables: readonly FeeTable[] = FEE_TABLES): Section[] {
  const filed = schedulesOf(tables, game)
  return FEE_DOCUMENTS.flatMap(document => {
    const schedules = filed[document]
    return schedules ? [sectionOf(TITLES[document], schedules)] : []
  })
}

const COLUMNS: readonly (readonly [head: string, cell: (option: FeeOption) => string])[] = [
  ['Option', option => option.id],
  ['Limit', limitText],
  ['Bonus bets', bonusText],
  ['Players', ({ players }) => (players ? spanText(players) : '')],
  ['Player-dealer', bankText],
  ['Player', playerText],
  ['Pot', potText],
  ['Print', printText],
]

/** Columns that say nothing of any option are left out. */
function sectionOf(title: string, schedules: readonly Schedule[]): Section {
  const cells = schedules.map(({ option }) => COLUMNS.map(([, cell]) => cell(option)))
  const used = COLUMNS.map((_, at) => cells.some(row => row[at] !== ''))
  const keep = <T>(row: readonly T[]): T[] => row.filter((_, at) => used[at])
  return {
    title,
    table: {
      columns: keep(COLUMNS.map(([head]) => head)),
      rows: cells.map((row, at) => ({ cells: keep(row), cite: schedules[at]!.option.cite })),
    },
  }
}

/** The fees of the options in force, as they are posted at the table. */
export const postedFees = (schedules: readonly Schedule[]): Section[] => schedules.map(postedSection)

function postedSection(schedule: Schedule): Section {
  const { option } = schedule
  const rate = option.bank?.rate
  const said = (what: string, text: string): Statement[] =>
    text === '' ? [] : [{ text: `${what}: ${text}`, cite: option.cite }]
  const rows = rate?.by === 'action' ? rate.rows : undefined
  return {
    title: `Collection: option ${scheduleName(schedule)}`,
    lines: [
      ...said('Limit', limitText(option)),
      ...said('Bonus bets', bonusText(option)),
      ...said('Players', option.players ? spanText(option.players) : ''),
      ...said('From the player-dealer', rows ? 'by the total table action' : bankText(option)),
      ...said('From each player', playerText(option)),
      ...said('From the pot', potText(option)),
      ...said('Print', printText(option)),
    ],
    ...(rows
      ? {
          table: {
            columns: ['Total table action', 'Player-dealer pays'],
            rows: rows.map(row => ({
              cells: [spanText(row, dollars), dollars(row.cents)],
              cite: option.cite,
            })),
          },
        }
      : {}),
  }
}
