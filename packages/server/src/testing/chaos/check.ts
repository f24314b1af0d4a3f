import {
  gameAtTable,
  isRefusal,
  type Result,
  Table,
  type TableEvent,
  unwrap,
  verifyRecord,
  writeRefusal,
} from '@cardroom/engine'
import { viewTold } from '@cardroom/room'
import { openRulebook } from '@cardroom/rulebook'
import { english } from '@cardroom/words/en'
import { asJson, difference } from '../../audit/refuse.ts'
import { houseKey } from '../../store/house-key.ts'
import { PostgresStore } from '../../store/postgres/postgres.ts'
import { SealedStore } from '../../store/sealed-store.ts'
import { withClient } from '../postgres.ts'
import type { Notes } from './person.ts'

/** The counts of a run, and its problems. */
export interface CheckResult {
  readonly events: number
  readonly rounds: number
  readonly acknowledged: number
  readonly refused: number
  readonly unknown: number
  readonly views: number
  readonly epochs: number
  readonly problems: readonly string[]
}

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0)

/** Compares what people were told and shown with the log. */
export async function check(database: string, notes: Notes): Promise<CheckResult> {
  const library = await openRulebook()
  // A secret is sealed differently each time, so unsealed ones are compared.
  const store = new SealedStore(await PostgresStore.open(database), houseKey(''))
  const problems: string[] = []
  const views = new Map<string, Set<string>>()
  const moves = new Map<string, number>()
  const chips = new Map<number, number>()
  let [events, rounds] = [0, 0]
  for (const id of await store.tables()) {
    let history: readonly TableEvent[]
    try {
      history = await store.history(id)
    } catch (error) {
      problems.push(`chain: ${String(error)}`)
      continue
    }
    events += history.length
    const { settings } = await store.opened(id)
    const game = unwrap(gameAtTable(settings, library))
    const table = unwrap(Table.open(settings, game))
    let [bought, left, taken] = [0, 0, 0]
    for (const event of history) {
      if (event.type === 'chips') {
        bought += event.cents
        if (!table.state.seats[event.seat]?.bot) chips.set(event.cents, (chips.get(event.cents) ?? 0) + 1)
      }
      if (event.type === 'sat') bought += event.stack
      if (event.type === 'stood') left += event.stack
      if (event.type === 'chips-off') left += event.cents
      if (event.type === 'collected') taken += sum(event.fees.map(({ cents }) => cents))
      if (event.type === 'paid') taken += event.cents
      const round = table.state.round?.id
      if (event.type === 'input' && event.input.kind === 'move' && round !== undefined) {
        const key = `${round} ${event.input.seat}`
        moves.set(key, (moves.get(key) ?? 0) + 1)
      }
      table.replay(event)
      for (const viewer of ['public', ...Object.keys(table.state.seats).map(Number)] as const) {
        const on = table.round ?? (event.type === 'finished' ? table.finished : undefined)
        const name = table.state.round?.id ?? round
        if (!on || name === undefined) continue
        const key = `${viewer} ${name}`
        const seen = views.get(key) ?? new Set()
        views.set(key, seen.add(JSON.stringify(viewTold(on, viewer))))
      }
      if (event.type !== 'finished') continue
      rounds++
      taken -= sum(Object.values(event.net))
      const kept = await store.round(event.id)
      const wrong = kept ? verifyRecord(kept.record, library, english.say) : 'is not kept'
      if (wrong !== undefined) problems.push(`round ${event.id}: ${JSON.stringify(wrong)}`)
      const fees = kept ? sum((kept.record.result as Result).fees.map(({ cents }) => cents)) : 0
      if (fees !== -sum(Object.values(event.net))) problems.push(`round ${event.id}: chips do not add up`)
    }
    const stacks = sum(Object.values(table.state.seats).map(({ stack }) => stack))
    if (stacks + left + taken !== bought)
      problems.push(
        `${id}: ${stacks} on the table, ${left} carried away, ${taken} taken, but ${bought} bought`,
      )
    const stored = await store.load(id)
    const again = stored && Table.open(settings, game, stored)
    const differs =
      again && !isRefusal(again) ? difference(asJson(again.save()), asJson(table.save())) : again
    if (!again || differs)
      problems.push(
        `${id}: its snapshot and its events make another table than all its events${differs ? `: ${writeRefusal(differs)}` : ''}`,
      )
  }
  for (const [cents, became] of notes.bought) {
    const times = chips.get(cents) ?? 0
    if (became === 'acknowledged' && times !== 1)
      problems.push(`${cents} cents were acknowledged, and lie ${times} times in the log`)
    if (became === 'refused' && times !== 0) problems.push(`${cents} cents were refused, and lie in the log`)
    if (times > 1) problems.push(`${cents} cents lie ${times} times in the log`)
  }
  const acknowledgedMoves = new Map<string, number>()
  for (const { round, seat } of notes.moved) {
    const key = `${round} ${seat}`
    acknowledgedMoves.set(key, (acknowledgedMoves.get(key) ?? 0) + 1)
  }
  for (const [key, times] of acknowledgedMoves) {
    if ((moves.get(key) ?? 0) < times)
      problems.push(`${key}: ${times} moves were acknowledged, ${moves.get(key) ?? 0} lie in the log`)
  }
  for (const { round, viewer, view } of notes.shown.values()) {
    if (!views.get(`${viewer} ${round}`)?.has(view))
      problems.push(`${round} was shown to ${viewer} as it never was: ${view.slice(0, 200)}`)
  }
  const epochs = await withClient(database, client =>
    client.query<{ id: string; epoch: number; writers: number }>(
      'SELECT table_id AS id, epoch, count(*)::int AS writers FROM witness GROUP BY table_id, epoch',
    ),
  )
  for (const { id, epoch, writers } of epochs.rows) {
    if (writers > 1) problems.push(`${id}: ${writers} nodes wrote in epoch ${epoch}`)
  }
  await store.close()
  const became = [...notes.bought.values()]
  return {
    events,
    rounds,
    acknowledged: notes.moved.length + became.filter(one => one === 'acknowledged').length,
    refused: became.filter(one => one === 'refused').length,
    unknown: became.filter(one => one === 'unknown').length,
    views: notes.shown.size,
    epochs: epochs.rows.length,
    problems,
  }
}
