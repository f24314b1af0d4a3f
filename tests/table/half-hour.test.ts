import type { Library, TableSettings } from '@cardroom/engine'
import { describe, expect, test } from 'vitest'
import { at, baccarat, library } from './at-table.ts'

describe('a half-hour collection', () => {
  const settings: TableSettings = { ...baccarat, game: 'outlaws/three-card-poker-6-card-bonus' }
  const timed: Library = {
    game: library.game,
    schedules: () => [
      {
        game: { id: settings.game, play: 'banked', document: 'own' },
        option: { id: '1', cite: '000:155', player: { rate: { by: 'flat', cents: 700 }, unit: '30min' } },
      },
    ],
  }

  test('falls due by the driver’s clock', () => {
    const played = at({ ...settings, schedule: 1 }, ['Ann', 'Bob', 'Cyd'], timed)
    played.do({ do: 'away', player: 'Cyd', away: true })
    const minute = 60_000
    played.next()
    played.bankOf('Ann', 50_000)
    played.wagersOf('Bob', { on: 'ante', amount: 500 })
    expect(played.do({ do: 'time', now: 5 * minute })).toEqual([])
    played.now = 10 * minute
    played.deal()
    played.do({ do: 'away', player: 'Cyd', away: false })
    played.table.take({ do: 'away', player: 'Cyd', away: true }, 20 * minute)
    const before = played.stacks()
    expect(played.do({ do: 'time', now: 39 * minute })).toEqual([])
    expect(played.do({ do: 'time', now: 40 * minute })).toEqual(['collected'])
    expect(played.do({ do: 'time', now: 41 * minute })).toEqual([])
    const { Ann, Bob, Cyd } = played.stacks()
    // Those who are away pay too (002:220).
    expect([before.Ann! - Ann!, before.Bob! - Bob!, before.Cyd! - Cyd!]).toEqual([700, 700, 700])
    expect(played.table.state.collected).toBe(2100)
  })
})
