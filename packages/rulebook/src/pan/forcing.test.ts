import { describe, expect, test } from 'vitest'
import { collections, panTable, rulings, seats } from '../testing/pan.ts'

const comstock = await panTable('comstock/pan')
const players = await panTable('players/pan')

const junk = 'Ah 3d 5c 7d Qc 2h 4c 6s Jd Kc'

describe('an option card that fits a meld on the board', () => {
  /** Seat 3 lays 4-5-6 of hearts; seat 1 then throws away the seven. */
  const base = {
    seats: seats(1, 2, 3),
    first: 3,
    cards: { 3: '4h 5h 2s 2c Qd Qs Ac Kd Kh Jc 6h 2d', 2: `${junk} Qh`, 1: `${junk} 7h` },
  }
  const moves = [
    '3 in',
    '2 in',
    '1 in',
    '3 draw',
    '3 meld 4h 5h 6h',
    '3 discard Jc',
    '2 draw',
    '2 discard Qh',
    '1 draw',
    '1 discard 7h',
  ]
  const goesOn = (more: readonly string[]) => comstock.refusal({ ...base, moves: [...moves, ...more] })

  test('is taken when another forces it', () => {
    expect(goesOn(['2 force 3', '3 draw'])).toContain('may-not draw 3 add 1')
    expect(goesOn(['2 force 3', '3 add 7h to 1', '3 discard 2s'])).toContain('to-act 2')
  })

  test('may still be forced when the deck has been touched', () => {
    expect(goesOn(['3 draw', '1 force 3', '3 draw'])).toContain('may-not draw 3 add 1')
    expect(goesOn(['3 draw', '3 add 7h to 1'])).toContain('may-not add 7h to 1 3')
    expect(goesOn(['3 draw', '3 meld 2s 2c 2d', '3 discard Qd'])).toContain('to-act 2')
  })

  test('is not forced where the house does not allow it', () => {
    const readings = { forcing: 'not-allowed' }
    expect(players.refusal({ ...base, readings, moves: [...moves, '2 force 3'] })).toContain('not-to-act 2')
  })

  test('one that fits no meld cannot be forced', () => {
    const other = moves.with(-1, '1 discard Qh')
    const cards = { ...base.cards, 1: `${junk} Qh` }
    expect(comstock.refusal({ ...base, cards, moves: [...other, '2 force 3'] })).toContain('not-to-act 2 3')
  })
})

/**
 * Seat 3 and seat 2 spread ten cards each: seat 3's pay nothing, seat 2's have three sevens of spades. A king
 * of clubs puts either out.
 */
const ten = {
  seats: seats(1, 2, 3),
  first: 3,
  ante: 100,
  cards: {
    3: '4h 5h 6h Kd Kh 2s 2h 2d Jd Qh Kh Kh',
    2: '7s 7s 7s Kd Kh 4s 4h 4d 2h Qd Kd Kd',
    1: `${junk} Qh`,
  },
}
const spread = [
  '3 in',
  '2 in',
  '1 in',
  '3 draw',
  '3 meld Kd Kh Kh',
  '3 meld 4h 5h 6h',
  '3 meld 2s 2h 2d',
  '3 discard Jd',
  '2 draw',
  '2 meld Kd Kh Kd',
  '2 meld 7s 7s 7s',
  '2 meld 4s 4h 4d',
  '2 collect',
  '2 discard 2h',
  '1 draw',
  '1 discard Qh',
  '3 draw',
  '3 add Kh to 1',
  '3 discard Qh',
  '2 draw',
  '2 add Kd to 1',
  '2 discard Qd',
]

