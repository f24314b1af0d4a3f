import type { CageEvent, HouseEvent, LogEntry } from '@cardroom/protocol'
import type { Store } from '../store/store.ts'

/** The current names of all people in log entries, by id. */
export async function namesIn(
  store: Store,
  entries: readonly LogEntry<HouseEvent | CageEvent>[],
): Promise<Record<string, string>> {
  return personNamesOf(
    store,
    entries.flatMap(({ event }) => peopleIn(event)),
  )
}

/** The current names of people, by id. */
export async function personNamesOf(
  store: Store,
  people: readonly string[],
): Promise<Record<string, string>> {
  const ids = new Set(people)
  const found = await store.house.people({ ids: [...ids] }, ids.size)
  return Object.fromEntries(found.map(({ id, name }) => [id, name]))
}

function peopleIn(event: HouseEvent | CageEvent): readonly string[] {
  return [
    ...('by' in event && event.by !== undefined ? [event.by] : []),
    ...('person' in event ? [event.person] : []),
    ...('to' in event ? [event.to] : []),
    ...('from' in event ? [event.from] : []),
  ]
}
