import { describe, expect, test } from 'vitest'
import { net, play, table } from '../../testing/poker.ts'

const game = 'comstock/seven-card-stud'
const three = table(20000, 20000, 20000)
const stud = {
  ...three,
  stakes: { limit: 'fixed', bets: [500, 1000] },
  blinds: undefined,
  ante: 50,
  bringIn: 200,
}
const cards = { 1: '9h 4s 2d', 2: 'As Ah 2c 7d 9c Td 3s', 3: 'Kd Qs Kh 4c 8d Jc 5h' }
const dealt = { 1: '9h 4s 2d', 2: 'As Ah 2c', 3: 'Kd Qs Kh' }
const moves = [
  ...['2 bring-in', '3 raise 500', '1 fold', '2 call'],
  ...['3 bet 500', '2 call', '3 bet 1000', '2 call', '3 check', '2 check'],
  ...['3 check', '2 bet 1000', '3 call'],
]
const LAST_CARDS = 10
const aces = { 1: -50, 2: 3100, 3: -3050 }
const kings = { 1: -50, 2: -3050, 3: 3100 }

describe('cards', () => {
  test('a stray joker: passed over as an up card, replaced when called in time, foul in the end', () => {
    expect(net(game, { ...stud, cards: { ...cards, 2: 'As Ah 2c Jk 7d 9c Td 3s' }, moves })).toEqual(aces)
    const called = { ...cards, 2: 'As Jk 2c Ah 7d 9c Td 3s' }
    expect(net(game, { ...stud, cards: called, moves: ['floor joker 2', ...moves] })).toEqual(aces)
    const last = [...moves.slice(0, LAST_CARDS), 'floor joker 2', ...moves.slice(LAST_CARDS)]
    expect(net(game, { ...stud, cards: { ...cards, 2: 'As Ah 2c 7d 9c Td Jk 3s' }, moves: last })).toEqual(
      aces,
    )
    expect(net(game, { ...stud, cards: { ...cards, 2: 'As Jk 2c 7d 9c Td 3s' }, moves })).toEqual(kings)
  })

  test('an exposed hole card is the door card, the third comes down', () => {
    const door = { ...cards, 2: '2c Ah As 7d 9c Td 3s' }
    for (const name of ['exposed-card', 'card-off-table']) {
      expect(net(game, { ...stud, cards: door, moves: [`floor ${name} 2 2c`, ...moves] })).toEqual(aces)
    }
    const none = ['floor exposed-card 2 2c', '1 bring-in', '2 fold', '3 fold']
    const record = {
      ...stud,
      readings: { exposedHole: 'none' },
      cards: { ...dealt, 2: '2c Ah As' },
      moves: none,
    }
    expect(net(game, record)).toEqual({ 1: 100, 2: -50, 3: -50 })
  })

  test('both exposed: dead, and the ante goes back', () => {
    const both = ['floor exposed-card 3 Kd', 'floor exposed-card 3 Qs', '2 bring-in', '1 fold']
    expect(net(game, { ...stud, cards: dealt, moves: both })).toEqual({ 1: -50, 2: 50, 3: 0 })
  })

  test('an exposed hole card of five card stud is the door card, too', () => {
    const five = { 1: '9h 4s', 2: '2c Ah', 3: 'Kd Qs' }
    const exposed = ['floor exposed-card 2 2c', '2 bring-in', '3 fold', '1 fold']
    expect(net('comstock/five-card-stud', { ...stud, cards: five, moves: exposed })).toEqual({
      1: -50,
      2: 100,
      3: -50,
    })
  })

  test('the last card up: for the first all get it up, later it is replaced', () => {
    const first = [...moves.slice(0, LAST_CARDS), 'floor exposed-card 2 Ac', ...moves.slice(LAST_CARDS)]
    const result = play(game, { ...stud, cards: { ...cards, 2: 'As Ah 2c 7d 9c Td Ac' }, moves: first })
    expect(result).toMatchObject({ net: aces, rulings: [{ name: 'exposed-card', seat: 2, rule: '003:200' }] })
    const later = [...moves.slice(0, LAST_CARDS), 'floor exposed-card 3 Kc', ...moves.slice(LAST_CARDS)]
    const replaced = { ...cards, 3: 'Kd Qs Kh 4c 8d Jc Kc 5h' }
    expect(net(game, { ...stud, cards: replaced, moves: later })).toEqual(aces)
  })

  test('an up card dealt off the table must play', () => {
    expect(net(game, { ...stud, cards, moves: ['floor card-off-table 2 2c', ...moves] })).toEqual(aces)
  })

  test('a wrong number of cards: out with the ante, foul, dead', () => {
    const before = ['2 bring-in', '3 fold']
    const few = { ...stud, cards: { ...dealt, 1: '9h 4s' }, moves: ['floor too-few-cards 1', ...before] }
    expect(net(game, few)).toEqual({ 1: 0, 2: 50, 3: -50 })
    const many = { ...stud, cards: { ...dealt, 1: '9h 4s 2d 5d' } }
    expect(net(game, { ...many, moves: ['floor too-many-cards 1', ...before] })).toEqual({
      1: 0,
      2: 50,
      3: -50,
    })
    const late = ['2 bring-in', '3 raise 500', 'floor too-many-cards 1', '2 fold']
    expect(net(game, { ...many, moves: late })).toEqual({ 1: -50, 2: -250, 3: 300 })
    const end = {
      ...stud,
      cards: { ...cards, 2: `${cards[2]} 6h` },
      moves: [...moves, 'floor too-many-cards 2 6h'],
    }
    expect(net(game, end)).toEqual(kings)
  })

  test('a player without a hand', () => {
    const record = { ...stud, cards: { 2: dealt[2], 3: dealt[3] } }
    expect(net(game, { ...record, moves: ['floor not-dealt 1'] })).toEqual({ 1: 0, 2: 0, 3: 0 })
    const late = ['2 bring-in', '3 raise 500', 'floor not-dealt 1', '2 fold']
    expect(net(game, { ...record, moves: late })).toEqual({ 1: 0, 2: -250, 3: 250 })
  })

  test('cards dealt before the betting is complete are out of play, for everybody', () => {
    // Up cards Jc 2c Td. Burn 5c, 8d too early; 7s and 6c go with it. Fourth street: burn 5h, 4d and Ac.
    const order = 'As Kd Qs Ah Ks 9h Jc 2c Td 5c 8d 7s 6c 5h 4d Ac'
    const early = [
      '2 bring-in',
      '3 raise 500',
      'floor premature-card 1',
      '1 call',
      '2 fold',
      '3 bet 500',
      '1 fold',
    ]
    expect(net(game, { ...stud, cards: order, moves: early })).toEqual({ 1: -550, 2: -250, 3: 800 })
    const stacked = { 1: '9h 4s 2d 7c', 2: 'As Ah 2c 6s 7d 9c Td 3s', 3: cards[3] }
    const named = ['2 bring-in', '3 raise 500', 'floor premature-card 2', ...moves.slice(2)]
    expect(net(game, { ...stud, cards: stacked, moves: named })).toEqual(aces)
  })
})

