import { describe, expect, test } from 'vitest'
import { net, play, table } from '../testing/poker.ts'

const limit = { stakes: { limit: 'fixed', bets: [400, 400] }, blinds: [200, 400] }

describe('lowball', () => {
  const cards = { 1: '7c 5d 3c 2s Ad', 2: '9d 6d 4s 3h 2c', 3: 'Td 8c 4d 3s 2h' }
  const pat = ['3 call', '1 call', '2 check', '1 draw', '2 draw', '3 draw']

  test('a checked seven that is best: the later bets go back, or to the second best hand', () => {
    const moves = [...pat, '1 check', '2 bet 400', '3 fold', '1 call']
    expect(net('comstock/lowball', { ...table(9000, 9000, 9000), ...limit, cards, moves })).toEqual({
      1: 800,
      2: -400,
      3: -400,
    })
    const result = play('players/lowball', { ...table(9000, 9000, 9000), ...limit, cards, moves })
    expect(result).toMatchObject({
      net: { 1: 400, 2: 0, 3: -400 },
      pots: [
        { amount: 1200, to: [{ seat: 1, amount: 1200, for: 'low' }] },
        { amount: 800, to: [{ seat: 2, amount: 800, for: 'low' }] },
      ],
      rulings: [{ name: 'checked-seven', seat: 1, rule: '004:3899-3911' }],
    })
  })

  test('the dealer draws at most three', () => {
    const moves = [...pat.slice(0, 5), '3 draw Td 8c 4d 3s']
    expect(net('comstock/lowball', { ...table(9000, 9000, 9000), ...limit, cards, moves })).toBe(
      'moves[5]: takes-cards draw 0 3 4',
    )
  })

  test('the button may straddle the blind: only Towers forbids it (003:274, 002:100-101)', () => {
    const record = { ...table(9000, 9000, 9000), ...limit, straddle: { seat: 3, amount: 800 } }
    const moves = ['1 fold', '2 call', '3 raise 1200', '2 fold']
    expect(net('comstock/lowball', { ...record, cards, moves })).toEqual({ 1: -200, 2: -800, 3: 1000 })
    expect(net('towers/texas-holdem', { ...record, cards: {}, moves: [] })).toBe(
      'straddle.seat: poker-button-cannot-straddle',
    )
  })

  test('a kill doubles the limits, and the killer acts last before the draw', () => {
    const killed = { ...table(9000, 9000, 9000, 9000), ...limit, cards: { ...cards, 4: 'Kd Kc 8d 8h 7h' } }
    const moves = ['3 kill', '4 fold', '1 call', '2 call', '3 raise 1600', '1 fold', '2 fold']
    expect(net('comstock/lowball', { ...killed, moves })).toEqual({ 1: -800, 2: -800, 3: 1600, 4: 0 })
    expect(
      net('comstock/lowball', { ...killed, moves: moves.slice(1), kill: { seat: 3, amount: 800 } }),
    ).toEqual({
      1: -800,
      2: -800,
      3: 1600,
      4: 0,
    })
    const late = ['3 call', '4 kill']
    expect(net('comstock/lowball', { ...killed, moves: late })).toMatch('moves[1]: may-not kill 4')
  })
})

describe('draw poker hi-lo', () => {
  test('the second draw of a player is refused', () => {
    const cards = { 1: 'Qh Qs Jc 9s 7h', 2: 'Kh Kd Kc 9c 4d', 3: '5c 4c 3h 2s Ac' }
    const moves = ['3 call', '1 call', '2 check', '1 draw', '1 draw Qh']
    expect(net('outlaws/draw-poker-hi-lo', { ...table(9000, 9000, 9000), cards, moves })).toMatch(
      'moves[4]: not-to-act 1',
    )
  })

  test('jokers in a low hand follow their reading', () => {
    const cards = { 1: '7h 6s 4s Jk Jk', 2: 'Kh Kd Kc 9c 9d' }
    const moves = ['2 call', '1 check', '1 draw', '2 draw', '1 check', '2 check']
    const record = { ...table(9000, 9000), cards, moves }
    expect(net('outlaws/draw-poker-hi-lo', record)).toEqual({ 1: 0, 2: 0 })
    const readings = { lowJoker: 'ace' }
    expect(net('outlaws/draw-poker-hi-lo', { ...record, readings })).toEqual({ 1: -200, 2: 200 })
  })
})

test('badugi: three draws, four rounds of betting, or three as the narrative has it', () => {
  const cards = { 1: 'As 2h 3d Kc', 2: '4c 5s 6h 7d' }
  const draws = ['1 draw', '2 draw']
  const checks = ['1 check', '2 check']
  const record = { ...table(9000, 9000), cards }
  const moves = ['2 call', '1 check', ...draws, ...checks, ...draws, ...checks, ...draws, ...checks]
  expect(net('players/badugi', { ...record, moves })).toEqual({ 1: -200, 2: 200 })
  const narrative = ['2 call', '1 check', ...draws, ...checks, ...draws, ...draws, ...checks]
  const readings = { bettingAfterSecondDraw: 'no' }
  expect(net('players/badugi', { ...record, readings, moves: narrative })).toEqual({ 1: -200, 2: 200 })
})

test('a player may muck a hand at the showdown', () => {
  const cards = { 1: 'As 2h 3d Kc', 2: '4c 5s 6h 7d' }
  const draws = ['1 draw', '2 draw']
  const moves = ['2 raise 9000', '1 call', ...draws, ...draws, ...draws, '2 muck']
  expect(net('players/badugi', { ...table(9000, 9000), cards, moves })).toEqual({ 1: 9000, 2: -9000 })
})
