import { describe, expect, test } from 'vitest'
import { net, play, table } from '../testing/poker.ts'

const fixed = { stakes: { limit: 'fixed', bets: [200, 400] } }
const rounds = (times: number, ...moves: string[]) => Array.from({ length: times }, () => moves).flat()

describe('the cards that play', () => {
  test('Omaha: exactly two, so a flush needs two suited hole cards', () => {
    const cards = { 1: 'Ah Kd Qc 9s', 2: '4h 3h Js Tc', board: 'Kh 8h 2h 5c 5d' }
    const moves = ['2 call', '1 check', ...rounds(3, '1 check', '2 check')]
    expect(net('cameo/omaha', { ...table(9000, 9000), cards, moves })).toEqual({ 1: -200, 2: 200 })
  })

  test('Lazy and Tahoe Pineapple: all three hole cards never play together', () => {
    const cards = { 1: 'Ah Kh Qh', 2: '8c 8d 2c', board: 'Jh Th 4s 6d 3c' }
    const moves = ['2 call', '1 check', ...rounds(3, '1 check', '2 check')]
    for (const game of ['players/lazy-pineapple', 'comstock/tahoe-pineapple-hi-lo']) {
      expect(net(game, { ...table(9000, 9000), cards, moves })).toEqual({ 1: -200, 2: 200 })
    }
  })

  test('a high game that may be played hi-lo', () => {
    const cards = { 1: 'Kc Kd 9s', 2: 'Ac 2d Qs', board: '3h 5s 8c Th Jd' }
    const moves = ['2 call', '1 check', ...rounds(3, '1 check', '2 check')]
    const record = { ...table(9000, 9000), cards, moves }
    expect(net('players/lazy-pineapple', record)).toEqual({ 1: 200, 2: -200 })
    expect(net('players/lazy-pineapple', { ...record, split: 'hi-lo' })).toEqual({ 1: 0, 2: 0 })
    expect(net('players/texas-holdem', { ...record, split: 'hi-lo' })).toBe(
      'split: poker-not-hi-lo players/texas-holdem',
    )
  })
})

describe('odd chips', () => {
  const cards = { 1: 'Ac 2d', 2: 'Kc Kd', 3: '9c 9d', board: '3h 5s 8c Kh Jd' }
  const record = { ...table(501, 501, 501), cards, moves: ['3 raise 501', '1 call', '2 call'] }

  test('go by position between high and low, or to the high hand', () => {
    expect(net('outlaws/texas-holdem-hi-lo', record)).toEqual({ 1: 251, 2: 250, 3: -501 })
    expect(net('towers/texas-holdem-hi-lo', record)).toEqual({ 1: 250, 2: 251, 3: -501 })
    const readings = { oddChip: 'high' }
    expect(net('outlaws/texas-holdem-hi-lo', { ...record, readings })).toEqual({ 1: 250, 2: 251, 3: -501 })
  })

  test('are split down to the smallest chip', () => {
    expect(net('towers/texas-holdem-hi-lo', { ...record, chip: 100 })).toEqual({ 1: 199, 2: 302, 3: -501 })
  })
})

describe('raises', () => {
  const cards = { 1: 'Ac Ad', 2: 'Kc Kd', 3: 'Qc Qd', board: '3h 5s 8c 9h Jd' }
  const deal = { ...table(9000, 9000, 9000), ...fixed, cards }

  test('a fold in mid-round lifts the cap where only those left in the pot count', () => {
    const moves = ['3 raise 400', '1 raise 600', '2 raise 800', '3 fold', '1 raise 1000', '2 fold']
    const record = { ...deal, cards: { 1: 'Ac Ad', 2: 'Kc Kd', 3: 'Qc Qd' }, moves }
    expect(net('towers/texas-holdem', record)).toEqual({ 1: 1200, 2: -800, 3: -400 })
    expect(net('outlaws/texas-holdem', record)).toMatch('moves[4]: may-not raise 1000 1')
    const readings = { capLifted: 'two-left' }
    expect(net('outlaws/texas-holdem', { ...record, readings })).toEqual({ 1: 1200, 2: -800, 3: -400 })
  })

  test('the cap holds in limit games, or by its reading in all', () => {
    const moves = ['3 raise 400', '1 raise 600', '2 raise 800', '3 raise 1000', '1 fold', '2 fold']
    const record = { ...deal, stakes: { limit: 'none' }, cards: {}, moves }
    expect(net('cameo/texas-holdem', record)).toEqual({ 1: -600, 2: -800, 3: 1400 })
    const readings = { raiseCap: 'all-games' }
    expect(net('cameo/texas-holdem', { ...record, readings })).toMatch('moves[3]: may-not raise 1000 3')
  })

  test('a raise after an all-in for less completes the last full bet', () => {
    const short = { ...deal, seats: table(9000, 9000, 700).seats }
    const moves = [
      '3 call',
      '1 call',
      '2 check',
      '1 bet 200',
      '2 raise 400',
      '3 raise 500',
      '1 raise 600',
      '2 call',
    ]
    const end = rounds(2, '1 check', '2 check')
    expect(net('towers/texas-holdem', { ...short, moves: [...moves, ...end] })).toEqual({
      1: 1500,
      2: -800,
      3: -700,
    })
    const after = [...moves.slice(0, 6), '1 raise 700']
    expect(net('towers/texas-holdem', { ...short, moves: after })).toBe(
      'moves[6]: amount-out-of-bounds raise 700 600 600 1',
    )
  })
})

