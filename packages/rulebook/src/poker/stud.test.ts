import { describe, expect, test } from 'vitest'
import { hand } from '../testing/hand.ts'
import { net, play, table } from '../testing/poker.ts'

const limit = { stakes: { limit: 'fixed', bets: [500, 1000] }, blinds: undefined }
const stud = { ...limit, ante: 50, bringIn: 200 }

describe('the forced bet', () => {
  const cards = { 1: 'Ah Kd 2d', 2: 'Qh Jd 2c', 3: 'Th 9d As' }

  test('the low card by suit brings it in; in razz the high card, aces low', () => {
    const deal = { ...table(9000, 9000, 9000), ...stud, cards }
    expect(net('comstock/seven-card-stud', { ...deal, moves: ['2 bring-in', '3 fold', '1 fold'] })).toEqual({
      1: -50,
      2: 100,
      3: -50,
    })
    expect(net('comstock/razz', { ...deal, moves: ['1 bring-in', '2 fold', '3 fold'] })).toEqual({
      1: 100,
      2: -50,
      3: -50,
    })
  })

  test('completing it is not a raise: three raises follow', () => {
    const raises = ['2 bring-in', '3 raise 500', '1 raise 1000', '2 raise 1500', '3 raise 2000']
    const deal = { ...table(9000, 9000, 9000), ...stud, cards }
    expect(net('comstock/seven-card-stud', { ...deal, moves: [...raises, '1 fold', '2 fold'] })).toEqual({
      1: -1050,
      2: -1550,
      3: 2600,
    })
    expect(net('comstock/seven-card-stud', { ...deal, moves: [...raises, '1 raise 2500'] })).toMatch(
      'may-not raise',
    )
  })

  test('five card stud: the house may let the high card open, and only the dealer ante', () => {
    const two = { 1: 'Ah 2d', 2: 'Qh Jd', 3: 'Th 9d' }
    const deal = { ...table(9000, 9000, 9000), ...stud, anteFrom: 'dealer', cards: two }
    const moves = ['2 bring-in', '3 fold', '1 fold']
    expect(net('comstock/five-card-stud', { ...deal, opener: 'high', moves })).toEqual({
      1: 0,
      2: 50,
      3: -50,
    })
    expect(net('comstock/five-card-stud', { ...deal, moves })).toMatch('not-to-act 2')
    expect(net('comstock/seven-card-stud', { ...deal, opener: 'high', cards })).toMatch('opener')
  })

  test('a player with less than the forced bet is all-in with it', () => {
    const moves = ['3 fold', '1 call']
    const record = {
      ...table(9000, 150, 9000),
      ...stud,
      cards: { 1: 'Ah Kd 2d 9s 8s 7s 5c', 2: 'Qh Jd 2c 3d 4c 9c 6d' },
      moves,
    }
    expect(net('comstock/seven-card-stud', record)).toEqual({ 1: 200, 2: -150, 3: -50 })
  })
})

test('an open pair on the fourth card opens the upper limit to all', () => {
  const cards = { 1: 'Ah Kd 2d 2s', 2: 'Qh Jd 3c 9s' }
  const deal = { ...table(9000, 9000), ...stud, cards }
  const open = ['1 bring-in', '2 call']
  expect(
    net('comstock/seven-card-stud', { ...deal, moves: [...open, '1 bet 500', '2 raise 1500', '1 fold'] }),
  ).toEqual({
    1: -750,
    2: 750,
  })
  expect(net('comstock/seven-card-stud', { ...deal, moves: [...open, '1 bet 700'] })).toBe(
    'moves[2]: amount-out-of-bounds bet 700 500 1000 500',
  )
  expect(net('comstock/seven-card-stud-hi-lo', { ...deal, moves: [...open, '1 bet 1000'] })).toBe(
    'moves[2]: amount-out-of-bounds bet 1000 500 500 1',
  )
})

