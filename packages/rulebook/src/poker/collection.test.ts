import { describe, expect, test } from 'vitest'
import { play, table } from '../testing/poker.ts'

/** The nets, and what the collection took: together nothing. */
function money(game: string, record: Record<string, unknown>) {
  const result = play(game, { cards: {}, ...record })
  if (typeof result === 'string') return result
  const fees = result.fees.reduce((sum, { cents }) => sum + cents, 0)
  expect(Object.values(result.net).reduce((sum, cents) => sum + cents, fees)).toBe(0)
  return { net: result.net, fees }
}

describe('a fee comes out of what was called or is dead', () => {
  const fixed = { stakes: { limit: 'fixed', bets: [200, 400] }, schedule: 13, button: 1 }
  const three = table(20_000, 20_000, 20_000).seats

  test('after the deal it comes out of a lone blind, and the rest goes back (004:4243)', () => {
    const record = { ...fixed, seats: three, blinds: [200], moves: ['3 fold', '1 fold'] }
    expect(money('players/texas-holdem', record)).toEqual({ net: { 1: 0, 2: -100, 3: 0 }, fees: 100 })
  })

  test('a fee comes out of the called part of two blinds first (004:4243)', () => {
    const record = { ...fixed, seats: three, blinds: [100, 200], moves: ['1 fold', '2 fold'] }
    expect(money('players/texas-holdem', record)).toEqual({ net: { 1: 0, 2: -100, 3: 0 }, fees: 100 })
  })

  test('a raise that nobody calls goes back whole', () => {
    const record = { ...fixed, seats: three, blinds: [100, 200], moves: ['1 raise 400', '2 fold', '3 fold'] }
    expect(money('players/texas-holdem', record)).toEqual({ net: { 1: 200, 2: -100, 3: -200 }, fees: 100 })
  })

  test('the fee of a hand that ends early comes out of what is left in the pot (001:1268, 1302)', () => {
    const record = { ...fixed, schedule: 1, seats: three, blinds: [200], moves: ['3 fold', '1 fold'] }
    expect(money('cameo/texas-holdem', record)).toEqual({ net: { 1: 0, 2: 0, 3: 0 }, fees: 0 })
    const called = { ...record, blinds: [100, 200], moves: ['1 fold', '2 fold'] }
    expect(money('cameo/texas-holdem', called)).toEqual({ net: { 1: 0, 2: -100, 3: 0 }, fees: 100 })
  })

  test('a fee never takes more than lies in the pot', () => {
    const seats = [
      { seat: 1, stack: 20_000 },
      { seat: 2, stack: 30 },
      { seat: 3, stack: 20_000 },
    ]
    const record = { ...fixed, seats, blinds: [200], moves: ['3 fold', '1 fold'] }
    expect(money('players/texas-holdem', record)).toEqual({ net: { 1: 0, 2: -30, 3: 0 }, fees: 30 })
  })
})

describe('the players of a hand, by whose number fees are taken', () => {
  const six = {
    ...table(20_000, 20_000, 20_000, 20_000, 20_000, 20_000),
    schedule: [1, 2, 3],
    cards: { 1: 'As Ad', 2: '7c 2d', 3: 'Kc Kd', board: '8s 5h 3c 9d Jd' },
    blinds: [500, 1000],
    // Button 6, blinds at 1 and 2: three fold, three see the flop.
    moves: [
      ...['3 call', '4 fold', '5 fold', '6 fold', '1 call', '2 check'],
      ...['1 check', '2 check', '3 check', '1 check', '2 check', '3 check', '1 check', '2 check', '3 check'],
    ],
  }

  test('are the active ones in the column of that name: three at the flop pay $6 (000:486, 489)', () => {
    expect(money('outlaws/texas-holdem', six)).toMatchObject({ fees: 600 })
  })

  test('are all who were dealt in, by the other reading: six pay $8 (000:487)', () => {
    const record = { ...six, readings: { potFeePlayers: 'dealt-in' } }
    expect(money('outlaws/texas-holdem', record)).toMatchObject({ fees: 800 })
  })

  test('pay the fee of the only posted band', () => {
    expect(money('outlaws/texas-holdem', { ...six, schedule: 1 })).toMatchObject({ fees: 800 })
  })

  test('are those dealt in in a column of players (000:527), or those still in by the other reading', () => {
    const cards = { 1: 'As Ad Qs 2d', 2: '7c 2c 7d 4d', 3: 'Kc Kd 9c 6s', board: '8s 5h 3c 9d Jd' }
    const omaha = { ...six, schedule: ['rates/1', 'rates/2', 'rates/3'], cards }
    expect(money('outlaws/omaha', omaha)).toMatchObject({ fees: 700 })
    expect(money('outlaws/omaha', { ...omaha, readings: { potFeePlayers: 'still-in' } })).toMatchObject({
      fees: 600,
    })
  })

  test('are counted at the moment of each fee: $1 of six, $5 of three at the flop, $1 at the river', () => {
    const bands = { ...six, schedule: [1, 6, 11], stakes: { limit: 'fixed', bets: [1000, 2000] } }
    expect(money('players/texas-holdem', bands)).toMatchObject({ fees: 800 })
    const readings = { potFeePlayers: 'still-in' }
    expect(money('players/texas-holdem', { ...bands, readings })).toMatchObject({ fees: 700 })
  })
})
