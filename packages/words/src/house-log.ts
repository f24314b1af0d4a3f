import type { HouseEvent } from '@cardroom/protocol'
import type { HouseLogValues } from './page-words/house.ts'
import type { Speaker } from './speaker.ts'

/** An event of the card room's log in words, with people by their names. */
export function sayHouseEvent(m: Speaker, event: HouseEvent, name: (person: string) => string): string {
  const values: HouseLogValues = { ...event }
  const who = (person: string | undefined): string | undefined =>
    person === undefined ? undefined : name(person)
  // A part goes to a person or is taken from one; all other ways lead from table to table.
  const ways = 'part' in event ? { to: who(values.to), from: who(values.from) } : {}
  return m.house.logged[event.type]({ ...values, ...ways, by: who(values.by), person: who(values.person) })
}
