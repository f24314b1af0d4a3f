import { describe, expect, test } from 'vitest'
import { isRefusal, type Refusal } from '../round/refusal.ts'
import { collect, collectPot, collectTime, type FeeWager } from './collect.ts'
import { type FeeOption, type FeeTable, type Schedule, scheduleName } from './fee.ts'
import { feesOf } from './fees-of.ts'
import { findOptions, inForce, type ScheduleName } from './find-option.ts'
import { limitsOf } from './limits.ts'
import { feeReadings } from './readings.ts'

const banked = (option: Omit<FeeOption, 'id' | 'cite'>): Schedule => ({
  game: { id: 'room/game', play: 'banked', document: 'own' },
  option: { id: '1', cite: 'practice', ...option },
})
const poker = (
  option: Omit<FeeOption, 'id' | 'cite'>,
  play: Schedule['game']['play'] = 'flop',
): Schedule => ({
  game: { id: 'room/poker', play, document: 'rates' },
  option: { id: '1', cite: 'practice', ...option },
})

const tiers = {
  rate: {
    by: 'action',
    rows: [
      { from: 500, to: 5000, cents: 50 },
      { from: 5100, to: 30000, cents: 200 },
      { from: 30100, cents: 500 },
    ],
  },
  unit: 'hand',
} as const

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

  test('a fact that is needed must be given', () => {
    expect(feesOf(schedule, { wager: 500 })).toEqual({ refused: 'own/1 needs the total table action' })
  })

  test('nothing due is no fee', () => {
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

  test('a fee for the hand and one for the half hour', () => {
    const timed = banked({ bank: tiers, player: { rate: { by: 'flat', cents: 100 }, unit: '30min' } })
    expect(feesOf(timed, { action: 500, minutes: 30 })).toEqual({
      fees: [
        { from: 'bank', cents: 50 },
        { from: 'player', cents: 100, per: '30min' },
      ],
    })
    expect(feesOf(timed, { action: 500 })).toEqual({ fees: [{ from: 'bank', cents: 50 }] })
    expect(feesOf(timed, { minutes: 90 })).toEqual({ fees: [{ from: 'player', cents: 300 }] })
    expect(feesOf(timed, { minutes: 45 })).toHaveProperty('refused')
    expect(feesOf(timed, {})).toHaveProperty('refused')
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

  test('both are listed as readings', () => {
    expect(feeReadings(schedule.option).map(({ name }) => name)).toEqual(['feeGap', 'feeOverlap'])
    expect(feeReadings(banked({ bank: tiers }).option)).toEqual([])
  })

  test('a reading of its own replaces what the option takes', () => {
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
  const flat = (cents: number) => ({ by: 'flat', cents }) as const
  const three = poker({
    players: { to: 5 },
    pot: {
      from: 'pot',
      takes: [
        { at: 'deal', rate: flat(100) },
        { at: 'flop', rate: flat(300), potReaches: 1900 },
        { at: 'river', rate: flat(50) },
      ],
    },
  })
  const instead = poker({
    pot: { from: 'pot', takes: [{ at: 'first-round', rate: flat(800) }], otherwise: 100 },
  })

  test('everything taken from a hand that came so far', () => {
    const pot = (street: string, pot = 5000) => feesOf(three, { players: 4, street, pot })
    expect(pot('none')).toEqual({ fees: [{ from: 'pot', cents: 100 }] })
    expect(pot('flop')).toEqual({ fees: [{ from: 'pot', cents: 400 }] })
    expect(pot('turn', 1899)).toEqual({ fees: [{ from: 'pot', cents: 100 }] })
    expect(pot('turn', 1900)).toEqual({ fees: [{ from: 'pot', cents: 400 }] })
    expect(pot('river')).toEqual({ fees: [{ from: 'pot', cents: 450 }] })
    expect(feesOf(three, { players: 4, street: 'flop' })).toEqual({
      refused: 'rates/1 needs the size of the pot',
    })
    expect(feesOf(three, { players: 6, street: 'none' })).toEqual({
      refused: 'rates/1 covers 5 or less players, not 6',
    })
    expect(pot('seventh')).toEqual({ refused: 'rates/1 knows no street "seventh": none, flop, turn, river' })
  })

  test('what is taken when the hand ends early', () => {
    expect(feesOf(instead, { street: 'none' })).toEqual({ fees: [{ from: 'pot', cents: 100 }] })
    expect(feesOf(instead, { street: 'turn' })).toEqual({ fees: [{ from: 'pot', cents: 800 }] })
    const stud = { ...instead, game: { ...instead.game, play: 'stud-7' } } as const
    expect(feesOf(stud, { street: 'none' })).toEqual({ fees: [{ from: 'pot', cents: 100 }] })
    expect(feesOf(stud, { street: 'third' })).toEqual({ fees: [{ from: 'pot', cents: 100 }] })
    expect(feesOf(stud, { street: 'fourth' })).toEqual({ fees: [{ from: 'pot', cents: 800 }] })
  })

  test('a round asks what has fallen due so far', () => {
    const due = (street: 'none' | 'flop' | 'river', pot: number, over = false) =>
      collectPot(three, { players: 3, street, pot, over })
    expect(due('none', 300)).toEqual({ from: 'pot', cents: 100 })
    expect(due('flop', 900)).toEqual({ from: 'pot', cents: 100 })
    expect(due('flop', 2400)).toEqual({ from: 'pot', cents: 400 })
    expect(due('river', 2400)).toEqual({ from: 'pot', cents: 450 })
    const early = (over: boolean) => collectPot(instead, { players: 3, street: 'none', pot: 300, over })
    expect(early(false)).toEqual({ from: 'pot', cents: 0 })
    expect(early(true)).toEqual({ from: 'pot', cents: 100 })
  })

  test('by the number of players inside one option', () => {
    const rows = [
      { from: 7, cents: 300 },
      { from: 5, to: 6, cents: 200 },
      { from: 2, to: 4, cents: 100 },
    ]
    const option = poker({ pot: { from: 'pot', takes: [{ at: 'flop', rate: { by: 'players', rows } }] } })
    expect(feesOf(option, { players: 6, street: 'flop' })).toEqual({ fees: [{ from: 'pot', cents: 200 }] })
    expect(feesOf(option, { players: 1, street: 'flop' })).toHaveProperty('refused')
    expect(feesOf(option, { street: 'flop' })).toEqual({ refused: 'rates/1 needs the number of players' })
  })

  test('by the half hour', () => {
    const option = poker({ players: { from: 6 }, player: { rate: flat(1800), unit: '30min' } })
    expect(feesOf(option, { players: 8, minutes: 30 })).toEqual({
      fees: [{ from: 'player', cents: 1800, per: '30min' }],
    })
    expect(feesOf(option, { players: 8, street: 'river' })).toEqual({ fees: [] })
    expect(collectTime(option, 6)).toBe(1800)
    expect(collectTime(option, 5)).toHaveProperty('refused')
  })
})

describe('a round against a player-dealer', () => {
  const wagers: FeeWager[] = [
    { seat: 2, amount: 2000, role: 'base' },
    { seat: 2, amount: 500, role: 'bonus' },
    { seat: 2, by: 'Kim', amount: 1000, role: 'base' },
    { seat: 3, amount: 3000, role: 'base' },
    { seat: 3, amount: 3000, role: 'base' },
  ]
  const flat = (unit: 'bet' | 'hand') => ({ rate: { by: 'flat', cents: 100 }, unit }) as const

  test('the bank by the action, every base wager its fee', () => {
    expect(collect(banked({ bank: tiers, player: flat('bet') }), wagers)).toEqual([
      { from: 'bank', cents: 200 },
      { from: 'player', seat: 2, cents: 100 },
      { from: 'player', seat: 2, by: 'Kim', cents: 100 },
      { from: 'player', seat: 3, cents: 100 },
      { from: 'player', seat: 3, cents: 100 },
    ])
  })

  test('every player once for the hand', () => {
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
  const name = (found: Schedule | Refusal) => (isRefusal(found) ? found.refused : scheduleName(found))

  test('a bare number means the common document, else the own', () => {
    expect(name(find('room/a', 2))).toBe('rates/2')
    expect(name(find('room/a', 'own/2'))).toBe('own/2')
    expect(name(find('room/b', 2))).toBe('own/2')
    expect(name(find('room/b', '2a'))).toBe('own/2a')
  })

  test('of a list, the one whose band fits', () => {
    expect(name(find('room/a', [1, 2, 'rates/3'], 4))).toBe('rates/2')
    expect(find('room/a', [1, 2], 3)).toHaveProperty('refused')
    expect(find('room/a', [1, 2])).toHaveProperty('refused')
    expect(find('room/a', ['own/1', 'own/2'], 3)).toHaveProperty('refused')
  })

  test('a refusal says what there is', () => {
    expect(name(find('room/a', 4))).toBe('room/a has no schedule option "4": rates has 1 to 3')
    expect(name(find('room/b', 'own/3'))).toContain('own has 1 to 2 and 2a')
    expect(name(find('room/b', 'rates/1'))).toContain('its fees are filed in own')
    expect(name(find('room/c', 1))).toBe('no fees are filed for room/c')
  })
})

describe('limits', () => {
  const limits = (limit: FeeOption['limit'], posted = {}) => limitsOf(banked(limit ? { limit } : {}), posted)

  test('as printed, or narrowed', () => {
    const printed = { kind: 'wager', min: 500, max: 200000 } as const
    expect(limits(printed)).toMatchObject({ min: 500, max: 200000 })
    expect(limits(printed, { max: 10000 })).toMatchObject({ min: 500, max: 10000 })
    expect(limits(printed, { min: 100 })).toEqual({ refused: 'a minimum of $1 is not filed: $5 to $2,000' })
    expect(limits({ kind: 'wager', min: 500 })).toEqual({ min: 500, bonus: {}, bonusUpToBase: false })
  })

  test('the widest of a range that the house posts from', () => {
    const posted = { kind: 'posted', min: { from: 500, to: 10000 }, max: { from: 5000, to: 200000 } } as const
    expect(limits(posted)).toMatchObject({ min: 500, max: 200000 })
    expect(limits(posted, { min: 10000, max: 50000 })).toMatchObject({ min: 10000, max: 50000 })
    expect(limits(posted, { min: 20000 })).toHaveProperty('refused')
    expect(limits({ kind: 'minimum', of: [200, 500] })).toMatchObject({ min: 200 })
    expect(limits(undefined, { min: 100, max: 200 })).toMatchObject({ min: 100, max: 200 })
  })

  test('bonus bets', () => {
    const bonus = { '*': { min: 500, max: 5000 } }
    expect(limitsOf(banked({ bonus }))).toEqual({ bonus, bonusUpToBase: false })
  })
})
