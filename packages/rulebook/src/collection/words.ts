import { dollars } from '@cardroom/engine'
import {
  type FeeOption,
  type FeeRate,
  feeFlags,
  feeReadings,
  type Pair,
  spanText,
  type TableLimit,
} from '@cardroom/engine/collection'

/** The parts of a schedule option in words; nothing where the option has no such part. */

export const bankText = ({ bank }: FeeOption): string => (bank ? rateText(bank.rate) : '')

export const playerText = ({ player }: FeeOption): string =>
  player ? `${rateText(player.rate)}, ${UNITS[player.unit]}` : ''

const UNITS = {
  bet: 'per bet',
  spot: 'per spot',
  'base-wager': 'per base wager',
  hand: 'per hand',
  '30min': 'every 30 minutes',
} as const

function rateText(rate: FeeRate): string {
  if (rate.by === 'flat') return dollars(rate.cents)
  const value = rate.by === 'players' ? String : dollars
  return rate.rows.map(row => `${spanText(row, value)}: ${dollars(row.cents)}`).join('; ')
}

export function potText({ pot }: FeeOption): string {
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

export function bonusText({ bonus, bonusUpToBase }: FeeOption): string {
  const limits = Object.entries(bonus ?? {}).map(([bet, { min, max, upToTable }]) => {
    const ends = { ...(min === undefined ? {} : { from: min }), ...(max === undefined ? {} : { to: max }) }
    const open = upToTable ? 'up to the table’s maximum' : 'any amount'
    const span = Object.keys(ends).length === 0 ? open : spanText(ends, dollars)
    return bet === '*' ? span : `${bet} ${span}`
  })
  return [...limits, ...(bonusUpToBase ? ['up to the base wager'] : [])].join(', ')
}

const pairText = ([lower, upper]: Pair): string => `${dollars(lower)}–${dollars(upper)}`

/** The limits of an option, with the kind of betting for which it is printed. */
export const limitText = ({ betting, limit }: FeeOption): string =>
  [betting?.join(', ') ?? '', tableLimitText(limit)].filter(Boolean).join(' ')

function tableLimitText(limit: TableLimit | undefined): string {
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
export function printText(option: FeeOption): string {
  const flags = feeFlags(option).map(({ kind, note }) => `${kind}: ${note}`)
  const readings = feeReadings(option).map(({ name, default: read }) => `${name} = ${read}`)
  return [...flags, ...readings].join('; ')
}
