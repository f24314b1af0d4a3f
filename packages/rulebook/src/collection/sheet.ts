import { type Cite, dollars, type Section, type Statement } from '@cardroom/engine'
import {
  FEE_DOCUMENTS,
  type FeeDocument,
  type FeeOption,
  type FeeTable,
  type Schedule,
  scheduleName,
  schedulesOf,
  spanText,
} from '@cardroom/engine/collection'
import { bankText, bonusText, limitText, playerText, potText, printText } from './words.ts'

const WHERE: Readonly<Record<FeeDocument, string>> = {
  own: 'the game’s own filing',
  rates: 'the room’s common document',
  shared: 'the table for several games',
  'stars-rates': 'the Stars document',
}

/** An option as data, with the name that a record gives it. */
export interface ListedSchedule extends FeeOption {
  readonly schedule: string
}

/** Every schedule option of a game, document by document. */
export function listSchedules(game: string, tables: readonly FeeTable[]): ListedSchedule[] {
  const filed = schedulesOf(tables, game)
  return FEE_DOCUMENTS.flatMap(document => filed[document] ?? []).map(one => ({
    schedule: scheduleName(one),
    ...one.option,
  }))
}

/** Every schedule option of a game, a section for each document. */
export function feeSections(game: string, tables: readonly FeeTable[]): Section[] {
  const filed = schedulesOf(tables, game)
  return FEE_DOCUMENTS.flatMap(document => {
    const schedules = filed[document]
    return schedules ? [sectionOf(`Collection: ${WHERE[document]} (${document})`, schedules)] : []
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

/** The fees of the options in force, as they are posted at the table; of none, where they are filed. */
export const postedFees = (
  schedules: readonly Schedule[],
  game: string,
  tables: readonly FeeTable[],
): Section[] => (schedules.length > 0 ? schedules.map(postedSection) : whereFiled(game, tables))

/** One line for each document instead of its options. */
function whereFiled(game: string, tables: readonly FeeTable[]): Section[] {
  const filed = schedulesOf(tables, game)
  const lines = FEE_DOCUMENTS.flatMap((document): Statement[] => {
    const options = filed[document]?.map(({ option }) => option) ?? []
    if (options.length === 0) return []
    const named = `${document}/${options[0]!.id}${options.length > 1 ? ` to ${document}/${options.at(-1)!.id}` : ''}`
    const count = options.length === 1 ? 'One option' : `${options.length} options`
    return [{ text: `${count} in ${WHERE[document]}: ${named}`, cite: spanOf(options) }]
  })
  return lines.length > 0 ? [{ title: 'Collection', lines }] : []
}

/** From the first option's lines to the last one's. */
export function spanOf(options: readonly FeeOption[]): Cite {
  const first = options[0]!.cite.split('-')[0]!
  const last = options.at(-1)!.cite.split(/[-:]/).at(-1)!
  return options.length === 1 ? options[0]!.cite : `${first}-${last}`
}

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
