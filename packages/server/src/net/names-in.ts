import type { CageEvent, HouseEvent, Logged } from '@cardroom/protocol'
import type { Store } from '../store/store.ts'

/** What everybody who is named in entries of a log is called now. */
export async function namesIn(
  store: Store,
  entries: readonly Logged<HouseEvent | CageEvent>[],
): Promise<Record<string, string>> {
  return namesOf(
    store,
    entries.flatMap(({ event }) => peopleIn(event)),
  )
}

/** What people are called now. */
export async function namesOf(store: Store, people: readonly string[]): Promise<Record<string, string>> {
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
