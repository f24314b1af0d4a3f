import { describe, expect, test } from 'vitest'
import { collections, panTable, rulings, seats } from '../testing/pan.ts'

const comstock = await panTable('comstock/pan')
const players = await panTable('players/pan')

const junk = 'Ah 3d 5c 7d Qc 2h 4c 6s Jd Kc'
const nine = 'Ah 3d 5c 7d Qc 2h 4c 6s Jd'

const three = {
  seats: seats(1, 2, 3),
  first: 3,
  ante: 100,
  cards: { 3: junk, 2: junk, 1: junk },
}
const declared = ['3 in', '2 in', '1 in']

describe('the wrong number of cards, before the first draw', () => {
  test('nine or eight are made up to ten', () => {
    const moves = [`floor too-few-cards 2 ${nine}`, '3 pass', '2 pass']
    const result = comstock.play({ ...three, moves })
    expect(rulings(result)).toEqual(['too-few-cards 2 003:327'])
    expect(result.net).toEqual({ 1: 200, 2: -100, 3: -100 })
    const eight = `floor too-few-cards 2 ${nine.slice(0, -3)}`
    expect(rulings(comstock.play({ ...three, moves: [eight, '3 pass', '2 pass'] }))).toHaveLength(1)
    expect(comstock.refusal({ ...three, moves: [`floor too-few-cards 2 ${junk}`] })).toContain(
      'pan-not-too-few 10',
    )
    expect(comstock.refusal({ ...three, moves: ['floor too-few-cards 2 Qs Qs'] })).toContain(
      'pan-not-held 2 Qs Qs',
    )
  })

  test('fewer than eight are a dead hand, and the tops go back', () => {
    const short = 'Ah 3d 5c 7d Qc 2h 4c'
    const result = comstock.play({
      ...three,
      cards: { ...three.cards, 2: short },
      moves: [`floor too-few-cards 2 ${short}`, '3 pass'],
    })
    expect(result.winner).toBe(1)
    expect(result.net).toEqual({ 1: 100, 2: 0, 3: -100 })
  })

  test('the eleventh is withdrawn', () => {
    const result = comstock.play({
      ...three,
      cards: { ...three.cards, 2: `${junk} Qs` },
      moves: [`floor too-many-cards 2 ${junk} Qs`, '3 pass', '2 in', '1 pass'],
    })
    expect(rulings(result)).toEqual(['too-many-cards 2 003:327'])
    expect(result.winner).toBe(2)
    const other = comstock.refusal({
      ...three,
      cards: { ...three.cards, 2: `${junk} Qs 2s` },
      moves: [`floor too-many-cards 2 Qs ${junk}`, ...declared, '3 draw'],
    })
    expect(other).toBe('cards.3: card-needed')
  })

  test('more than eleven are a dead hand', () => {
    const result = comstock.play({
      ...three,
      cards: { ...three.cards, 2: `${junk} Qs Qh` },
      moves: [`floor too-many-cards 2 ${junk} Qs Qh`, '3 pass'],
    })
    expect(result.net).toEqual({ 1: 100, 2: 0, 3: -100 })
    expect(comstock.refusal({ ...three, moves: [`floor too-many-cards 2 ${junk}`] })).toContain(
      'pan-not-too-many 10',
    )
  })
})

/** Seat 3 melds three fives of spades and collects four chips from each. */
const collected = {
  ...three,
  cards: { 3: '5s 5s 2s 2c Qd Qs Ac Kd Kh Jc 5s', 2: `${junk} Qh 2d`, 1: `${junk} Qh` },
  moves: [...declared, '3 draw', '3 meld 5s 5s 5s', '3 collect', '3 discard Jc', '2 draw', '2 discard Qh'],
}

/** What the floor rules, and then the others play: seat 2 and 1 pass the deck along. */
const net = (more: readonly string[], changed: Record<string, unknown> = {}) => {
  const cards = {
    3: '5s 5s 2s 2c Qd Qs Ac Kd Kh Jc 5s',
    2: '7s 7s As 2s 4h 5h 6h Qd Kh Kc Qh 7s 3s 7s 3h',
    1: `${junk} Qh Qh Qh Qh`,
  }
  const out = [
    '1 draw',
    '1 discard Qh',
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
    '1 discard Qh',
    '2 draw',
    '2 add 7s to 1',
    '2 collect',
    '2 discard Kc',
    '1 draw',
    '1 discard Qh',
    '2 draw',
    '2 add 3h to 2',
  ]
  return comstock.play({ ...collected, cards, moves: [...collected.moves, ...more, ...out], ...changed })
}

