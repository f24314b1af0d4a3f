import { describe, expect, test } from 'vitest'
import { isRefusal, type Refusal } from '../say/refusal.ts'
import { type FeeOption, type FeeTable, type Schedule, scheduleName } from './fee.ts'
import { findOptions, optionInForce, type ScheduleName } from './find-option.ts'

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
    return isRefusal(found) ? found : optionInForce(found, players)
  }
  const name = (found: Schedule | Refusal) => (isRefusal(found) ? found.code : scheduleName(found))

  test('a bare number means the common document, else the own', () => {
    expect(name(find('room/a', 2))).toBe('rates/2')
    expect(name(find('room/a', 'own/2'))).toBe('own/2')
    expect(name(find('room/b', 2))).toBe('own/2')
    expect(name(find('room/b', '2a'))).toBe('own/2a')
  })

  test('takes from a list the option whose band of players fits', () => {
    expect(name(find('room/a', [1, 2, 'rates/3'], 4))).toBe('rates/2')
    expect(find('room/a', [1, 2], 3)).toHaveProperty('code')
    expect(find('room/a', [1, 2])).toHaveProperty('code')
    expect(find('room/a', ['own/1', 'own/2'], 3)).toHaveProperty('code')
  })

  test('a refusal lists the options', () => {
    const numbers = (first: string, last: string, ...others: string[]) => ({
      say: 'option-numbers',
      values: { first, last, others },
    })
    expect(find('room/a', 4)).toMatchObject({
      code: 'no-such-option',
      values: { game: 'room/a', name: '4', document: 'rates', options: numbers('1', '3') },
    })
    expect(find('room/b', 'own/3')).toMatchObject({
      values: { document: 'own', options: numbers('1', '2', '2a') },
    })
    expect(find('room/b', 'rates/1')).toMatchObject({
      code: 'no-such-schedule',
      values: { documents: ['own'] },
    })
    expect(find('room/c', 1)).toMatchObject({ code: 'no-fees-filed', values: { game: 'room/c' } })
  })
})
