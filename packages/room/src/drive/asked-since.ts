import { type Ask, isRefusal, type Table } from '@cardroom/engine'
import type { StoredTable } from '../store/store.ts'
import { decisionKey } from './decision-tasks.ts'

/** When each decision that a round waits for was first asked for, by its key, from the stored events. */
export function askedSince(
  table: Table,
  { events, times }: Pick<StoredTable, 'events' | 'times'>,
): Map<string, number> {
  const since = new Map<string, number>()
  const { round } = table.state
  const dealt = events.findLastIndex(({ type }) => type === 'dealt')
  const again = round && table.game.start(round.setup)
  if (!again || isRefusal(again) || dealt < 0) return since
  const asked = (): readonly Ask[] => (again.awaiting.kind === 'decision' ? again.awaiting.asked : [])
  const note = (made: number, at: number): void => {
    const keys = asked().map(ask => decisionKey(round.id, round.inputs.slice(0, made), ask))
    for (const key of since.keys()) if (!keys.includes(key)) since.delete(key)
    for (const key of keys) if (!since.has(key)) since.set(key, at)
  }
  let made = 0
  note(made, times[dealt]!)
  for (const [place, event] of events.entries()) {
    if (place < dealt || event.type !== 'input') continue
    again.take(event.input)
    note(++made, times[place]!)
  }
  return since
}
