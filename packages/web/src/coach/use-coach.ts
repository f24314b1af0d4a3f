import { isRefusal, type RuleSet } from '@cardroom/engine'
import type { PositionValues } from '@cardroom/lab'
import type { TableView } from '@cardroom/protocol'
import { type Answered, useValues } from '../values/use-values.ts'
import { useCoachWanted } from './coach-wish.ts'
import { askedOf, positionOf } from './position.ts'
import { useShoe } from './use-shoe.ts'

/** Whether this person is coached here: the table allows it, they sit at it, and they want it. */
export const useCoached = (table: TableView): boolean => {
  const wanted = useCoachWanted()
  return wanted && table.coach === true && table.you.seat !== undefined
}

/** What each choice of this person is worth, while they are asked and coached. */
export function useCoach(table: TableView, rules: RuleSet | undefined): Answered<PositionValues> | undefined {
  const ask = askedOf(table)
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
