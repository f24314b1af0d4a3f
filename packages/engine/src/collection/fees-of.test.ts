import { describe, expect, test } from 'vitest'
import { feesOf } from './fees-of.ts'
import { feeReadings } from './readings.ts'
import { banked, eightDollarSchedule, flat, poker, threeStepSchedule, tiers } from './testing/schedules.ts'

describe('a player-dealer schedule', () => {
  const schedule = banked({ bank: tiers, player: { rate: { by: 'flat', cents: 100 }, unit: 'spot' } })

  test.each([
    [100, 50],
    [5000, 50],
    [5001, 50],
    [5100, 200],
    [30099, 200],
    [30100, 500],
    [9_000_000, 500],
  ])('an action of %i pays %i', (action, cents) => {
    expect(feesOf(schedule, { action })).toEqual({
      fees: [
        { from: 'bank', cents },
        { from: 'player', cents: 100, per: 'spot' },
      ],
    })
  })

  test('demands a needed fact', () => {
    expect(feesOf(schedule, { wager: 500 })).toMatchObject({
      code: 'fee-needs-action',
      values: { schedule: 'own/1' },
    })
  })

  test('takes no fee of zero cents', () => {
    expect(feesOf(banked({ bank: { rate: { by: 'flat', cents: 0 }, unit: 'hand' } }), {})).toEqual({
      fees: [],
    })
  })

  test('a jackpot adds its dollar to every posted fee', () => {
    const both = { ...schedule, jackpot: 100 }
    expect(feesOf(both, { action: 500, jackpot: true })).toEqual({
      fees: [
        { from: 'bank', cents: 150 },
        { from: 'player', cents: 200, per: 'spot' },
      ],
    })
    expect(feesOf(schedule, { action: 500, jackpot: true })).toEqual(feesOf(schedule, { action: 500 }))
  })

  test('takes a fee for the hand and one for the half hour', () => {
    const timed = banked({ bank: tiers, player: { rate: { by: 'flat', cents: 100 }, unit: '30min' } })
    expect(feesOf(timed, { action: 500, minutes: 30 })).toEqual({
      fees: [
        { from: 'bank', cents: 50 },
        { from: 'player', cents: 100, per: '30min' },
      ],
    })
    expect(feesOf(timed, { action: 500 })).toEqual({ fees: [{ from: 'bank', cents: 50 }] })
    expect(feesOf(timed, { minutes: 90 })).toEqual({ fees: [{ from: 'player', cents: 300 }] })
    expect(feesOf(timed, { minutes: 45 })).toHaveProperty('code')
    expect(feesOf(timed, {})).toHaveProperty('code')
  })
})

describe('rows that the print leaves open', () => {
  const schedule = banked({
    bank: {
      rate: {
        by: 'action',
        rows: [
          { from: 500, to: 10000, cents: 100 },
          { from: 10500, to: 50000, cents: 200 },
          { from: 50000, cents: 700 },
        ],
      },
      unit: 'hand',
    },
  })
  const bank = (action: number, readings = {}) => feesOf(schedule, { action }, readings)
  const pays = (cents: number) => ({ fees: [{ from: 'bank', cents }] })

  test('an amount in no row takes the lower row, or by its reading the upper', () => {
    expect(bank(10200)).toEqual(pays(100))
    expect(bank(10200, { feeGap: 'upper' })).toEqual(pays(200))
    expect(bank(10050, { feeGap: 'upper' })).toEqual(pays(100))
  })

  test('an amount in two rows takes the lower row, or by its reading the upper', () => {
    expect(bank(50000)).toEqual(pays(200))
    expect(bank(50000, { feeOverlap: 'upper' })).toEqual(pays(700))
    expect(bank(50001)).toEqual(pays(700))
  })

  test('lists both as readings', () => {
    expect(feeReadings(schedule.option).map(({ name }) => name)).toEqual(['feeGap', 'feeOverlap'])
    expect(feeReadings(banked({ bank: tiers }).option)).toEqual([])
  })

  test('a reading of the option replaces what it takes', () => {
    const damaged = banked({
      bank: { rate: { by: 'flat', cents: 200 }, unit: 'hand' },
      readings: [
        {
          name: 'feeBlankCell',
          default: 'merged',
          others: { nothing: { bank: { rate: { by: 'flat', cents: 0 }, unit: 'hand' } } },
          why: 'the cell is blank',
          cite: 'practice',
        },
      ],
    })
    expect(feesOf(damaged, {})).toEqual(pays(200))
    expect(feesOf(damaged, {}, { feeBlankCell: 'nothing' })).toEqual({ fees: [] })
  })
})

