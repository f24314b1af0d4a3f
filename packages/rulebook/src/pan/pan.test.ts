import { describe, expect, test } from 'vitest'
import { collections, panTable, rulings, seats } from '../testing/pan.ts'

const players = await panTable('players/pan')
const comstock = await panTable('comstock/pan')

/** Ten cards that make nothing, and cards to draw that fit nothing. */
const junk = 'Ah 3d 5c 7d Qc 2h 4c 6s Jd Kc'

/** Seat 2 makes three melds and goes out; seat 1 draws and throws away. */
const winner = '7s 7s As 2s 4h 5h 6h Qd Kh Kc'
const goesOut = {
  first: 2,
  ante: 100,
  cards: { 2: `${winner} 7s 3s 7s 3h`, 1: `${junk} Qh 2d 4d` },
  moves: [
    '2 in',
    '1 in',
    '2 draw',
    '2 meld 7s 7s 7s',
    '2 meld 4h 5h 6h',
    '2 collect',
    '2 discard Qd',
    '1 draw',
    '1 discard Qh',
    '2 draw',
    '2 meld As 2s 3s',
    '2 collect',
    '2 discard Kh',
    '1 draw',
    '1 discard 2d',
    '2 draw',
    '2 add 7s to 1',
    '2 collect',
    '2 discard Kc',
    '1 draw',
    '1 discard 4d',
    '2 draw',
    '2 add 3h to 2',
  ],
}

describe('a hand from the deal to the outs', () => {
  test('conditions are paid as they are melded, and all over again on going out, with two chips', () => {
    const result = players.play(goesOut)
    expect(collections(result)).toEqual([
      '2 conditions 400 from 1',
      '2 conditions 200 from 1',
      '2 conditions 400 from 1',
      // Two, eight for the four sevens, two for A-2-3.
      '2 outs 1200 from 1',
    ])
    expect(result.collected?.map(({ rule }) => rule)).toEqual([
      '004:73-75',
      '004:77',
      '004:73-75',
      '004:81-82',
    ])
    expect(result.winner).toBe(2)
    expect(result.hands?.[2]).toEqual({
      cards: '7s 7s 7s 7s 3h 4h 5h 6h As 2s 3s',
      is: { say: 'pan-out' },
      melds: ['7s 7s 7s 7s', '3h 4h 5h 6h', 'As 2s 3s'],
    })
    expect(result.pots).toEqual([{ amount: 200, to: [{ seat: 2, amount: 200, for: 'tops' }] }])
    expect(result.net).toEqual({ 1: -2300, 2: 2300 })
  })

  test('an added valle card may pay half, where that is the reading', () => {
    const result = players.play({ ...goesOut, readings: { addedValle: 'half' } })
    expect(collections(result)).toEqual([
      '2 conditions 400 from 1',
      '2 conditions 200 from 1',
      '2 conditions 200 from 1',
      '2 outs 1000 from 1',
    ])
  })

  test('pays only for going out without the list of conditions', () => {
    const moves = goesOut.moves.filter(move => move !== '2 collect')
    const result = comstock.play({ ...goesOut, moves, readings: { conditions: 'none' } })
    expect(collections(result)).toEqual(['2 outs 200 from 1'])
  })

  test('an uncollected condition waits until the hand is hit again', () => {
    const moves = goesOut.moves.filter((move, i) => move !== '2 collect' || i > 15)
    const result = players.play({ ...goesOut, moves })
    expect(collections(result)).toEqual(['2 conditions 1000 from 1', '2 outs 1200 from 1'])
    expect(rulings(result)).toEqual([
      'uncalled-collection 2 004:59-60, 003:332',
      'uncalled-collection 2 004:59-60, 003:332',
    ])
  })

  test('a condition cannot be called for without a hit', () => {
    const moves = ['2 in', '1 in', '2 draw', '2 meld 7s 7s 7s', '2 discard Qd', '1 draw', '1 discard Qh']
    const cards = { 2: `${winner} 7s Jc`, 1: `${junk} Qh` }
    const refused = players.refusal({ first: 2, cards, moves: [...moves, '2 draw', '2 collect'] })
    expect(refused).toContain('may-not collect 2 discard')
  })

  test('short pay is the same from everybody, and closes the collection', () => {
    const moves = goesOut.moves.with(5, '2 collect 300')
    const result = players.play({ ...goesOut, moves })
    expect(collections(result)[0]).toBe('2 conditions 300 from 1')
    expect(rulings(result)).toEqual(['short-pay 2 003:333'])
    expect(result.net).toEqual({ 1: -2200, 2: 2200 })
    expect(players.refusal({ ...goesOut, moves: moves.with(5, '2 collect 350') })).toContain(
      'amount-out-of-bounds collect 350 100 400 100',
    )
  })
})

