import { describe, expect, test } from 'vitest'
import { counts, softly } from '../testing/hand.ts'
import { lines, ruleOf, tableOf } from '../testing/table.ts'

const { play, refusal } = await tableOf('outlaws/pure-21-5-blackjack')
const base = (seat: number, amount = 1000) => ({ seat, on: 'base', amount })
const buster = (seat: number, amount = 100) => ({ seat, on: 'buster', amount })
const kim = (on: string, amount: number) => ({ seat: 2, by: 'Kim', on, amount })

test('cards come from the player-dealer’s left, one by one, the player-dealer’s last', () => {
  const { hands } = play({
    bank: { seat: 3, wager: 100000 },
    wagers: [base(2), base(4), base(8)],
    cards: '9c 9d 9h 9s Kc Kd Kh 8s',
    moves: ['4 stand', '8 stand', '2 stand'],
  })
  expect(hands).toMatchObject({
    4: { cards: '9c Kc', is: counts(19) },
    8: { cards: '9d Kd' },
    2: { cards: '9h Kh' },
    bank: { cards: '9s 8s', is: counts(17) },
  })
})

describe('naturals', () => {
  test('the down card is checked under an ace or a Bonus card, and ends the round', () => {
    const round = { wagers: [base(2), base(3), buster(3)], cards: { 2: 'As Kd', 3: '5c 6c', bank: 'Qh Ad' } }
    expect(lines(play(round))).toEqual(['2 base push 0', '3 base lose -1000', '3 buster lose -100'])
    expect(ruleOf(play(round), 3, 'base')).toBe('000:92')
  })
  test('a winning natural is paid at once, and uses up cover before the button is known', () => {
    const round = {
      bank: { seat: 1, wager: 2000 },
      wagers: [base(2), base(5)],
      cards: { 2: 'Tc 9c', 5: 'As Td', bank: '9h 8d' },
      moves: ['2 stand'],
    }
    expect(lines(play(round))).toEqual(['5 base win 1200', '2 base win 800'])
    expect(play(round).action).toBe(2)
    const inOrder = { ...round, readings: { earlySettlement: 'in-order' } }
    expect(lines(play(inOrder))).toEqual(['2 base win 1000', '5 base win 1000'])
  })
  test('an ace and a Bonus card after a split are 21', () => {
    const result = play({
      wagers: [base(2)],
      cards: { 2: 'Ks Qd Ah 8c', bank: 'Tc 6d 5h' },
      moves: ['2 split', '2.1 stand', '2.2 stand'],
    })
    expect(result.hands).toMatchObject({ '2.1': { cards: 'Ks Ah', is: counts(21) } })
    expect(lines(result)).toEqual(['2 base.1 push 0', '2 split.2 lose -1000'])
  })
})

test('soft totals are free, hard 19 must stand, hard 11 or less must take a card', () => {
  const hit = play({
    wagers: [base(2), base(3)],
    cards: { 2: 'As 4c 6d 8h', 3: '2s 3c 4d Th', bank: '9s 8d' },
    moves: ['2 hit', '2 hit', '3 hit'],
  })
  expect(hit.hands).toMatchObject({ 2: { is: counts(19) }, 3: { is: counts(19) } })
  const stand = { wagers: [base(2)], cards: { 2: '5s 6c', bank: '9s 8d' }, moves: ['2 stand'] }
  expect(refusal(stand)).toContain('may-not stand')
  const drawn = { wagers: [base(2)], cards: { 2: '7s 5c 7d Th', bank: '9s 8d' }, moves: ['2 hit', '2 hit'] }
  expect(refusal(drawn)).toContain('not-asked')
})

test('the player-dealer hits soft 17 and stands on soft 18, or draws on', () => {
  const round = (bank: string) => ({ wagers: [base(2)], cards: { 2: 'Tc 9c', bank }, moves: ['2 stand'] })
  expect(play(round('As 6d 4c')).hands).toMatchObject({ bank: { is: counts(21) } })
  expect(play(round('As 7d')).hands).toMatchObject({ bank: { is: softly(18) } })
  const draws = { ...round('As 7d 9s'), readings: { bankSoft18: 'draws' } }
  expect(play(draws).hands).toMatchObject({ bank: { cards: 'As 7d 9s', is: counts(17) } })
})

