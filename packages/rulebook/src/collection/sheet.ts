import {
  type Cite,
  groupedBy,
  joinCites,
  type Reading,
  type Saying,
  type Section,
  type Statement,
  type Text,
} from '@cardroom/engine'
import {
  FEE_DOCUMENTS,
  type FeeOption,
  type FeePlay,
  type FeeTable,
  feeReadings,
  moneySpan,
  type Schedule,
  scheduleName,
  schedulesOf,
} from '@cardroom/engine/collection'
import { type FeeSheetSentences, sayOnFeeSheet } from './sentences.ts'
import { bankText, bonusText, limitText, playersText, playerText, potText, printText } from './words.ts'

/** An option as data, with its name in records. */
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
    return schedules ? [sectionOf(sayOnFeeSheet('fee-section', { document }), schedules)] : []
  })
}

const COLUMNS: readonly (readonly [head: Saying, cell: (option: FeeOption, play: FeePlay) => Text])[] = [
  [sayOnFeeSheet('fee-head-option'), option => option.id],
  [sayOnFeeSheet('fee-head-limit'), limitText],
  [sayOnFeeSheet('fee-head-bonus'), bonusText],
  [sayOnFeeSheet('fee-head-players'), playersText],
  [sayOnFeeSheet('fee-head-bank'), bankText],
  [sayOnFeeSheet('fee-head-player'), playerText],
  [sayOnFeeSheet('fee-head-pot'), potText],
  [sayOnFeeSheet('fee-head-print'), printText],
]

/** Leaves out columns that are empty for every option. */
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

/** The fees of the options in force, as posted at the table; without any, where they are filed. */
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
    const text = sayOnFeeSheet('fee-filed-in', { count: options.length, document, first, last })
    return [{ text, cite: spanOf(options) }]
  })
  return lines.length > 0 ? [{ title: sayOnFeeSheet('fee-collection'), lines }] : []
}

/** The range from the first option's lines to the last one's. */
export function spanOf(options: readonly FeeOption[]): Cite {
  const first = options[0]!.cite.split('-')[0]!
  const last = options.at(-1)!.cite.split(/[-:]/).at(-1)!
  return options.length === 1 ? options[0]!.cite : `${first}-${last}`
}

type FeeSayingKey = Extract<keyof FeeSheetSentences, `fee-says-${string}`>

function postedSection(schedule: Schedule): Section {
  const { option } = schedule
  const rate = option.bank?.rate
  const said = (key: FeeSayingKey, what: Text): Statement[] =>
    what === '' ? [] : [{ text: sayOnFeeSheet(key, { what }), cite: option.cite }]
  const rows = rate?.by === 'action' ? rate.rows : undefined
  return {
    title: sayOnFeeSheet('fee-section-posted', { schedule: scheduleName(schedule) }),
    lines: [
      ...said('fee-says-limit', limitText(option)),
      ...said('fee-says-bonus', bonusText(option)),
      ...said('fee-says-players', playersText(option)),
      ...said('fee-says-bank', rows ? sayOnFeeSheet('fee-by-action') : bankText(option)),
      ...said('fee-says-player', playerText(option)),
      ...said('fee-says-pot', potText(option, schedule.game.play)),
      ...said('fee-says-print', printText(option)),
    ],
    ...(rows
      ? {
          table: {
            columns: [sayOnFeeSheet('fee-head-action'), sayOnFeeSheet('fee-head-bank-pays')],
            rows: rows.map(row => ({
              cells: [moneySpan(row), sayOnFeeSheet('fee-amount', { cents: row.cents })],
              cite: option.cite,
            })),
          },
        }
      : {}),
  }
}

/** The open points in the fees of these options: each once, with the lines of all options that have it. */
export function feeOpenPoints(options: readonly FeeOption[]): Reading[] {
  const alike = groupedBy(options.flatMap(feeReadings), ({ name, default: usual, others, why }) =>
    JSON.stringify([name, usual, others, why]),
  )
  return [...alike.values()].map(([first, ...more]) => ({
    ...first!,
    cite: joinCites(first!.cite, ...more.map(({ cite }) => cite)),
  }))
}
