import { isRefusal, type RuleSet } from '@cardroom/engine'
import type { PositionValues } from '@cardroom/lab'
import type { TableView } from '@cardroom/protocol'
import { useValues, type ValuesState } from '../lab/values/use-values.ts'
import { storedSwitch, useStoredChoice } from '../shared/preferences/stored-choice.ts'
import { ownAsk, positionOf } from './position.ts'
import { useShoe } from './use-shoe.ts'

/** Whether the player wants the coach where it is allowed. */
export const coachSwitch = storedSwitch('coach', 'off')

/** Whether the coach is on: the table allows it, the player sits there and wants it. */
export const useCoached = (table: TableView): boolean => {
  const isWanted = useStoredChoice(coachSwitch) === 'on'
  return isWanted && table.coach === true && table.you.seat !== undefined
}

/** The values of the player's choices, while they are asked and the coach is on. */
export function useCoach(
  table: TableView,
  rules: RuleSet | undefined,
): ValuesState<PositionValues> | undefined {
  const ask = ownAsk(table)
  const isWanted = useCoached(table) && ask !== undefined && rules !== undefined
  const known = useShoe(table, isWanted)
  const shoe = known.state === 'there' ? known.shoe : undefined
  const position = isWanted && shoe ? positionOf(table, rules, shoe) : undefined
  const { round } = table
  const values = useValues(
    isRefusal(position) ? undefined : position,
    `${table.id} ${round?.id} ${round?.view.log.length} ${ask?.seat} ${ask?.hand ?? ''}`,
  )
  if (!isWanted) return undefined
  if (known.state === 'failed') return { state: 'broken', why: known.why }
  if (isRefusal(position)) return { state: 'refused', why: position }
  return values ?? { state: 'waiting' }
}
