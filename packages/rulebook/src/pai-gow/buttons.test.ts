import { playRecord, unwrap } from '@cardroom/engine'
import { expect, test } from 'vitest'
import { openRulebook } from '../library.ts'

const library = await openRulebook()

const view = unwrap(
  playRecord(
    {
      record: 1,
      game: 'cameo/fortune-pai-gow-poker',
      bank: { seat: 1, wager: 100_000 },
      wagers: [
        { seat: 3, on: 'base', amount: 1000 },
        { seat: 3, on: 'fortune', amount: 500 },
        { seat: 3, by: 'Kim', on: 'base', amount: 1000 },
        { seat: 3, by: 'Kim', on: 'fortune', amount: 500 },
        { seat: 5, on: 'base', amount: 1000 },
      ],
      dice: [1, 1, 1],
      cards: {
        bank: 'As Kd 9h 7c 5s 4d 2c',
        '3': 'Ah Qd 9s 7h 6c 4s 3d',
        '5': 'Kh Qs Td 8c 6d 5h 2s',
      },
      moves: ['3 house-way', '5 set 8c 6d'],
    },
    library,
  ),
).round.view('public')

test('an Envy button lies beside each Fortune bet, of seated players and behind them (001:542, 001:670-672)', () => {
  expect(view.buttons.filter(({ kind }) => kind === 'envy')).toEqual([
    { kind: 'envy', at: { seat: 3, near: 'wager', on: 'fortune' } },
    { kind: 'envy', at: { seat: 3, by: 'Kim', near: 'wager', on: 'fortune' } },
  ])
})

test('a hand that is set by the house on request is marked (003:458), and no other', () => {
  expect(view.buttons.filter(({ kind }) => kind === 'house-way')).toEqual([
    { kind: 'house-way', at: { seat: 3, near: 'hand' } },
  ])
})

test('the dice name a place, and the action button goes there (001:550-554)', () => {
  // Three from the player-dealer, who is one: the third place.
  expect(view.log.find(({ type }) => type === 'dice')).toEqual({ type: 'dice', dice: [1, 1, 1], names: 3 })
  expect(view.buttons.find(({ kind }) => kind === 'action')?.at).toEqual({ seat: 3, near: 'player' })
})