test('eight hands to the end: one card is turned up for all', () => {
  const cards = {
    1: '2s 3s 4s 5s 7h 8h',
    2: '2h 3h 4h 5h 7d 8d',
    3: '2d 3d 4d 5d 7c 8c',
    4: '2c 3c 4c 5c 7s 8s',
    5: '9s Ts Js Qs Kh Ah',
    6: '9h Th Jh Qh Kd Ad',
    7: '9d Td Jd Qd Kc 6c',
    8: '9c Tc Jc Qc 6d 6h',
    board: 'Ks',
  }
  const moves = ['4 bring-in', '5 raise 500', ...[6, 7, 8, 1, 2, 3, 4].map(seat => `${seat} call`)]
  const result = play('comstock/seven-card-stud', { ...table(...Array(8).fill(550)), ...stud, cards, moves })
  expect(result).toMatchObject({
    net: { 5: 3850 },
    hands: { 5: { is: hand('straight-flush', { high: 'K' }) } },
    rulings: [{ name: 'deck-runs-out', rule: '003:202' }],
  })
})

test('a hand takes as many common cards as it lacks where the deck runs out twice', () => {
  const cards = {
    1: '^As ^Ah ^Ad ^Ac 2s 3s 4s 5s 7h 8h',
    2: '2h 3h 4h 5h 7d 8d',
    3: '2d 3d 4d 5d 7c 8c',
    4: '2c 3c 4c 5c 7s 8s',
    5: '9s Ts Js Qs Kh',
    6: '9h Th Jh Qh Kd',
    7: '9d Td Jd Qd Kc',
    8: '9c Tc Jc Qc 6d',
    board: 'Ks 6s',
  }
  const moves = ['4 bring-in', '5 raise 500', ...[6, 7, 8, 1, 2, 3, 4].map(seat => `${seat} call`)]
  const result = play('comstock/seven-card-stud', { ...table(...Array(8).fill(550)), ...stud, cards, moves })
  expect(result).toMatchObject({
    net: { 5: 3850 },
    hands: {
      1: { is: hand('straight-flush', { high: '6' }) },
      5: { is: hand('straight-flush', { high: 'K' }) },
    },
  })
})

test('a joker in use is an ace or fills a flush', () => {
  const cards = { 1: 'Ah Kh 2d 9h 8h 7s Jk', 2: 'Qh Qd 3c Qs 4c 9c 6d' }
  const high = ['2 check', '1 check']
  const moves = ['1 bring-in', '2 call', '2 check', '1 check', ...high, ...high, ...high]
  const deal = { ...table(9000, 9000), ...stud, cards, moves }
  expect(net('comstock/seven-card-stud', { ...deal, readings: { joker: 'in-use' } })).toEqual({
    1: 250,
    2: -250,
  })
})

describe('Mexican Poker', () => {
  const mexican = { stakes: { limit: 'fixed', bets: [200, 400] }, blinds: undefined }

  test('a player who turns the down card up gets the next one down', () => {
    const cards = { 1: 'Kh Ad Jk 4c 2s', 2: 'Kd 7d Qc 6s 3h' }
    const moves = ['1 bet 200', '2 call', '1 expose', ...Array(3).fill(['1 check', '2 check']).flat()]
    const result = play('comstock/mexican-poker', { ...table(9000, 9000), ...mexican, cards, moves })
    // The joker came down: with an ace and a king it pairs the ace.
    expect(result).toMatchObject({
      net: { 1: 200, 2: -200 },
      hands: { 1: { is: hand('pair', { of: 'A' }) } },
    })
  })

  test('the opening bet is the lower or the upper limit', () => {
    const cards = { 1: 'Kh Ad', 2: 'Kd 7d' }
    const deal = { ...table(9000, 9000), ...mexican, cards }
    expect(net('comstock/mexican-poker', { ...deal, moves: ['1 bet 400', '2 fold'] })).toEqual({ 1: 0, 2: 0 })
    expect(net('comstock/mexican-poker', { ...deal, moves: ['1 bet 300'] })).toMatch(
      'amount-out-of-bounds bet 300 200 400 200',
    )
  })
})