describe('both over', () => {
  const round = { wagers: [base(2)], cards: { 2: 'Tc 6c 7c', bank: 'Ts 6d 9h' }, moves: ['2 hit'] }
  test('the player loses, or pushes as the reading has it', () => {
    expect(lines(play(round))).toEqual(['2 base lose -1000'])
    expect(lines(play({ ...round, readings: { bothOver: 'pushes' } }))).toEqual(['2 base push 0'])
  })
  test('8-8-8 of the player-dealer pushes', () => {
    const eights = play({ ...round, cards: { 2: 'Tc 6c 7c', bank: '8s 8d 8h' } })
    expect(ruleOf(eights, 2, 'base')).toBe('000:99')
    expect(lines(eights)).toEqual(['2 base push 0'])
  })
})

describe('surrender', () => {
  test('half of the wager, a half cent to the player; the bonus bet lives on', () => {
    const result = play({
      wagers: [base(2, 1001), buster(2)],
      cards: { 2: 'Tc 6h', bank: '9s 7d 6c' },
      moves: ['2 surrender'],
    })
    expect(lines(result)).toEqual(['2 base lose -500', '2 buster win 200'])
  })
  test('is allowed only as the first decision, and not on a split hand', () => {
    const hit = {
      wagers: [base(2)],
      cards: { 2: 'Tc 2h 3d', bank: '9s 8d' },
      moves: ['2 hit', '2 surrender'],
    }
    expect(refusal(hit)).toContain('may-not surrender')
    const split = {
      wagers: [base(2)],
      cards: { 2: '8c 8h 8d', bank: '9s 8d' },
      moves: ['2 split', '2 surrender'],
    }
    expect(refusal(split)).toContain('may-not surrender')
  })
  test('needs no card of the player-dealer when nothing else is open', () => {
    const result = play({ wagers: [base(2)], cards: { 2: 'Tc 6h', bank: '9s 5d' }, moves: ['2 surrender'] })
    expect(lines(result)).toEqual(['2 base lose -500'])
  })
})

describe('splits', () => {
  test('aces get one card each and are not split again', () => {
    const round = { wagers: [base(2)], cards: { 2: 'As Ah Ad 9c', bank: 'Tc 9d' }, moves: ['2 split'] }
    expect(lines(play(round))).toEqual(['2 base.1 lose -1000', '2 split.2 win 1000'])
    const again = {
      wagers: [base(2)],
      cards: { 2: 'As Ah Ad 9c Kc 5h', bank: 'Tc 9d' },
      moves: ['2 split', '2 split'],
    }
    expect(refusal(again)).toContain('not-asked')
    const resplit = play({ ...again, moves: ['2 split', '2.1 split'], readings: { resplitAces: 'yes' } })
    expect(resplit.hands).toMatchObject({
      '2.1': { cards: 'As 9c' },
      '2.2': { cards: 'Ad Kc' },
      '2.3': { cards: 'Ah 5h' },
    })
  })
  test('a player may have four hands at most', () => {
    const cards = { 2: '8s 8h 8d 8c 8s 3d', bank: 'Ts 7c' }
    const moves = ['2 split', '2 split', '2 split', '2 split']
    expect(refusal({ wagers: [base(2)], cards, moves })).toContain('may-not split')
  })
})

describe('back-line bettors', () => {
  test('double and split only if they say so; their wager else stays as it is', () => {
    const round = (cards: string, ...moves: string[]) =>
      lines(play({ wagers: [base(2), kim('base', 600)], cards: { 2: cards, bank: 'Ts 7c' }, moves }))
    expect(round('6s 5c 9d', '2 double')).toEqual([
      '2 base win 1000',
      '2 double.1 win 1000',
      '2/Kim base win 600',
    ])
    expect(round('6s 5c 9d', '2 double 500', '2/Kim double 600')).toEqual([
      '2 base win 1000',
      '2 double.1 win 500',
      '2/Kim base win 600',
      '2/Kim double.1 win 600',
    ])
    expect(round('8s 8c Kd 7d', '2 split', '2.1 stand', '2.2 stand')).toEqual([
      '2 base.1 win 1000',
      '2/Kim base.1 win 600',
      '2 split.2 lose -1000',
    ])
    expect(round('8s 8c Kd 7d', '2 split', '2/Kim split', '2.1 stand', '2.2 stand')).toEqual([
      '2 base.1 win 1000',
      '2/Kim base.1 win 600',
      '2 split.2 lose -1000',
      '2/Kim split.2 lose -600',
    ])
  })
  test('never add more than their own wager', () => {
    const moves = ['2 double', '2/Kim double 601']
    const round = { wagers: [base(2), kim('base', 600)], cards: { 2: '6s 5c 9d', bank: 'Ts 7c' }, moves }
    expect(refusal(round)).toContain('1 600')
  })
  test('a surrender binds them', () => {
    const wagers = [base(2), kim('base', 600), kim('buster', 100)]
    const result = play({ wagers, cards: { 2: 'Ts 6c', bank: 'Ts 7c' }, moves: ['2 surrender'] })
    expect(lines(result)).toEqual(['2 base lose -500', '2/Kim base lose -300', '2/Kim buster lose -100'])
  })
  test('bet on Buster beside a base wager of their own', () => {
    const wagers = [base(2), kim('buster', 100)]
    expect(refusal({ wagers, cards: { 2: 'Ts 9c', bank: 'Ts 7c' }, moves: ['2 stand'] })).toContain(
      'wager-needs-another',
    )
  })
})

