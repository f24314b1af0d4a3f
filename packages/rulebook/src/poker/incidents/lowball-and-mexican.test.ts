import { describe, expect, test } from 'vitest'
import { hand } from '../../testing/hand.ts'
import { net, play, table } from '../../testing/poker.ts'

const nothing = { 1: 0, 2: 0, 3: 0 }

describe('lowball', () => {
  const game = 'comstock/lowball'
  const three = {
    ...table(20000, 20000, 20000),
    stakes: { limit: 'fixed', bets: [400, 400] },
    blinds: [200, 400],
  }
  const cards = { 1: 'Qh Qd Jc 9s 7h', 2: '8h 5d 3c 2s Kd 9c', 3: '6h 4d 3s 2d Ac' }
  const dealt = { ...cards, 2: '8h 5d 3c 2s Kd' }
  const moves = ['3 raise 800', '1 fold', '2 call', '2 draw Kd', '3 draw', '2 check', '3 bet 400', '2 call']
  const drawn = moves.slice(0, 5)
  const six = { 1: -200, 2: -1200, 3: 1400 }
  const eight = { 1: -200, 2: 1000, 3: -800 }
  const ruled = (...list: string[]) => net(game, { ...three, cards, moves: list })

  test('five boxed cards together void the deal, four do not', () => {
    expect(play(game, { ...three, cards: 'Qh ^8h ^6h ^Qd ^5d ^4d Jc', moves: [] })).toMatchObject({
      net: nothing,
      rulings: [{}, {}, {}, {}, {}, { name: 'boxed-group', rule: '003:267' }],
    })
    const four = 'Qh ^8h ^6h ^Qd ^5d 8c 6d 4d 5c 4c 3c 3d 3s 2c 2d 2s Ac Ad As'
    expect(net(game, { ...three, cards: four, moves: ['3 fold', '1 fold'] })).toEqual({
      1: -200,
      2: 200,
      3: 0,
    })
  })

  test('incidents that void the deal', () => {
    for (const name of [
      'fouled-deck',
      'irregular-deck',
      'wrong-dealer',
      'extra-cards',
      'not-dealt 2',
      'exposed-card 1 Qh',
    ]) {
      expect(ruled(`floor ${name}`)).toEqual(nothing)
    }
    expect(ruled(...drawn, 'floor irregular-deck')).toEqual(nothing)
  })

  test('incidents that change nothing', () => {
    for (const name of ['exposed-card 1 Qd', 'exposed-card 3 4d', 'early-stub', 'out-of-turn 2']) {
      expect(ruled(`floor ${name}`, ...moves)).toEqual(six)
    }
    expect(ruled('3 raise 800', 'floor wrong-dealer', ...moves.slice(1))).toEqual(six)
  })

  test('a card off the table is replaced with the draw; after it the hand is foul', () => {
    expect(ruled('floor card-off-table 2 Kd', ...moves)).toEqual(six)
    expect(
      ruled('floor card-off-table 2 Kd', ...moves.map(move => (move === '2 draw Kd' ? '2 draw' : move))),
    ).toEqual(six)
    expect(ruled(...drawn, 'floor card-off-table 2 9c')).toEqual({ 1: -200, 2: -800, 3: 1000 })
  })

  test('a wrong number of cards', () => {
    const many = { ...dealt, 1: 'Qh Qd Jc 9s 7h 2h' }
    expect(
      net(game, { ...three, cards: many, moves: ['3 raise 800', 'floor too-many-cards 1', '2 fold'] }),
    ).toEqual({
      1: -200,
      2: -400,
      3: 600,
    })
    const few = { ...cards, 2: '8h 5d 3c 2s 9c' }
    const completed = [
      'floor too-few-cards 2',
      ...moves.map(move => (move === '2 draw Kd' ? '2 draw' : move)),
    ]
    expect(net(game, { ...three, cards: few, moves: completed })).toEqual(six)
    const foul = [...drawn, 'floor too-few-cards 2']
    expect(net(game, { ...three, cards: dealt, moves: foul })).toEqual({ 1: -200, 2: -800, 3: 1000 })
  })

  test('the dealer’s duties', () => {
    expect(ruled(...moves.slice(0, 4), 'floor dealer-late-discard')).toEqual(eight)
    for (const name of ['dealer-draw-error', 'dealer-takes-burn', 'burn-dealt 2']) {
      expect(ruled(...drawn, `floor ${name}`)).toEqual(eight)
    }
    expect(ruled(...moves.slice(0, 3), 'floor dealer-late-discard')).toBe(
      'moves[3]: poker-dealer-not-drawing',
    )
    // A dealer who is not in the pot loses nothing.
    const out = { ...three, cards: { 1: cards[3], 2: cards[2], 3: cards[1] } }
    const passed = [
      '3 fold',
      '1 call',
      '2 check',
      '1 draw',
      '2 draw Kd',
      'floor burn-dealt 2',
      '1 bet 400',
      '2 fold',
    ]
    expect(net(game, { ...out, moves: passed })).toEqual({ 1: 400, 2: -400, 3: 0 })
  })

  test('in place of a move', () => {
    const folded = { ...three, cards: dealt }
    expect(net(game, { ...folded, moves: ['floor absent 3', '1 fold'] })).toEqual({ 1: -200, 2: 200, 3: 0 })
    expect(ruled('3 raise 800', 'floor passed-over 1', ...moves.slice(2))).toEqual(six)
    const called = ['floor string-raise 3', '1 fold', '2 check', ...moves.slice(3)]
    expect(ruled(...called)).toEqual({ 1: -200, 2: -800, 3: 1000 })
    expect(ruled(...moves.slice(0, 7), 'floor short-bet 2')).toEqual(six)
    expect(ruled(...drawn, 'floor short-bet 2', '3 fold')).toEqual(eight)
  })

  test('a call in ignorance of a raise is withdrawn, even if it closed the betting', () => {
    expect(ruled('3 raise 800', '1 call', 'floor unaware-of-raise 1', ...moves.slice(1))).toEqual(six)
    const last = ['3 raise 800', '1 fold', '2 call', 'floor unaware-of-raise 2', '2 fold']
    expect(net(game, { ...three, cards: dealt, moves: last })).toEqual({ 1: -200, 2: -400, 3: 600 })
    const raised = [...last.slice(0, 4), '2 raise 1200', '3 call', ...moves.slice(3)]
    expect(ruled(...raised)).toEqual({ 1: -200, 2: -1600, 3: 1800 })
  })

  test('a bet of all chips may be ruled an all-in that nobody declared', () => {
    const short = { ...three, seats: table(20000, 1200, 20000).seats, cards }
    expect(net(game, { ...short, moves: [...drawn, '2 bet 400', 'floor undeclared-all-in 2'] })).toEqual(six)
    expect(ruled(...drawn, '2 bet 400', 'floor undeclared-all-in 2')).toBe('moves[6]: poker-not-all-in 2')
  })
})

