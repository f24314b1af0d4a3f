import type { Reading } from '../rules/rule-set.ts'
import { type Saying, sayer } from '../say/saying.ts'
import type { FeeFlag, FeeOption, FeeRate, FeeRow, FeeTakes } from './fee.ts'
import { halfHourReadings } from './half-hour.ts'
import { moneySpan, type RowReadings, rowFaults } from './rows.ts'
import type { FeeSentences } from './sentences.ts'

const say = sayer<FeeSentences>()

/** The readings that a house has chosen, by name. */
export type ChosenReadings = Readonly<Record<string, string>>

/** Every point of an option that may be read otherwise. */
export function feeReadings(option: FeeOption): Reading[] {
  const named = (option.readings ?? []).map(reading => ({ ...reading, others: Object.keys(reading.others) }))
  const faults = new Set(rowFlags(option).map(({ kind }) => kind))
  const beside = (name: string, why: Saying): Reading => {
    return { name, default: 'lower', others: ['upper'], why, cite: option.cite }
  }
  return [
    ...named,
    ...halfHourReadings(option),
    ...(faults.has('gap') ? [beside('feeGap', say('fee-why-gap'))] : []),
    ...(faults.has('overlap') ? [beside('feeOverlap', say('fee-why-overlap'))] : []),
  ]
}

/** Every misprint of an option. */
export const feeFlags = (option: FeeOption): FeeFlag[] => [...(option.flags ?? []), ...rowFlags(option)]

function rowFlags({ bank, player, cite }: FeeOption): FeeFlag[] {
  const flags: FeeFlag[] = []
  for (const rate of [bank?.rate, player?.rate]) {
    const { gaps, overlaps } = rowFaults(amountRows(rate))
    for (const gap of gaps)
      flags.push({ kind: 'gap', note: say('fee-in-no-row', { span: moneySpan(gap) }), cite })
    for (const both of overlaps) {
      flags.push({ kind: 'overlap', note: say('fee-in-two-rows', { span: moneySpan(both) }), cite })
    }
  }
  return flags
}

const amountRows = (rate: FeeRate | undefined): readonly FeeRow[] =>
  rate?.by === 'action' || rate?.by === 'wager' ? rate.rows : []

/** How to read rows of a schedule that leave a gap or overlap. */
export function rowReadings(chosen: ChosenReadings): RowReadings {
  const choice = (name: string) => (chosen[name] === 'upper' ? 'upper' : 'lower')
  return { feeGap: choice('feeGap'), feeOverlap: choice('feeOverlap') }
}

/** What an option takes under the chosen readings. */
export function takesOf(option: FeeOption, chosen: ChosenReadings): FeeTakes {
  let takes: FeeTakes = option
  for (const reading of option.readings ?? []) {
    const other = reading.others[chosen[reading.name] ?? reading.default]
    if (other) takes = { ...takes, ...other }
  }
  return takes
}