describe('a pot', () => {
  test('takes every step that the hand has reached', () => {
    const pot = (street: string, pot = 5000) => feesOf(threeStepSchedule, { players: 4, street, pot })
    expect(pot('none')).toEqual({ fees: [{ from: 'pot', cents: 100 }] })
    expect(pot('flop')).toEqual({ fees: [{ from: 'pot', cents: 400 }] })
    expect(pot('turn', 1899)).toEqual({ fees: [{ from: 'pot', cents: 100 }] })
    expect(pot('turn', 1900)).toEqual({ fees: [{ from: 'pot', cents: 400 }] })
    expect(pot('river')).toEqual({ fees: [{ from: 'pot', cents: 450 }] })
    expect(feesOf(threeStepSchedule, { players: 4, street: 'flop' })).toMatchObject({
      code: 'fee-needs-pot',
      values: { schedule: 'rates/1' },
    })
    expect(feesOf(threeStepSchedule, { players: 6, street: 'none' })).toMatchObject({
      code: 'fee-players-not-covered',
      values: { covers: [{ say: 'count-span', values: { to: 5 } }], players: 6 },
    })
    expect(pot('seventh')).toMatchObject({
      code: 'fee-no-such-street',
      values: { street: 'seventh', streets: ['none', 'flop', 'turn', 'river'] },
    })
  })

  test('takes less when the hand ends early', () => {
    expect(feesOf(eightDollarSchedule, { street: 'none' })).toEqual({ fees: [{ from: 'pot', cents: 100 }] })
    expect(feesOf(eightDollarSchedule, { street: 'turn' })).toEqual({ fees: [{ from: 'pot', cents: 800 }] })
    const stud = { ...eightDollarSchedule, game: { ...eightDollarSchedule.game, play: 'stud-7' } } as const
    expect(feesOf(stud, { street: 'none' })).toEqual({ fees: [{ from: 'pot', cents: 100 }] })
    expect(feesOf(stud, { street: 'third' })).toEqual({ fees: [{ from: 'pot', cents: 100 }] })
    expect(feesOf(stud, { street: 'fourth' })).toEqual({ fees: [{ from: 'pot', cents: 800 }] })
  })

  test('takes by the number of players inside one option', () => {
    const rows = [
      { from: 7, cents: 300 },
      { from: 5, to: 6, cents: 200 },
      { from: 2, to: 4, cents: 100 },
    ]
    const option = poker({ pot: { from: 'pot', takes: [{ at: 'flop', rate: { by: 'players', rows } }] } })
    expect(feesOf(option, { players: 6, street: 'flop' })).toEqual({ fees: [{ from: 'pot', cents: 200 }] })
    expect(feesOf(option, { players: 1, street: 'flop' })).toHaveProperty('code')
    expect(feesOf(option, { street: 'flop' })).toMatchObject({
      code: 'fee-needs-players',
      values: { schedule: 'rates/1' },
    })
  })

  test('takes from the players by the half hour', () => {
    const option = poker({ players: { from: 6 }, player: { rate: flat(1800), unit: '30min' } })
    expect(feesOf(option, { players: 8, minutes: 30 })).toEqual({
      fees: [{ from: 'player', cents: 1800, per: '30min' }],
    })
    expect(feesOf(option, { players: 8, street: 'river' })).toEqual({ fees: [] })
  })
})