describe('Mexican Poker', () => {
  const game = 'comstock/mexican-poker'
  const mexican = { stakes: { limit: 'fixed', bets: [200, 400] }, blinds: undefined }
  const two = { ...table(20000, 20000), ...mexican, cards: { 1: 'Ah Kd 7d Jc 2h', 2: 'Qs Js 5c 4s 3h' } }
  const checks = (rounds: number) => Array.from({ length: rounds }, () => ['1 check', '2 check']).flat()
  const won = { 1: 200, 2: -200 }

  test('an exposed card: the next comes down, and the player may be all-in for what is in the pot', () => {
    const joker = { ...two, cards: { 1: 'Kh Ad Jk 4c 2s', 2: 'Kd 7d Qc 6s 3h' } }
    expect(
      play(game, { ...joker, moves: ['floor exposed-card 1 Kh', '1 bet 200', '2 call', ...checks(3)] }),
    ).toMatchObject({
      net: won,
      hands: { 1: { is: hand('pair', { of: 'A' }) } },
    })
    const three = { ...two, ...table(20000, 20000, 20000), cards: { ...two.cards, 3: '6d 5s 4h 3s 2s' } }
    const allIn = [
      '1 bet 200',
      '2 call',
      '3 call',
      '1 bet 200',
      'floor exposed-card 3 6d',
      '3 all-in',
      '2 call',
      ...checks(2),
    ]
    expect(play(game, { ...three, moves: allIn })).toMatchObject({
      net: { 1: 0, 2: -400, 3: 400 },
      pots: [{ amount: 600 }, { amount: 400 }],
    })
  })

  test('cards out of sequence', () => {
    expect(net(game, { ...two, moves: ['floor out-of-sequence 2'] })).toEqual({ 1: 0, 2: 0 })
    const three = { ...two, ...table(20000, 20000, 20000), cards: { ...two.cards, 3: '6d 5s' } }
    const accepted = ['1 bet 200', '2 call', 'floor out-of-sequence 3', ...checks(3)]
    expect(net(game, { ...three, moves: accepted })).toEqual({ 1: 200, 2: -200, 3: 0 })
    const street = ['1 bet 200', '2 call', '1 bet 200', 'floor out-of-sequence 1', ...checks(2)]
    expect(net(game, { ...two, moves: street })).toEqual(won)
  })

  test('a card shown at another time, a hand in the muck, a motion toward a bet', () => {
    const dealt = { ...two, cards: { 1: 'Ah Kd', 2: 'Qs Js' } }
    expect(
      net(game, { ...dealt, moves: ['floor card-shown-by-player 1 Ah', '1 bet 200', '2 fold'] }),
    ).toEqual({ 1: 0, 2: 0 })
    expect(net(game, { ...dealt, moves: ['1 bet 200', 'floor hand-mixed 2'] })).toEqual({ 1: 0, 2: 0 })
    const third = { ...two, cards: { 1: 'Ah Kd 7d', 2: 'Qs Js 5c' } }
    expect(net(game, { ...third, moves: ['1 bet 200', '2 call', 'floor short-bet 1', '2 fold'] })).toEqual(
      won,
    )
  })
})

test('draw games that a house dealer deals: an exposed card plays on the deal and is replaced on the draw', () => {
  const cards = { 1: 'Qh Qs Jc 9s 7h', 2: 'Kh Kd Kc 9c 4d 5h 6h', 3: '5c 4c 3h 2s Ac' }
  const moves = [
    '3 call',
    '1 fold',
    '2 check',
    '2 draw 4d',
    '3 draw',
    'floor exposed-card 2 5h',
    '2 check',
    '3 check',
  ]
  expect(play('outlaws/draw-poker-hi-lo', { ...table(9000, 9000, 9000), cards, moves })).toMatchObject({
    hands: { 2: { cards: 'Kh Kd Kc 9c 6h' } },
  })
  const badugi = { 1: 'As 2h 3d 5c', 2: '7s 6h 5d 4c', 3: '8d 3c Th Js' }
  const early = ['floor exposed-card 3 8d', '3 fold', '1 fold']
  expect(net('players/badugi', { ...table(9000, 9000, 9000), cards: badugi, moves: early })).toEqual({
    1: -100,
    2: 100,
    3: 0,
  })
})
