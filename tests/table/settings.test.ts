import type { TableCommand, TableSettings } from '@cardroom/engine'
import { describe, expect, test } from 'vitest'
import { at, baccarat, holdem, open } from './at-table.ts'

describe('changed settings', () => {
  const set = (settings: TableSettings): TableCommand => ({ do: 'set', settings, by: 'flo' })
  const raised: TableSettings = { ...baccarat, limits: { min: 1_000, max: 40_000 } }

  test('take hold at once between rounds, and after the round while one is on', () => {
    const idle = at(baccarat, ['Ann', 'Ben'])
    expect(idle.do(set(raised))).toEqual(['to-be-set', 'set'])
    expect(idle.table.settings.limits).toEqual({ min: 1_000, max: 40_000 })

    const busy = at(holdem, ['Ann', 'Ben'])
    busy.do({ do: 'next', shoe: { id: 's', commitment: '', secret: '' } })
    const blinds = { ...holdem, setup: { ...holdem.setup, blinds: [200, 300] } }
    expect(busy.do(set(blinds))).toEqual(['to-be-set'])
    expect(busy.table.settings).toBe(holdem)
    // The cards that are committed to are the same.
    expect(busy.do({ do: 'stop' })).toEqual(['stopped', 'set'])
    expect(busy.table.part.layout().blinds).toEqual([200, 300])
  })

  test('wait for the next shoe where they concern the cards', () => {
    const played = at(baccarat, ['Ann', 'Ben'])
    played.do({ do: 'next', shoe: { id: 's', commitment: '', secret: '' } })
    played.do({ do: 'stop' })
    expect(played.do(set({ ...raised, setup: { decks: 6 } }))).toEqual(['to-be-set'])
    expect(played.table.settings).toBe(baccarat)
  })

  test('make the same table from its events and from what it has saved', () => {
    const played = at(baccarat, ['Ann', 'Ben'])
    played.do(set({ ...raised, seats: 4 }))
    played.must({ do: 'sit', player: 'Cal', name: 'Cal' })
    const fromEvents = open(baccarat, { events: played.events })
    const fromSnapshot = open(baccarat, { snapshot: structuredClone(played.table.save()) })
    for (const table of [fromEvents, fromSnapshot]) {
      expect(table.settings).toEqual(played.table.settings)
      expect(table.places).toBe(4)
      expect(table.save()).toEqual(played.table.save())
    }
  })

  test('are refused where the game, the seats or the admission would change', () => {
    const played = at(baccarat, ['Ann', 'Ben', 'Cal'])
    expect(played.do(set(holdem))).toMatch(/keeps its game/)
    expect(played.do(set({ ...baccarat, private: { word: 'w' } }))).toMatch(/stays as it was opened/)
    expect(played.do(set({ ...baccarat, seats: 2 }))).toMatch(/seat 3 is taken/)
    expect(played.do(set({ ...baccarat, schedule: 'own/99' }))).toMatch(/own/)
  })
})
