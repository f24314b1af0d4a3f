import type { Seated } from '@cardroom/engine'
import type { TableHost } from '../room/host.ts'
import { youOf } from '../room/view.ts'

/** What somebody was told of what they may do at a table, and what it depends on. */
export interface YouTold {
  readonly text: string
  readonly calm: number
  readonly seat: number | undefined
  readonly name: string
  readonly wallet: number
  readonly mayRule: boolean
  readonly isAsked: boolean
}

/** The same as before as long as others move: the text need not be made again for everybody who looks on. */
export function youTold(
  host: TableHost,
  person: { readonly id: string; readonly name: string },
  who: Seated | undefined,
  before: YouTold | undefined,
): YouTold {
  const { calm } = host
  const wallet = host.walletOf(person.id)
  const mayRule = host.floor.mayRule(person.id)
  const isAsked = host.table.asksOf(person.id).length > 0
  const seat = who?.seat
  const { name } = person
  if (
    before?.calm === calm &&
    before.wallet === wallet &&
    before.mayRule === mayRule &&
    before.seat === seat &&
    before.name === name &&
    !before.isAsked &&
    !isAsked
  )
    return before
  return { text: JSON.stringify(youOf(host, person, who)), calm, seat, name, wallet, mayRule, isAsked }
}