describe('the start', () => {
  const three = { seats: seats(2, 5, 7), moves: ['5 pass', '2 pass'] }

  test('the deal and the play go counter-clockwise from the last winner', () => {
    const refused = players.refusal({
      ...three,
      first: 5,
      cards: { 2: junk, 5: junk, 7: junk },
      moves: ['5 in', '2 in', '7 in'],
    })
    expect(refused).toBe('moves: to-act 5 draw')
    // In one string: five cards to 5, five to 2, five to 7, and the same again.
    const text = [1, 2, 3, 4, 5, 6].map(() => 'Ah 2d 3c 4s 5h').join(' ')
    const result = players.play({ ...three, first: 5, cards: text })
    expect(result.winner).toBe(7)
  })

  test('a winner who has left is followed by the next at the right', () => {
    const cards = { 2: junk, 5: junk, 7: junk }
    expect(players.play({ ...three, first: 6, cards }).winner).toBe(7)
    expect(players.refusal({ ...three, first: 4, cards })).toContain('not-to-act 5 2')
    expect(players.refusal({ ...three, first: 1, cards })).toContain('not-to-act 5 7')
  })

  test('the lowest card turned up is first where nobody has won', () => {
    // The fifth card of each is turned up: 4, ace and ace; of equal cards the first dealt.
    const cards = {
      7: '2d 3d 5d 6d 4h 7d Jd Qd Kd Qh',
      5: '2d 3d 5d 6d Ah 7d Jd Qd Kd Qh',
      2: '2d 3d 5d 6d Ac 7d Jd Qd Kd Qh',
    }
    expect(players.refusal({ ...three, cards, moves: [] })).toBe('moves: to-act 5 in, pass')
    const again = { ...three, cards: { ...cards, 2: '2d 3d 5d 2c Ac 7d Jd Qd Kd Qh' }, moves: [] }
    expect(players.refusal({ ...again, readings: { lowestTie: 'again' } })).toBe('moves: to-act 2 in, pass')
  })

  test('at Comstock each gets a card before the deal, and equal ones another', () => {
    const cards = { 7: `Kh ${junk}`, 5: `3h 4h ${junk}`, 2: `3d 2c ${junk}` }
    expect(comstock.refusal({ ...three, cards, moves: [] })).toBe('moves: to-act 2 in, pass')
    const once = { 7: `Kh ${junk}`, 5: `3h ${junk}`, 2: `3d ${junk}` }
    expect(
      comstock.refusal({ ...three, cards: once, moves: [], readings: { lowestTie: 'first-dealt' } }),
    ).toBe('moves: to-act 5 in, pass')
  })

  test('the cards shown for the start go back: nine of a kind can come', () => {
    const eight = 'As As As As As As As As 2h 3h'
    const cards = { 7: `As ${eight}`, 5: `Kd ${junk}`, 2: `Kd ${junk}` }
    expect(comstock.play({ ...three, cards, moves: ['7 pass', '5 pass'] }).winner).toBe(2)
    const without = { ...three, first: 7, cards: { 7: eight, 5: junk, 2: junk } }
    expect(comstock.refusal({ ...without, readings: { spades: 'one-set-out' } })).toContain(
      'not-left-in-deck As',
    )
  })
})