describe('players', () => {
  test('the forced bet is put in for an absent player', () => {
    expect(net(game, { ...stud, cards: dealt, moves: ['floor absent 2', '3 raise 500', '1 fold'] })).toEqual({
      1: -50,
      2: -250,
      3: 300,
    })
    expect(net(game, { ...stud, cards: dealt, moves: ['2 bring-in', 'floor absent 3', '1 fold'] })).toEqual({
      1: -50,
      2: 100,
      3: -50,
    })
  })

  test('up cards turned over after a bet', () => {
    expect(net(game, { ...stud, cards: dealt, moves: ['floor turns-upcards 3'] })).toBe(
      'moves[0]: poker-no-bet-yet',
    )
    const turned = ['2 bring-in', '3 raise 500', 'floor turns-upcards 1', '2 fold']
    expect(net(game, { ...stud, cards: dealt, moves: turned })).toEqual({ 1: -50, 2: -250, 3: 300 })
  })

  test('a fold may be undone; a hand turned up by another is not live', () => {
    const back = ['2 bring-in', '3 raise 500', '1 fold', 'floor retrieved 1', ...moves.slice(2)]
    expect(net(game, { ...stud, cards, moves: back })).toEqual(aces)
    const shown = [...moves.slice(0, 3), 'floor turned-by-another 1', ...moves.slice(3)]
    expect(net(game, { ...stud, cards, moves: shown })).toEqual(aces)
  })

  test('chips without a word: a call, or a check', () => {
    const rest = Array(4).fill(['3 check', '2 check']).flat()
    const called = { 1: -50, 2: 300, 3: -250 }
    expect(
      net(game, { ...stud, cards, moves: ['2 bring-in', 'floor string-raise 3', '1 fold', ...rest] }),
    ).toEqual(called)
    expect(
      net(game, { ...stud, cards, moves: ['2 bring-in', 'floor oversize-chip 3 2500', '1 fold', ...rest] }),
    ).toEqual(called)
    const checked = ['2 bring-in', '3 call', '1 fold', 'floor string-raise 3', ...rest.slice(1)]
    expect(net(game, { ...stud, cards, moves: checked })).toEqual(called)
  })

  test('a dead seat in the deal: a misdeal only before action', () => {
    expect(net(game, { ...stud, cards: dealt, moves: ['floor wrong-spot'] })).toEqual({ 1: 0, 2: 0, 3: 0 })
    const later = [...moves.slice(0, 4), 'floor wrong-spot', ...moves.slice(4)]
    expect(net(game, { ...stud, cards, moves: later })).toEqual(aces)
  })
})