describe('Buster', () => {
  test.each([
    ['9s 7d 6c', 200],
    ['5s 5d 5h Kc', 200],
    ['4s 4d 4h 2c Kc', 400],
    ['3s 3d 3h 3c 4c Kc', 1500],
    ['2s 2d 2h 2c 3c 4c Kc', 5000],
    ['2s 2d 2h 2c 3s 3d As Kc', 25000],
    ['2s 2d 2h 2c 3s 3d As Ah Kc', 25000],
    ['9s 8d', -100],
  ])('the player-dealer’s %s', (bank, cents) => {
    const result = play({ wagers: [base(2), buster(2)], cards: { 2: 'Tc 8c', bank }, moves: ['2 stand'] })
    expect(lines(result)[1]).toBe(`2 buster ${cents > 0 ? 'win' : 'lose'} ${cents}`)
  })
  test('is alive after a bust', () => {
    const moves = ['2 hit']
    const result = play({ wagers: [base(2), buster(2)], cards: { 2: 'Tc 6c Kd', bank: '9s 7d 6c' }, moves })
    expect(lines(result)).toEqual(['2 base lose -1000', '2 buster win 200'])
  })
})

describe('the action button', () => {
  const first = (down: string, readings = {}) =>
    play({
      bank: { seat: 3, wager: 100000 },
      wagers: [2, 4, 6, 8].map(seat => base(seat)),
      cards: { 2: 'Tc 8c', 4: 'Td 8d', 6: 'Ts 8s', 8: 'Th 8h', bank: `9c ${down}` },
      moves: ['4 stand', '6 stand', '8 stand', '2 stand'],
      readings,
    }).action
  test('is placed by the down card, counted clockwise from the player-dealer', () => {
    expect(first('Ac')).toBe(4)
    expect(first('9d')).toBe(6)
    expect(first('8c')).toBe(4)
  })
  test('moves on from an empty seat', () => {
    expect(first('7c 2c')).toBe(2)
    expect(first('5c 3d')).toBe(8)
  })
  test('a face counts ten, or eleven to thirteen', () => {
    expect(first('Kc')).toBe(6)
    expect(first('Kc', { buttonFaces: 'in-order' })).toBe(2)
  })
})

test('a misdeal hands everything back; a boxed card is replaced', () => {
  const voided = play({
    wagers: [base(2), buster(2)],
    cards: { 2: 'Tc 6c', bank: '9s 7d' },
    moves: ['floor misdeal'],
  })
  expect(lines(voided)).toEqual(['2 base push 0', '2 buster push 0'])
  const boxed = play({ wagers: [base(2)], cards: { 2: '^5h Tc 9c', bank: '9s 8d' }, moves: ['2 stand'] })
  expect(lines(boxed)).toEqual(['2 base win 1000'])
  expect(boxed.rulings).toEqual([{ name: 'boxed-card', seat: 2, rule: 'practice' }])
})

test('chips behind limit what can be added', () => {
  const round = { wagers: [base(2)], cards: { 2: '8s 8c', bank: 'Ts 7c' }, stacks: { 2: 400 } }
  expect(refusal({ ...round, moves: ['2 split'] })).toContain('may-not split')
  expect(refusal({ ...round, moves: ['2 double 401'] })).toContain('1 400')
})