describe('passing', () => {
  const cards = { 3: junk, 2: junk, 1: junk }
  const three = { seats: seats(1, 2, 3), first: 3, ante: 200, cards }

  test('a pass loses the tops, and the last hand left takes them without playing', () => {
    const result = players.play({ ...three, moves: ['3 pass', '2 pass'] })
    expect(result.pots).toEqual([{ amount: 600, to: [{ seat: 1, amount: 600, for: 'tops' }] }])
    expect(result.net).toEqual({ 1: 400, 2: -200, 3: -200 })
    expect(result.hands).toEqual({})
  })

  test('the tops may come from those who pass only', () => {
    const result = players.play({ ...three, moves: ['3 pass', '2 pass'], readings: { antes: 'passers' } })
    expect(result.net).toEqual({ 1: 400, 2: -200, 3: -200 })
    const free = players.play({ ...three, ante: undefined, moves: ['3 pass', '2 pass'] })
    expect(free.net).toEqual({ 1: 0, 2: 0, 3: 0 })
  })

  test('the cards of a passed hand may stay unknown', () => {
    const result = players.play({ ...three, cards: { 1: junk }, moves: ['3 pass', '2 pass'] })
    expect(result.winner).toBe(1)
  })

  test('a passed hand neither draws nor pays', () => {
    const moves = goesOut.moves.toSpliced(0, 2, '2 in', '1 in', '3 pass')
    const result = players.play({
      ...goesOut,
      seats: seats(1, 2, 3),
      cards: { ...goesOut.cards, 3: junk },
      moves,
    })
    expect(result.net).toEqual({ 1: -2300, 2: 2400, 3: -100 })
  })

  test('Comstock takes its collection from the tops, and less from a hand that is not played', () => {
    const schedule = 'stars-rates/19'
    const passed = comstock.play({ ...three, schedule, moves: ['3 pass', '2 pass'] })
    expect(passed.fees).toEqual([{ from: 'pot', cents: 100, for: 'collection' }])
    expect(passed.net).toEqual({ 1: 300, 2: -200, 3: -200 })
    const played = comstock.play({ ...goesOut, schedule: 'stars-rates/18' })
    expect(played.fees).toEqual([{ from: 'pot', cents: 200, for: 'collection' }])
    expect(played.net).toEqual({ 1: -2300, 2: 2100 })
  })

  test('a fee by the half hour is the table’s, not the hand’s', () => {
    expect(players.play({ ...goesOut, schedule: 'rates/6' }).fees).toEqual([])
  })
})

describe('drawing', () => {
  const start = { first: 2, moves: ['2 in', '1 in', '2 draw'] }

  test('a drawn card is used or discarded, and a hand never keeps it', () => {
    const cards = { 2: `${junk} Qh`, 1: `${junk} Qh` }
    expect(comstock.refusal({ ...start, cards, moves: [...start.moves, '2 discard Ah'] })).toContain(
      'not-of-these-cards 2 discard Ah',
    )
  })

  test('the first player may draw again, once, where it is filed', () => {
    const cards = { 2: `${junk} Qh 4h`, 1: junk }
    const again = { ...start, cards, moves: [...start.moves, '2 draw', '2 draw'] }
    expect(players.refusal(again)).toBe('moves[4]: may-not draw 2 discard')
    expect(comstock.refusal(again)).toBe('moves[3]: may-not draw 2 discard')
    const second = {
      cards: { 2: `${junk} Qh 4h`, 1: `${junk} Qh 4h` },
      moves: [...start.moves, '2 draw', '2 discard 4h', '1 draw', '1 draw'],
      first: 2,
    }
    expect(players.refusal(second)).toBe('moves[6]: may-not draw 1 discard')
    const readings = { drawAgain: 'every-turn' }
    expect(players.refusal({ ...second, readings })).toContain('moves: to-act 1 discard')
  })

  test('the option card is taken only to be used at once', () => {
    const cards = { 2: `${junk} Qh`, 1: '5h 5d Ah 3d 7d Qc 2h 4c Jd Kc 2s' }
    const moves = [...start.moves, '2 discard Qh', '1 take']
    expect(comstock.refusal({ ...start, cards, moves })).toContain('may-not take 1 draw')
    const taken = { ...start, cards: { ...cards, 2: `${junk} 5s` } }
    const uses = [...start.moves, '2 discard 5s', '1 take']
    expect(comstock.refusal({ ...taken, moves: [...uses, '1 discard 5s'] })).toContain(
      'may-not discard 5s 1 meld',
    )
    expect(comstock.refusal({ ...taken, moves: [...uses, '1 meld 5h 5d 5s'] })).toContain('collect')
    // Once the deck is touched the right is lost.
    const lost = [...start.moves, '2 discard 5s', '1 draw', '1 take']
    expect(comstock.refusal({ ...taken, moves: lost })).toContain('may-not take 1')
  })

  test('melds of the hand: after any draw at Comstock, after a used card at Player’s', () => {
    const cards = { 2: '5h 5d 5c 7d Qc 2h 4c 6s Jd Kc Qh', 1: junk }
    const moves = [...start.moves, '2 meld 5h 5d 5c', '2 collect', '2 discard Qh']
    expect(comstock.refusal({ ...start, cards, moves })).toBe('moves: to-act 1 draw')
    expect(players.refusal({ ...start, cards, moves })).toBe(
      'moves[3]: may-not meld 5h 5d 5c 2 discard, draw',
    )
  })
})

