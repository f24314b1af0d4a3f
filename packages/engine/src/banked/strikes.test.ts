import { expect, test } from 'vitest'
import type { LiveWager, Verdict } from './live.ts'
import { type FoulReadings, Strikes } from './strikes.ts'

const foul: Verdict = { outcome: 'lose', rule: '003:527' }
const dead: Verdict = { outcome: 'push', rule: '003:515' }
const usual: FoulReadings = { backLine: 'all', bonus: 'stays' }
const wager = (seat: number, by?: string): LiveWager => ({
  seat,
  ...(by === undefined ? {} : { by }),
  on: 'base',
  amount: 1000,
  settled: false,
})

test('a foul hand costs everybody who bet on it, but not the bonus bet on its cards', () => {
  const strikes = new Strikes()
  strikes.hand(2, foul)
  expect(strikes.verdict(wager(2), false, usual)).toEqual(foul)
  expect(strikes.verdict(wager(2, 'Kim'), false, usual)).toEqual(foul)
  expect(strikes.verdict(wager(2), true, usual)).toBeUndefined()
  expect(strikes.verdict(wager(3), false, usual)).toBeUndefined()
  expect(strikes.has(2)).toBe(true)
  expect(strikes.has(3)).toBe(false)
})

test('under other readings the offender alone pays, and the bonus bet is lost too', () => {
  const strikes = new Strikes()
  strikes.hand(2, foul)
  expect(strikes.verdict(wager(2, 'Kim'), false, { ...usual, backLine: 'offender' })?.outcome).toBe('push')
  expect(strikes.verdict(wager(2), true, { ...usual, bonus: 'lost' })).toEqual(foul)
})

test('a dead hand hands everything back', () => {
  const strikes = new Strikes()
  strikes.hand(2, dead)
  expect(strikes.verdict(wager(2, 'Kim'), false, usual)).toEqual(dead)
  expect(strikes.verdict(wager(2), true, usual)).toEqual(dead)
})

test('a forfeit strikes one bettor, and the hand plays on', () => {
  const strikes = new Strikes()
  strikes.forfeit({ seat: 2, by: 'Kim' }, '003:521')
  expect(strikes.verdict(wager(2, 'Kim'), false, usual)).toEqual({ outcome: 'lose', rule: '003:521' })
  expect(strikes.verdict(wager(2), false, usual)).toBeUndefined()
  expect(strikes.has(2)).toBe(false)
})