describe('the out card', () => {
  test('cannot be forced on one whom it puts out, if the next would not be put out for more', () => {
    // Seat 1 gives a king to seat 3, who would rather wait; seat 2 is next and would collect more.
    const cards = { ...ten.cards, 1: `${junk} Qh Ks` }
    const moves = [...spread, '1 draw', '1 discard Ks']
    const forced = comstock.play({ ...ten, cards, moves: [...moves, '1 force 3', '3 add Ks to 1'] })
    expect(rulings(forced)).toEqual(['out-card-forced 3 003:324-325'])
    expect(forced.winner).toBe(3)
    expect(collections(forced)).toEqual(['2 conditions 400 from 1 3', '3 outs 200 from 1 2'])
    // The other way round the card cannot be forced.
    const other = {
      ...ten,
      first: 2,
      cards: { ...ten.cards, 2: ten.cards[3], 3: ten.cards[2], 1: `${junk} Qh Ks` },
    }
    const swapped = [
      '2 in',
      '1 in',
      '3 in',
      ...spread.slice(3, 8).map(move => move.replace('3 ', '2 ')),
      '1 draw',
      '1 discard Qh',
      ...spread.slice(8, 14).map(move => move.replace('2 ', '3 ')),
      '2 draw',
      '2 add Kh to 1',
      '2 discard Qh',
      '1 draw',
      '1 discard Ks',
      '3 take',
      '3 add Ks to 1',
      '3 discard Qd',
    ]
    const refused = comstock.refusal({ ...other, moves: [...swapped, '1 force 2'] })
    expect(refused).toContain('not-to-act 1')
  })

  test('that one has drawn and throws away may be forced back on one, to end the hand for less', () => {
    const cards = { ...ten.cards, 3: `${ten.cards[3]} Ks`, 1: `${junk} Qh 2s` }
    const moves = [...spread, '1 draw', '1 discard 2s', '3 draw', '3 discard Ks']
    const forced = comstock.play({
      ...ten,
      cards,
      moves: [...moves, '2 decline', '1 force 3', '3 add Ks to 1'],
    })
    expect(rulings(forced)).toEqual(['out-card-forced 3 003:324-325'])
    expect(forced.winner).toBe(3)
    const left = comstock.play({ ...ten, cards, moves: [...moves, '2 take', '2 add Ks to 1'] })
    expect(left.winner).toBe(2)
    expect(collections(left).at(-1)).toBe('2 outs 600 from 1 3')
  })

  test('that fits the giver’s own hand comes back when somebody calls it', () => {
    const cards = { ...ten.cards, 1: 'Kc Kd Ah 3d 5c 7d Qc 2h 4c 6s Ks Qh' }
    const moves = [
      ...spread.slice(0, 14),
      '1 draw',
      '1 discard Ks',
      '3 draw',
      '3 add Kh to 1',
      '3 discard Qh',
    ]
    // Seat 1 could have melded the kings; seat 3 has nine cards spread and is not put out by it.
    expect(comstock.refusal({ ...ten, cards, moves: [...moves, 'floor out-card-returned 1 Ks'] })).toContain(
      'pan-card-not-given',
    )
    const given = { ...ten, cards: { ...ten.cards, 1: 'Kc Kd Ah 3d 5c 7d Qc 2h 4c 6s Qh Ks' } }
    const back = [...spread, '1 draw', '1 discard Ks', 'floor out-card-returned 1 Ks']
    expect(comstock.refusal({ ...given, moves: [...back, '1 discard Ah'] })).toContain(
      'may-not discard Ah 1 meld',
    )
    const used = [...back, '1 meld Kc Kd Ks', '1 discard Ah']
    expect(comstock.refusal({ ...given, moves: used })).toContain('to-act 3')
    const over = comstock.refusal({ ...given, moves: [...used, '3 draw'] })
    expect(over).toBe('cards.3: card-needed')
  })

  test('is not given at all, where the house does not wait for a call', () => {
    const cards = { ...ten.cards, 1: 'Kc Kd Kd Kc 5c 5d 5h 2h 4c 6s Qh 5s' }
    const moves = [...spread, '1 draw', '1 meld 5c 5d 5h 5s', '1 collect', '1 discard Kc']
    const readings = { outCardGiven: 'refused' }
    expect(comstock.refusal({ ...ten, cards, moves, readings })).toContain('not-of-these-cards 1 discard Kc')
    expect(comstock.refusal({ ...ten, cards, moves })).toContain('to-act 3')
  })
})
