import { granted } from '@cardroom/engine'
import { DealtSession, type DealtSettings, type Doing, type Entry } from '@cardroom/engine/dealt'
import { openRulebook } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import { type KeptSession, KeptSessions } from './kept.ts'
import { Tablet } from './tablet.ts'

const library = await openRulebook()
const settings: DealtSettings = {
  id: 'one',
  game: 'comstock/ez-baccarat-panda-8',
  title: 'Baccarat',
  setup: { bankAfter: 0 },
  seats: [{ seat: 1 }, { seat: 2 }],
}
const nothing: KeptSession = { settings, key: 'k', begun: 1, sent: 0, entries: [], aside: [] }

/** What a browser keeps. */
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

const begun: readonly Doing[] = [
  { do: 'bank', seat: 1, wager: 50_000 },
  { do: 'wagers', seat: 2, wagers: [{ on: 'banker', amount: 1_000 }] },
  { do: 'deal' },
]
const card = (name: string, to: string): Doing => ({ do: 'card', card: name, to })

function tabletWith(...does: readonly Doing[]): { tablet: Tablet; place: KeptSessions } {
  const place = new KeptSessions(new Place())
  place.keep(nothing)
  const tablet = new Tablet(nothing, library, place)
  for (const one of does) granted(tablet.enter(one))
  return { tablet, place }
}

test('what is entered is there again after the tablet was switched off', () => {
  const { tablet, place } = tabletWith(...begun, card('9h', 'player'))
  tablet.arrived(2)
  const kept = place.read('one')
  expect(kept).toEqual(tablet.kept)
  const again = new Tablet(kept!, library, place)
  expect(again.session.table.save()).toEqual(tablet.session.table.save())
  expect(again.waiting).toHaveLength(2)
  expect(place.list().map(one => one.settings.id)).toEqual(['one'])
  place.forget('one')
  expect(place.read('one')).toBeUndefined()
})

test('the server has everything only when nothing waits', () => {
  const { tablet } = tabletWith(...begun)
  tablet.arrived(3)
  tablet.lineIs('sent')
  expect(tablet.line).toBe('sent')
  granted(tablet.enter(card('9h', 'player')))
  expect(tablet.line).toBe('sending')
  tablet.arrived(4)
  expect(tablet.line).toBe('sent')
})

test('one’s own entries come back as everybody’s, and count once', () => {
  const { tablet } = tabletWith(...begun)
  tablet.others(tablet.kept.entries.slice(0, 2))
  expect(tablet.kept.sent).toBe(2)
  tablet.others(tablet.kept.entries.slice(2))
  expect(tablet.waiting).toEqual([])
  expect(tablet.session.entries).toHaveLength(3)
})

test('what another tablet has entered comes first; one’s own follows where it fits, and is set aside where not', () => {
  const { tablet, place } = tabletWith(...begun)
  tablet.arrived(3)
  granted(tablet.enter(card('9h', 'player')))
  granted(tablet.enter(card('4s', 'banker')))
  const theirs: Entry = { id: 'theirs', at: 1, round: 1, does: card('2c', 'player') }
  tablet.others([theirs])
  expect(tablet.session.table.round?.inputs).toHaveLength(2)
  expect(tablet.kept.aside.map(({ entry, why }) => [entry.does, why.code])).toEqual([
    [card('9h', 'player'), 'card-goes-to'],
  ])
  expect(tablet.waiting.map(({ does }) => does)).toEqual([card('4s', 'banker')])
  expect(place.read('one')).toEqual(tablet.kept)
  const server = granted(DealtSession.open(settings, library, tablet.kept.entries))
  expect(server.table.save()).toEqual(tablet.session.table.save())
})

test('an entry that the server refuses is set aside with what hung on it', () => {
  const { tablet } = tabletWith(...begun, card('9h', 'player'), card('4s', 'banker'))
  tablet.arrived(3)
  const why = { code: 'card-left-the-shoe', at: [], values: { card: '9h', copies: 8 } }
  tablet.refused(tablet.waiting[0]!.id, why)
  expect(tablet.kept.aside).toHaveLength(2)
  expect(tablet.waiting).toEqual([])
})