describe('a foul hand', () => {
  test('repays what it collected, goes on paying, and never plays again', () => {
    const result = net(['floor foul-hand 3'])
    expect(rulings(result)).toEqual(['foul-hand 3 003:326, 334, 342'])
    expect(collections(result)).toEqual([
      '3 conditions 400 from 1 2',
      '2 conditions 400 from 1 3',
      '2 conditions 200 from 1 3',
      '2 conditions 400 from 1 3',
      '2 outs 1200 from 1 3',
    ])
    expect(result.net).toEqual({ 1: -2300, 2: 4600, 3: -2300 })
    expect(result.hands?.[3]).toBeUndefined()
  })

  test('does not repay one who has gone broke since', () => {
    const poor = [
      { seat: 1, stack: 500 },
      { seat: 2, stack: 10_000 },
      { seat: 3, stack: 10_000 },
    ]
    const result = net(['floor foul-hand 3'], { seats: poor })
    expect(result.net).toEqual({ 1: -500, 2: 2400, 3: -1900 })
  })

  test('does not repay one who was fouled before', () => {
    const result = net([], {
      moves: [...collected.moves, 'floor foul-hand 1', 'floor foul-hand 3', ...alone],
      cards: {
        3: '5s 5s 2s 2c Qd Qs Ac Kd Kh Jc 5s',
        2: '7s 7s As 2s 4h 5h 6h Qd Kh Kc Qh 7s 3s 7s 3h',
        1: junk,
      },
    })
    // Seat 1 stays four chips down to seat 3, and both pay seat 2 on.
    expect(result.net).toEqual({ 1: -2700, 2: 4600, 3: -1900 })
  })

  const alone = [
    '2 draw',
    '2 meld 7s 7s 7s',
    '2 meld 4h 5h 6h',
    '2 collect',
    '2 discard Qd',
    '2 draw',
    '2 meld As 2s 3s',
    '2 collect',
    '2 discard Kh',
    '2 draw',
    '2 add 7s to 1',
    '2 collect',
    '2 discard Kc',
    '2 draw',
    '2 add 3h to 2',
  ]

  test('the winner’s hand may be called foul until the chips have moved: the play goes on', () => {
    const result = comstock.refusal({
      ...collected,
      cards: {
        3: '5s 5s 2s 2c Qd Qs Ac Kd Kh Jc 5s 6s 6s 6s 6s',
        2: '7s 7s As 2s 4h 5h 6h Qd Kh Kc Qh 7s 3s 7s 3h',
        1: junk,
      },
      moves: [...collected.moves, 'floor foul-hand 1', ...withThird(alone), 'floor foul-hand 2', '3 draw'],
    })
    expect(result).toBe('cards.3: card-needed')
  })

  /** Seat 3 still draws in between, and throws away. */
  const withThird = (moves: readonly string[]) =>
    moves.flatMap(move => (move === '2 draw' ? ['3 draw', '3 discard 6s', move] : [move]))

  test('cannot be called on a hand that is not in play', () => {
    expect(comstock.refusal({ ...three, moves: ['3 pass', 'floor foul-hand 3'] })).toContain('pan-no-hand 3')
    expect(comstock.refusal({ ...three, moves: ['floor foul-hand'] })).toContain('pan-whose-hand')
    expect(comstock.refusal({ ...three, moves: ['floor misdeal 3'] })).toContain('no-such-incident misdeal')
  })
})

describe('after the first draw', () => {
  test('a wrong number of cards fouls the hand', () => {
    const few = net(['floor too-few-cards 3 2s 2c Qd'])
    expect(rulings(few)).toEqual(['too-few-cards 3 003:308, 328, 347'])
    expect(few.net[3]).toBe(-2300)
    const cards = { ...collected.cards, 3: `${collected.cards[3]} 4c` }
    const many = ['floor too-many-cards 3 2s 2c Qd Qs Ac Kd Kh 4c', 'floor foul-hand 2', '1 draw']
    expect(comstock.refusal({ ...collected, cards, moves: [...collected.moves, ...many] })).toContain(
      'to-act 1 discard',
    )
  })

  test('a drawn card that goes to the hand fouls it', () => {
    const drawn = ['1 draw', 'floor card-in-hand 1 Qh']
    const result = comstock.refusal({ ...collected, moves: [...collected.moves, ...drawn] })
    expect(result).toContain('to-act 3')
    expect(
      comstock.refusal({ ...collected, moves: [...collected.moves, '1 draw', 'floor card-in-hand 1 Qs'] }),
    ).toContain('pan-not-the-drawn-card Qs')
    // So does the option card, which is then gone.
    const option = ['floor card-in-hand 1 Qh', '3 take']
    expect(comstock.refusal({ ...collected, moves: [...collected.moves, ...option] })).toContain(
      'may-not take 3 draw',
    )
    expect(
      comstock.refusal({ ...collected, moves: [...collected.moves, 'floor card-in-hand 2 Qh'] }),
    ).toContain('pan-no-card-to-play 2')
  })
})

