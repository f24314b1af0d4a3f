import { describe, expect, test } from 'vitest'
import { isRefusal, type Refusal, writeRefusal } from '../say/refusal.ts'
import { type FeeOption, type FeeTable, type Schedule, scheduleName } from './fee.ts'
import { findOptions, inForce, type ScheduleName } from './find-option.ts'

describe('finding an option', () => {
  const option = (id: string, players?: FeeOption['players']): FeeOption => ({
    id,
    cite: 'practice',
    ...(players ? { players } : {}),
  })
  const tables: FeeTable[] = [
    {
      title: 'own',
      cite: 'practice',
      games: [
        { id: 'room/a', play: 'flop', document: 'own' },
        { id: 'room/b', play: 'flop', document: 'own' },
      ],
      options: [option('1'), option('2'), option('2a')],
    },
    {
      title: 'rates',
      cite: 'practice',
      games: [{ id: 'room/a', play: 'flop', document: 'rates' }],
      options: [option('1', { from: 6 }), option('2', { from: 4, to: 5 }), option('3', { to: 3 })],
    },
  ]
  const find = (game: string, name: ScheduleName, players?: number) => {
    const found = findOptions(tables, game, name)
    return isRefusal(found) ? found : inForce(found, players)
  }
  const name = (found: Schedule | Refusal) => (isRefusal(found) ? writeRefusal(found) : scheduleName(found))

  test('a bare number means the common document, else the own', () => {
    expect(name(find('room/a', 2))).toBe('rates/2')
    expect(name(find('room/a', 'own/2'))).toBe('own/2')
    expect(name(find('room/b', 2))).toBe('own/2')
    expect(name(find('room/b', '2a'))).toBe('own/2a')
  })

  test('of a list, the one whose band fits', () => {
    expect(name(find('room/a', [1, 2, 'rates/3'], 4))).toBe('rates/2')
    expect(find('room/a', [1, 2], 3)).toHaveProperty('code')
    expect(find('room/a', [1, 2])).toHaveProperty('code')
    expect(find('room/a', ['own/1', 'own/2'], 3)).toHaveProperty('code')
  })

  test('a refusal says what there is', () => {
    expect(name(find('room/a', 4))).toBe('room/a has no schedule option "4": rates has 1 to 3')
    expect(name(find('room/b', 'own/3'))).toContain('own has 1 to 2 and 2a')
    expect(name(find('room/b', 'rates/1'))).toContain('its fees are filed in own')
    expect(name(find('room/c', 1))).toBe('no fees are filed for room/c')
  })
})
