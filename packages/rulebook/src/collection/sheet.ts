import {
  dollars,
  FEE_DOCUMENTS,
  type FeeDocument,
  type FeeOption,
  type FeeRate,
  feeFlags,
  feeReadings,
  type Pair,
  type Schedule,
  type Section,
  scheduleName,
  schedulesOf,
  type TableLimit,
} from '@cardroom/engine'
import { spanText } from '@cardroom/engine/collection/rows.ts'
import { FEE_TABLES } from '../collection.ts'

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
export function listSchedules(game: string): ListedSchedule[] {
  const filed = schedulesOf(FEE_TABLES, game)
  return FEE_DOCUMENTS.flatMap(document => filed[document] ?? []).map(one => ({
    schedule: scheduleName(one),
    ...one.option,
  }))
}

/** Every schedule option of a game, a section for each document. */
export function feeSections(game: string): Section[] {
  const filed = schedulesOf(FEE_TABLES, game)
  return FEE_DOCUMENTS.flatMap(document => {
    const schedules = filed[document]
    return schedules ? [sectionOf(TITLES[document], schedules)] : []
  })
}

const COLUMNS: readonly (readonly [head: string, cell: (option: FeeOption) => string])[] = [
  ['Option', option => option.id],
  ['Limit', option => [option.betting?.join(', ') ?? '', limitText(option.limit)].filter(Boolean).join(' ')],
  ['Bonus bets', bonusText],
  ['Players', ({ players }) => (players ? spanText(players) : '')],
  ['Player-dealer', ({ bank }) => (bank ? rateText(bank.rate) : '')],
  ['Player', ({ player }) => (player ? `${rateText(player.rate)}, ${UNITS[player.unit]}` : '')],
  ['Pot', potText],
  ['Print', printText],
]

const UNITS = {
  bet: 'per bet',
  spot: 'per spot',
  'base-wager': 'per base wager',
  hand: 'per hand',
  '30min': 'every 30 minutes',
} as const

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

function rateText(rate: FeeRate): string {
  if (rate.by === 'flat') return dollars(rate.cents)
  const value = rate.by === 'players' ? String : dollars
  return rate.rows.map(row => `${spanText(row, value)}: ${dollars(row.cents)}`).join('; ')
}

function potText({ pot }: FeeOption): string {
  if (!pot) return ''
  const takes = pot.takes.map(({ at, rate, potReaches }) => {
    const condition = potReaches === undefined ? '' : ` once it reaches ${dollars(potReaches)}`
    return `${rateText(rate)} ${MOMENTS[at] ?? `on the ${at}`}${condition}`
  })
  const otherwise = pot.otherwise === undefined ? [] : [`else ${dollars(pot.otherwise)}`]
  return [...takes, ...otherwise].join(', ') + (pot.from === 'blinds' ? ', from the blinds' : '')
}

const MOMENTS: Readonly<Record<string, string>> = {
  deal: 'after the deal',
  'first-round': 'after the first round',
  second: 'on second street',
  third: 'on third street',
  fourth: 'on fourth street',
  fifth: 'on fifth street',
  seventh: 'on seventh street',
}

function bonusText({ bonus, bonusUpToBase }: FeeOption): string {
  const limits = Object.entries(bonus ?? {}).map(([bet, { min, max }]) => {
    const span = spanText(max === undefined ? { from: min } : { from: min, to: max }, dollars)
    return bet === '*' ? span : `${bet} ${span}`
  })
  return [...limits, ...(bonusUpToBase ? ['up to the base wager'] : [])].join(', ')
}

const pairText = ([lower, upper]: Pair): string => `${dollars(lower)}–${dollars(upper)}`

function limitText(limit: TableLimit | undefined): string {
  switch (limit?.kind) {
    case 'wager':
      return spanText(
        limit.max === undefined ? { from: limit.min } : { from: limit.min, to: limit.max },
        dollars,
      )
    case 'posted': {
      const most = limit.max.to === undefined ? 'no maximum' : `maximum ${spanText(limit.max, dollars)}`
      return `minimum ${spanText(limit.min, dollars)}, ${most}`
    }
    case 'minimum':
      return `minimum ${limit.of.map(dollars).join(', ')}`
    case 'limit':
      return pairText(limit.bets) + (limit.blinds ? `, blinds ${pairText(limit.blinds)}` : '')
    case 'limits':
      return `${pairText(limit.from)} to ${pairText(limit.to)}`
    case 'blinds':
      return `blinds ${pairText(limit.blinds)}`
    case 'buy-in':
      return `buy-in ${spanText(limit.max === undefined ? { from: limit.min } : { from: limit.min, to: limit.max }, dollars)}`
    default:
      return ''
  }
}

/** What is wrong with the print, and how it is read. */
function printText(option: FeeOption): string {
  const flags = feeFlags(option).map(({ kind, note }) => `${kind}: ${note}`)
  const readings = feeReadings(option).map(({ name, default: read }) => `${name} = ${read}`)
  return [...flags, ...readings].join('; ')
}