describe('borrowing', () => {
  const hand = '4h 5h 6h 7h 7d 7c Qc 2h 4c Jd'
  const start = ['2 in', '1 in', '2 draw', '2 meld 4h 5h 6h 7h']

  test('a card that a meld can spare helps to make a new one', () => {
    const base = { first: 2, cards: { 2: `${hand} Kd`, 1: junk } }
    const next = ['2 meld 7h 7d 7c', '2 collect']
    const done = comstock.refusal({ ...base, moves: [...start, ...next, '2 discard Kd'] })
    expect(done).toBe('moves: to-act 1 draw')
    const none = { ...base, readings: { borrowing: 'none' } }
    expect(comstock.refusal({ ...none, moves: [...start, ...next] })).toContain('may-not meld 7h 7d 7c')
  })

  test('a meld that would not stay one lends nothing', () => {
    const base = { first: 2, cards: { 2: '4h 5h 6h 7h 6d 6c Qc 2h 4c Jd Kd', 1: junk } }
    expect(comstock.refusal({ ...base, moves: [...start, '2 meld 6h 6d 6c'] })).toContain('may-not meld')
  })

  test('a card moves from meld to meld where that is the reading, and only once', () => {
    const base = {
      first: 2,
      cards: { 2: '3h 4h 5h 6h 3d 3c 3s 2h 4c Jd Kd', 1: junk },
      readings: { borrowing: 'any-meld' },
    }
    const moves = [
      '2 in',
      '1 in',
      '2 draw',
      '2 meld 3h 4h 5h 6h',
      '2 meld 3d 3c 3s',
      '2 collect',
      '2 move 3h to 2',
      '2 collect',
    ]
    expect(comstock.refusal({ ...base, moves: [...moves, '2 move 3h to 1'] })).toContain(
      'may-not move 3h to 1 2',
    )
    expect(comstock.refusal({ ...base, moves: [...moves, '2 discard Kd'] })).toBe('moves: to-act 1 draw')
  })
})

describe('chips', () => {
  test('a player without chips pays nothing, collects nothing, and plays for the tops', () => {
    const stacks = [
      { seat: 1, stack: 550 },
      { seat: 2, stack: 10_000 },
    ]
    const result = players.play({ ...goesOut, seats: stacks })
    // 100 for the tops, four chips, and then 50 cents are left.
    expect(collections(result)).toEqual([
      '2 conditions 400 from 1',
      '2 conditions 200 from nobody',
      '2 conditions 400 from nobody',
      '2 outs 1200 from nobody',
    ])
    expect(result.net).toEqual({ 1: -500, 2: 500 })
    const broke = players.play({
      ...goesOut,
      moves: goesOut.moves.filter(move => move !== '2 collect'),
      seats: [
        { seat: 1, stack: 10_000 },
        { seat: 2, stack: 100 },
      ],
    })
    expect(collections(broke)).toEqual([])
    expect(broke.net).toEqual({ 1: -100, 2: 100 })
  })

  test('a player with less than is due pays that, or all pay no more', () => {
    const base = {
      ...goesOut,
      seats: [
        { seat: 1, stack: 10_000 },
        { seat: 2, stack: 10_000 },
        { seat: 3, stack: 350 },
      ],
      cards: { ...goesOut.cards, 3: `${junk} Qh Qh Qh` },
      moves: ['2 in', '1 in', '3 in', ...withThird(goesOut.moves.slice(2))],
    }
    expect(collections(players.play(base))[0]).toBe('2 conditions 400 from 1 3 (200)')
    const alike = players.play({ ...base, readings: { shortStack: 'all-pay-alike' } })
    expect(collections(alike)[0]).toBe('2 conditions 400 from 1 (200) 3 (200)')
  })

  /** Seat 3 draws and throws away after seat 1. */
  function withThird(moves: readonly string[]): string[] {
    return moves.flatMap(move => (move.startsWith('1 discard') ? [move, '3 draw', '3 discard Qh'] : [move]))
  }
})
