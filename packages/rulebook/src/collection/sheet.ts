import type { Cite, Saying, Section, Statement, Text } from '@cardroom/engine'
import {
  FEE_DOCUMENTS,
  type FeeOption,
  type FeePlay,
  type FeeTable,
  moneySpan,
  type Schedule,
  scheduleName,
  schedulesOf,
} from '@cardroom/engine/collection'
import { type FeeSheetSentences, say } from './sentences.ts'
import { bankText, bonusText, limitText, playersText, playerText, potText, printText } from './words.ts'

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
    return schedules ? [sectionOf(say('fee-section', { document }), schedules)] : []
  })
}

const COLUMNS: readonly (readonly [head: Saying, cell: (option: FeeOption, play: FeePlay) => Text])[] = [
  [say('fee-head-option'), option => option.id],
  [say('fee-head-limit'), limitText],
  [say('fee-head-bonus'), bonusText],
  [say('fee-head-players'), playersText],
  [say('fee-head-bank'), bankText],
  [say('fee-head-player'), playerText],
  [say('fee-head-pot'), potText],
  [say('fee-head-print'), printText],
]

/** Columns that say nothing of any option are left out. */
function sectionOf(title: Saying, schedules: readonly Schedule[]): Section {
  const cells = schedules.map(({ option, game }) => COLUMNS.map(([, cell]) => cell(option, game.play)))
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
    const [first, last] = [options[0]!.id, options.at(-1)!.id]
    const text = say('fee-filed-in', { count: options.length, document, first, last })
    return [{ text, cite: spanOf(options) }]
  })
  return lines.length > 0 ? [{ title: say('fee-collection'), lines }] : []
}

/** From the first option's lines to the last one's. */
export function spanOf(options: readonly FeeOption[]): Cite {
  const first = options[0]!.cite.split('-')[0]!
  const last = options.at(-1)!.cite.split(/[-:]/).at(-1)!
  return options.length === 1 ? options[0]!.cite : `${first}-${last}`
}

type Said = Extract<keyof FeeSheetSentences, `fee-says-${string}`>

function postedSection(schedule: Schedule): Section {
  const { option } = schedule
  const rate = option.bank?.rate
  const said = (key: Said, what: Text): Statement[] =>
    what === '' ? [] : [{ text: say(key, { what }), cite: option.cite }]
  const rows = rate?.by === 'action' ? rate.rows : undefined
  return {
    title: say('fee-section-posted', { schedule: scheduleName(schedule) }),
    lines: [
      ...said('fee-says-limit', limitText(option)),
      ...said('fee-says-bonus', bonusText(option)),
      ...said('fee-says-players', playersText(option)),
      ...said('fee-says-bank', rows ? say('fee-by-action') : bankText(option)),
      ...said('fee-says-player', playerText(option)),
      ...said('fee-says-pot', potText(option, schedule.game.play)),
      ...said('fee-says-print', printText(option)),
    ],
    ...(rows
      ? {
          table: {
            columns: [say('fee-head-action'), say('fee-head-bank-pays')],
            rows: rows.map(row => ({
              cells: [moneySpan(row), say('fee-amount', { cents: row.cents })],
              cite: option.cite,
            })),
          },
        }
      : {}),
  }
}