describe('an incorrect meld', () => {
  const laid = collected.moves.slice(0, 4)

  test('is put right in its turn at no cost', () => {
    const moves = [...laid, 'floor incorrect-meld 3 5s 5s Qs', ...collected.moves.slice(4)]
    const cards = { ...collected.cards }
    expect(comstock.refusal({ ...collected, cards, moves })).toContain('to-act 1')
  })

  test('is taken back, and the drawn card thrown away', () => {
    const cards = { ...collected.cards, 3: '5s 5s 2s 2c Qd Qs Ac Kd Kh Jc 5d' }
    const moves = [...laid, 'floor incorrect-meld 3 5s 5s 5d', '3 discard 5d']
    expect(comstock.refusal({ ...collected, cards, moves })).toContain('to-act 2')
  })

  test('fouls the hand after the discard', () => {
    const result = net(['floor incorrect-meld 3 2s 2c Qd'])
    expect(rulings(result)).toEqual(['incorrect-meld 3 003:331, 334'])
    expect(result.net[3]).toBe(-2300)
  })

  test('a meld is not incorrect, and a hand that has not drawn has laid nothing', () => {
    const moves = [...collected.moves, 'floor incorrect-meld 3 5s 5s 5s']
    expect(comstock.refusal({ ...collected, moves })).toContain('pan-is-a-meld 5s 5s 5s')
    expect(
      comstock.refusal({ ...collected, moves: [...collected.moves, 'floor incorrect-meld 1 Ah 3d 5c'] }),
    ).toContain('pan-nothing-laid 1')
  })
})

describe('the rotation of the draw', () => {
  test('is restored: the seat in turn draws', () => {
    const moves = [...declared, 'floor draw-order-restored 3']
    expect(comstock.refusal({ ...three, moves })).toContain('to-act 3 draw')
    expect(comstock.refusal({ ...three, moves: [...declared, 'floor draw-order-restored 1'] })).toContain(
      'pan-draws-next 3',
    )
  })

  test('stands where it is, and the draw goes on from there', () => {
    const moves = [...declared, 'floor draw-order-stands 1']
    expect(comstock.refusal({ ...three, moves })).toContain('to-act 1 draw')
    const two = { ...three, moves: ['3 in', '2 in', '1 pass', 'floor draw-order-stands 2'] }
    expect(comstock.refusal(two)).toContain('pan-not-three-players')
  })

  test('refuses a draw before all have declared', () => {
    const moves = ['3 in', 'floor early-draw 3']
    expect(comstock.refusal({ ...three, moves })).toContain('to-act 2 in, pass')
    expect(comstock.refusal({ ...three, moves: [...declared, 'floor early-draw 3'] })).toContain(
      'pan-all-have-declared',
    )
  })
})

describe('foreign cards', () => {
  test('are replaced in a hand when the deal is complete', () => {
    const result = comstock.play({
      ...three,
      cards: { ...three.cards, 2: '8h 3d 5c 7d Jk 2h 4c 6s Jd Kc Td Qs 2s' },
      moves: ['3 pass', '2 pass'],
    })
    expect(rulings(result)).toEqual([
      'foreign-card 2 003:346',
      'foreign-card 2 003:346',
      'foreign-card 2 003:346',
    ])
  })

  test('are removed on the draw, and another card is drawn', () => {
    const cards = { ...three.cards, 3: `${junk} 9s Jk Qh` }
    const moves = [...declared, '3 draw', '3 discard Qh']
    expect(players.refusal({ ...three, cards, moves })).toContain('to-act 2')
  })
})

test('the outs are read as the hand lies', () => {
  const result = net(['floor outs-misread 3', 'floor foul-hand 3'])
  expect(rulings(result)[0]).toBe('outs-misread 3 003:336, 340')
  expect(comstock.refusal({ ...three, moves: ['floor outs-misread 3'] })).toContain('pan-nothing-read')
})

test('the sibling’s rules on mistakes hold at Player’s, unless the house rules on none', () => {
  const moves = [`floor too-few-cards 2 ${nine}`, '3 pass', '2 pass']
  expect(rulings(players.play({ ...three, moves }))).toEqual(['too-few-cards 2 003:327'])
  expect(players.refusal({ ...three, moves, readings: { irregularities: 'not-ruled' } })).toContain(
    'no-such-incident too-few-cards players/pan',
  )
})

test('a card found face up is passed over', () => {
  const cards = { ...three.cards, 2: `^Qs ${junk}` }
  expect(comstock.play({ ...three, cards, moves: ['3 pass', '2 pass'] }).winner).toBe(1)
})