describe('blinds', () => {
  const cards = { 1: 'Ac Ad', 2: 'Kc Kd', 3: 'Qc Qd', 4: 'Jc Js' }

  test('a straddle is live and acts last', () => {
    const record = { ...table(9000, 9000, 9000, 9000), cards, straddle: { seat: 3, amount: 400 } }
    const moves = ['4 fold', '1 fold', '2 call', '3 raise 1000', '2 fold']
    expect(net('towers/texas-holdem', { ...record, moves })).toEqual({ 1: -100, 2: -400, 3: 500, 4: 0 })
  })

  test('a post: the live part is a bet, the dead part is not', () => {
    const record = { ...table(9000, 9000, 9000, 9000), cards, post: [{ seat: 4, live: 200, dead: 100 }] }
    const moves = ['3 fold', '4 raise 600', '1 fold', '2 fold']
    expect(net('towers/texas-holdem', { ...record, moves })).toEqual({ 1: -100, 2: -200, 3: 0, 4: 300 })
    expect(net('towers/texas-holdem', { ...record, post: [{ seat: 4, live: 300 }] })).toBe(
      'post[0].live: poker-live-above-big-blind 200',
    )
  })

  test('a blind that is larger than the bet is refused', () => {
    const record = { ...table(9000, 9000, 9000), ...fixed, blinds: [100, 300], cards: {} }
    expect(net('towers/omaha', record)).toBe('blinds[1]: poker-blind-above-the-bet 200')
  })
})

describe('running it twice', () => {
  const cards = { 1: 'As Ad 7c 7d 9c', 2: 'Kc Kd 6h 6c 9d', board: 'Ah Qd 9h Ts 5s' }
  const game = 'players/big-o-hi-lo-run-it-twice'

  test('from the turn on, deals a second river only', () => {
    const moves = [
      '2 call',
      '1 check',
      '1 check',
      '2 check',
      '1 bet 8800',
      '2 call',
      '1 run-twice',
      '2 run-twice',
    ]
    const twice = { ...cards, board: 'Kh Qd 9h Ts 5s', board2: 'Ah' }
    const result = play(game, { ...table(9000, 9000), cards: twice, moves })
    expect(result).toMatchObject({
      net: { 1: 0, 2: 0 },
      pots: [
        {
          amount: 18000,
          to: [
            { seat: 2, amount: 9000, for: 'board 1 high' },
            { seat: 1, amount: 9000, for: 'board 2 high' },
          ],
        },
      ],
    })
  })

  test('all must agree; silence declines', () => {
    const moves = ['2 raise 9000', '1 call', '2 run-twice']
    expect(net(game, { ...table(9000, 9000), cards, moves })).toEqual({ 1: 9000, 2: -9000 })
  })
})

test('the button sits out with more players than hands, then the seat at its right', () => {
  const moves = ['3 fold', '4 fold', '5 fold', '6 fold', '7 fold', '8 fold', '1 fold']
  const ten = { ...table(...Array(10).fill(9000)), cards: {}, moves }
  expect(net('players/big-o-hi-lo-run-it-twice', ten)).toMatchObject({ 1: -100, 2: 100, 9: 0, 10: 0 })
})
