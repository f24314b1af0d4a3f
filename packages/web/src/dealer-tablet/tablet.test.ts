import { unwrap } from '@cardroom/engine'
import {
  type DealerAction,
  DealtSession,
  type DealtSettings,
  type SessionEntry,
} from '@cardroom/engine/dealt'
import { openRulebook } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import { type StoredSession, StoredSessions } from './stored-sessions.ts'
import { Tablet } from './tablet.ts'

const library = await openRulebook()
const settings: DealtSettings = {
  id: 'one',
  game: 'comstock/ez-baccarat-panda-8',
  title: 'Baccarat',
  setup: { bankAfter: 0 },
  seats: [{ seat: 1 }, { seat: 2 }],
}
const nothing: StoredSession = { settings, key: 'k', begun: 1, sent: 0, entries: [], aside: [] }

/** A browser's storage. */
class Place {
  readonly #texts = new Map<string, string>()
  get length(): number {
    return this.#texts.size
  }
  readonly key = (at: number) => [...this.#texts.keys()][at] ?? null
  readonly getItem = (name: string) => this.#texts.get(name) ?? null
  readonly setItem = (name: string, text: string) => void this.#texts.set(name, text)
  readonly removeItem = (name: string) => void this.#texts.delete(name)
}

const begun: readonly DealerAction[] = [
  { do: 'bank', seat: 1, wager: 50_000 },
  { do: 'wagers', seat: 2, wagers: [{ on: 'banker', amount: 1_000 }] },
  { do: 'deal' },
]
const card = (name: string, to: string): DealerAction => ({ do: 'card', card: name, to })

function tabletWith(...does: readonly DealerAction[]): { tablet: Tablet; place: StoredSessions } {
  const place = new StoredSessions(new Place())
  place.keep(nothing)
  const tablet = new Tablet(nothing, library, place)
  for (const one of does) unwrap(tablet.enter(one))
  return { tablet, place }
}

test('restores all entries after the tablet was switched off', () => {
  const { tablet, place } = tabletWith(...begun, card('9h', 'player'))
  tablet.markSent(2)
  const kept = place.read('one')
  expect(kept).toEqual(tablet.kept)
  const again = new Tablet(kept!, library, place)
  expect(again.session.table.save()).toEqual(tablet.session.table.save())
  expect(again.waiting).toHaveLength(2)
  expect(place.list().map(one => one.settings.id)).toEqual(['one'])
  place.forget('one')
  expect(place.read('one')).toBeUndefined()
})

test('reports everything as sent only when nothing waits', () => {
  const { tablet } = tabletWith(...begun)
  tablet.markSent(3)
  tablet.setSyncState('sent')
  expect(tablet.syncState).toBe('sent')
  unwrap(tablet.enter(card('9h', 'player')))
  expect(tablet.syncState).toBe('sending')
  tablet.markSent(4)
  expect(tablet.syncState).toBe('sent')
})

test('counts own entries once when the server sends them back', () => {
  const { tablet } = tabletWith(...begun)
  tablet.mergeEntries(tablet.kept.entries.slice(0, 2))
  expect(tablet.kept.sent).toBe(2)
  tablet.mergeEntries(tablet.kept.entries.slice(2))
  expect(tablet.waiting).toEqual([])
  expect(tablet.session.entries).toHaveLength(3)
})

test('puts another tablet’s entries first, and sets own entries aside where they do not fit', () => {
  const { tablet, place } = tabletWith(...begun)
  tablet.markSent(3)
  unwrap(tablet.enter(card('9h', 'player')))
  unwrap(tablet.enter(card('4s', 'banker')))
  const theirs: SessionEntry = { id: 'theirs', at: 1, round: 1, does: card('2c', 'player') }
  tablet.mergeEntries([theirs])
  expect(tablet.session.table.round?.inputs).toHaveLength(2)
  expect(tablet.kept.aside.map(({ entry, why }) => [entry.does, why.code])).toEqual([
    [card('9h', 'player'), 'card-goes-to'],
  ])
  expect(tablet.waiting.map(({ does }) => does)).toEqual([card('4s', 'banker')])
  expect(place.read('one')).toEqual(tablet.kept)
  const server = unwrap(DealtSession.open(settings, library, tablet.kept.entries))
  expect(server.table.save()).toEqual(tablet.session.table.save())
})

test('sets a refused entry aside with those that depend on it', () => {
  const { tablet } = tabletWith(...begun, card('9h', 'player'), card('4s', 'banker'))
  tablet.markSent(3)
  const why = { code: 'card-left-the-shoe', at: [], values: { card: '9h', copies: 8 } }
  tablet.setAsideRefused(tablet.waiting[0]!.id, why)
  expect(tablet.kept.aside).toHaveLength(2)
  expect(tablet.waiting).toEqual([])
})
