import type { FeeOption, FeeReading, Takes } from './fee.ts'
import { type RowReadings, rowFaults } from './rows.ts'

export type ChosenReadings = Readonly<Record<string, string>>

const BESIDE_ROWS = ['lower', 'upper'] as const

/** An open choice of an option, as rule sheets list it. */
export interface OpenReading extends Pick<FeeReading, 'name' | 'default' | 'why' | 'cite'> {
  readonly alternatives: readonly string[]
}

const tiersOf = ({ bank, player }: Takes) =>
  [bank?.rate, player?.rate].filter(rate => rate?.by === 'action' || rate?.by === 'wager')

/** Everything that may be read otherwise in an option. */
export function feeReadings(option: FeeOption): OpenReading[] {
  const open: OpenReading[] = (option.readings ?? []).map(({ others, ...reading }) => ({
    ...reading,
    alternatives: Object.keys(others),
  }))
  const faults = tiersOf(option).map(rate => rowFaults(rate!.by === 'flat' ? [] : rate!.rows))
  const beside = (name: string, why: string): OpenReading => {
    return { name, default: 'lower', alternatives: ['upper'], why, cite: option.cite }
  }
  if (faults.some(({ gaps }) => gaps.length > 0)) {
    open.push(beside('feeGap', 'amounts between two rows stand in no row'))
  }
  if (faults.some(({ overlaps }) => overlaps.length > 0)) {
    open.push(beside('feeOverlap', 'amounts stand in two rows'))
  }
  return open
}

export function rowReadings(chosen: ChosenReadings): RowReadings {
  const choice = (name: string) => (chosen[name] === BESIDE_ROWS[1] ? 'upper' : 'lower')
  return { feeGap: choice('feeGap'), feeOverlap: choice('feeOverlap') }
}

/** What an option takes under the chosen readings. */
export function takesOf(option: FeeOption, chosen: ChosenReadings): Takes {
  let takes: Takes = option
  for (const reading of option.readings ?? []) {
    const other = reading.others[chosen[reading.name] ?? reading.default]
    if (other) takes = { ...takes, ...other }
  }
  return takes
}
