import type { SeatedPlayer } from '@cardroom/engine'
import type { TableHost } from '../drive/table-host.ts'
import { youOf } from './table-view.ts'

/** The serialized `you` of a person at a table, with everything that it depends on. */
export interface OwnViewCache {
  readonly text: string
  readonly lastNonMoveChange: number
  readonly seat: number | undefined
  readonly name: string
  readonly wallet: number
  readonly mayRule: boolean
  readonly isAsked: boolean
}

/** Reuses the earlier text as long as only others move. */
export function ownViewOf(
  host: TableHost,
  person: { readonly id: string; readonly name: string },
  who: SeatedPlayer | undefined,
  before: OwnViewCache | undefined,
): OwnViewCache {
  const { lastNonMoveChange } = host
  const wallet = host.walletOf(person.id)
  const mayRule = host.floor.mayRule(person.id)
  const isAsked = host.table.asksOf(person.id).length > 0
  const seat = who?.seat
  const { name } = person
  if (
    before?.lastNonMoveChange === lastNonMoveChange &&
    before.wallet === wallet &&
    before.mayRule === mayRule &&
    before.seat === seat &&
    before.name === name &&
    !before.isAsked &&
    !isAsked
  )
    return before
  return {
    text: JSON.stringify(youOf(host, person, who)),
    lastNonMoveChange,
    seat,
    name,
    wallet,
    mayRule,
    isAsked,
  }
}
