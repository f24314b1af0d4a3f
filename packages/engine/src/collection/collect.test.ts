import { describe, expect, test } from 'vitest'
import { collect, collectPot, collectTime, type FeeWager } from './collect.ts'
import { banked, eightDollarSchedule, flat, poker, threeStepSchedule, tiers } from './testing/schedules.ts'

describe('a round against a player-dealer', () => {
  const wagers: FeeWager[] = [
    { seat: 2, amount: 2000, role: 'base' },
    { seat: 2, amount: 500, role: 'bonus' },
    { seat: 2, by: 'Kim', amount: 1000, role: 'base' },
    { seat: 3, amount: 3000, role: 'base' },
    { seat: 3, amount: 3000, role: 'base' },
  ]
  const flat = (unit: 'bet' | 'hand') => ({ rate: { by: 'flat', cents: 100 }, unit }) as const

  test('the bank pays by the action, every base wager its fee', () => {
    expect(collect(banked({ bank: tiers, player: flat('bet') }), wagers)).toEqual([
      { from: 'bank', cents: 200 },
      { from: 'player', seat: 2, cents: 100 },
      { from: 'player', seat: 2, by: 'Kim', cents: 100 },
      { from: 'player', seat: 3, cents: 100 },
      { from: 'player', seat: 3, cents: 100 },
    ])
  })

  test('the bank pays once for the hand, or once for every spot in play', () => {
    const bank = (unit: 'hand' | 'spot') =>
      collect(banked({ bank: { rate: flat('bet').rate, unit } }), wagers)
    expect(bank('hand')).toEqual([{ from: 'bank', cents: 100 }])
    expect(bank('spot')).toEqual([{ from: 'bank', cents: 200 }])
  })

  test('every player pays once for the hand', () => {
    const taken = collect(banked({ player: flat('hand') }), wagers)
    expect(taken).toHaveLength(3)
  })

  test('the bonus bet may count with the wager, or not in the action', () => {
    const rate = {
      by: 'wager',
      rows: [
        { from: 1000, to: 2000, cents: 100 },
        { from: 2100, cents: 200 },
      ],
    } as const
    const of = (counts: object) =>
      collect(banked({ player: { rate, unit: 'bet', ...counts } }), wagers.slice(0, 3))
    expect(of({})).toMatchObject([{ cents: 100 }, { cents: 100 }])
    expect(of({ counts: 'with-bonus' })).toMatchObject([{ cents: 200 }, { cents: 100 }])
    const few: FeeWager[] = [
      { seat: 1, amount: 5000, role: 'base' },
      { seat: 1, amount: 500, role: 'bonus' },
    ]
    expect(collect(banked({ bank: tiers }), few)).toEqual([{ from: 'bank', cents: 200 }])
    expect(collect(banked({ bank: tiers, actionWithoutBonus: true }), few)).toEqual([
      { from: 'bank', cents: 50 },
    ])
  })
})

describe('a poker round', () => {
  test('takes the fees that have fallen due so far', () => {
    const due = (street: 'none' | 'flop' | 'river', pot: number, over = false) =>
      collectPot(threeStepSchedule, { players: 3, street, pot, over })
    expect(due('none', 300)).toMatchObject({ from: 'pot', cents: 100 })
    expect(due('flop', 900)).toMatchObject({ from: 'pot', cents: 100 })
    expect(due('flop', 2400)).toMatchObject({ from: 'pot', cents: 400 })
    expect(due('river', 2400)).toMatchObject({ from: 'pot', cents: 450 })
    const early = (over: boolean) =>
      collectPot(eightDollarSchedule, { players: 3, street: 'none', pot: 300, over })
    expect(early(false)).toMatchObject({ from: 'pot', cents: 0 })
    expect(early(true)).toMatchObject({ from: 'pot', cents: 100 })
  })

  test('takes the half-hour fee of an option, and none where it has none', () => {
    const option = poker({ players: { from: 6 }, player: { rate: flat(1800), unit: '30min' } })
    expect(collectTime(option, 6)).toBe(1800)
    expect(collectTime(option, 5)).toHaveProperty('code')
    expect(collectTime(threeStepSchedule, 3)).toBe(0)
  })
})
