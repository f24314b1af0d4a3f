import { describe, expect, test } from 'vitest'
import { counts } from '../testing/hand.ts'
import { lines, ruleOf, tableOf } from '../testing/table.ts'

const table = await tableOf('comstock/super-pan-9')
type Round = Parameters<typeof table.play>[0]
const dice = [1, 1, 1]
const play = (round: Round) => table.play({ dice, ...round })
const refusal = (round: Round) => table.refusal({ dice, ...round })

const bet = (seat: number, amount: number, by?: string) => ({
  seat,
  ...(by ? { by } : {}),
  on: 'base',
  amount,
})

/** The bank has seven and stands. */
const bank = '3c 4d Ks'
const eight = '4s 4h Jd'
const five = '2s 3h Kd'

test('a higher total wins, a lower one loses, an equal one pushes', () => {
  const result = play({
    wagers: [bet(2, 1000), bet(3, 1000), bet(4, 1000)],
    cards: { 2: eight, 3: five, 4: 'As 6h Qd', bank },
    moves: ['2 no-card', '3 no-card', '4 no-card'],
  })
  expect(lines(result)).toEqual(['3 base lose -1000', '4 base push 0', '2 base win 1000'])
  expect(result.hands?.bank).toEqual({ cards: '3c 4d Ks', is: counts(7) })
})

test('the bank draws on three, chooses on four to six, stands on seven', () => {
  const wagers = [bet(2, 1000)]
  const moves = ['2 no-card']
  expect(play({ wagers, cards: { 2: five, bank: 'As 2h Kc 6s' }, moves }).hands?.bank?.is).toEqual(counts(9))
  for (const cards of ['4s Kh Kc', '5s Kh Kc', '6s Kh Kc']) {
    expect(refusal({ wagers, cards: { 2: five, bank: cards }, moves })).toContain('to-act 1')
    const drawn = play({ wagers, cards: { 2: five, bank: `${cards} 2d` }, moves: [...moves, '1 card'] })
    expect(drawn.hands?.bank?.cards).toBe(`${cards} 2d`)
  }
  expect(refusal({ wagers, cards: { 2: five, bank: 'As 6h Kc' }, moves: [...moves, '1 card'] })).toContain(
    'not-asked',
  )
})

test('dice: the bank stands at one, nine and seventeen', () => {
  const wagers = [2, 4, 6, 8].map(seat => bet(seat, 500))
  const cards = { 2: eight, 4: five, 6: '2d 2c 2h', 8: 'Ad Ac Ah', bank }
  const moves = [2, 4, 6, 8].map(seat => `${seat} no-card`)
  const action = (...thrown: number[]) => play({ wagers, cards, moves, dice: thrown }).action
  expect(action(1, 1, 2)).toBe(4)
  expect(action(2, 3, 3)).toBe(8)
  expect(action(3, 3, 3)).toBe(2)
  expect(action(6, 6, 6)).toBe(2)
})

describe('back-line bettors', () => {
  const wagers = [bet(2, 1000), bet(2, 3000, 'Kim'), bet(2, 500, 'Lou')]
  const cards = { 2: `${five} 4c`, bank }
  test('the largest wager decides the hand, else the seat does', () => {
    expect(play({ wagers, cards, moves: ['2/Kim card'] }).net).toEqual({
      1: -4500,
      2: 1000,
      '2/Kim': 3000,
      '2/Lou': 500,
    })
    expect(play({ wagers, cards, moves: ['2 card'] }).net['2/Kim']).toBe(3000)
    expect(refusal({ wagers, cards, moves: ['2/Lou card'] })).toContain('not-to-act')
    const equal = [bet(2, 1000), bet(2, 1000, 'Kim')]
    expect(refusal({ wagers: equal, cards, moves: ['2/Kim card'] })).toContain('not-to-act')
  })
  test('a third back-line bettor gets no action', () => {
    const third = play({ wagers: [...wagers, bet(2, 2000, 'Max')], cards, moves: ['2 card'] })
    expect(lines(third)).toContain('2/Max base no-action 0')
    expect(third.rulings).toEqual([{ name: 'third-back-line', seat: 2, by: 'Max', rule: '003:425' }])
  })
})

test('a wager above the maximum gets no action, one below the minimum gets it', () => {
  const limits = { min: 1000, max: 5000 }
  const wagers = [bet(2, 8000), bet(3, 9000), bet(4, 200)]
  const result = play({
    limits,
    wagers,
    cards: { 2: eight, 3: five, 4: eight, bank },
    moves: ['2 no-card', '3 no-card', '4 no-card'],
  })
  expect(result.net).toEqual({ 1: -200, 2: 5000, 3: -5000, 4: 200 })
  expect(result.rulings?.map(({ name, seat }) => `${name} ${seat}`)).toEqual([
    'over-maximum 2',
    'over-maximum 3',
    'under-minimum 4',
  ])
})

describe('the floor rules', () => {
  const wagers = [bet(2, 1000), bet(3, 500)]
  const stand = ['2 no-card', '3 no-card']

  test('the last draw of the round is replaced too, when nothing is left to decide', () => {
    const cards = { 2: '2s Kh Qd 5c 6d', bank }
    const result = play({ wagers: [bet(2, 1000)], cards, moves: ['2 card', 'floor exposed-card 2 5c'] })
    expect(lines(result)).toEqual(['2 base win 1000'])
    expect(result.hands?.[2]).toEqual({ cards: '2s Kh Qd 6d', is: counts(8) })
  })

  test('a card exposed in the deal plays, one on the draw is replaced after the bank', () => {
    const deal = { wagers, cards: { 2: eight, 3: five, bank }, moves: ['floor exposed-card 2 4h', ...stand] }
    expect(play(deal).net).toEqual({ 1: -500, 2: 1000, 3: -500 })
    const draw = play({
      wagers,
      cards: '2s 4s 3c 3h 4h 4d Kd Jd Ks 4c 5h',
      moves: ['2 card', 'floor exposed-card 2 4c', '3 no-card'],
    })
    expect(draw.hands?.['2']).toEqual({ cards: '2s 3h Kd 5h', is: counts(0) })
  })

  test('a card off the table is replaced at once', () => {
    const dealt = play({
      wagers,
      cards: { 2: '4s 6h 4h Jd', 3: five, bank },
      moves: ['floor card-off-table 2 6h', ...stand],
    })
    expect(dealt.hands?.['2']?.cards).toBe('4s 4h Jd')
    const drawn = play({
      wagers,
      cards: { 2: `${five} 6c 4c`, 3: five, bank },
      moves: ['2 card', 'floor card-off-table 2 6c', '3 no-card'],
    })
    expect(drawn.hands?.['2']?.is).toEqual(counts(9))
  })

  test('the second of two equal cards is the one that was drawn', () => {
    const cards = { 2: '2s 5c Kd 5c 4h', 3: five, bank }
    const moves = ['2 card', 'floor exposed-card 2 5c', '3 no-card']
    expect(play({ wagers, cards, moves }).hands?.['2']?.cards).toBe('2s 5c Kd 4h')
  })

  test('cards on the wrong spot void the deal while it lasts', () => {
    const cut = { 2: '4s 4h', 3: '2s', bank: '3c' }
    expect(play({ wagers, cards: cut, moves: ['floor wrong-spot'] }).net).toEqual({ 1: 0, 2: 0, 3: 0 })
    const whole = { 2: eight, 3: five, bank }
    expect(refusal({ wagers, cards: whole, moves: ['floor wrong-spot', ...stand] })).toContain(
      'not-now wrong-spot',
    )
  })

  test('a wrong number of cards: the bank’s and the house’s hands are misdeals, others are foul', () => {
    const back = { 1: 0, 2: 0, 3: 0 }
    const wrong = (cards: Record<string, string>, ...moves: string[]) =>
      play({ wagers, cards: { 2: eight, 3: five, bank, ...cards }, moves }).net
    expect(wrong({ bank: '3c 4d' }, 'floor too-few-cards 1')).toEqual(back)
    expect(wrong({ bank: `${bank} 2h` }, ...stand, 'floor too-many-cards 1 2h')).toEqual(back)
    expect(wrong({ 2: '4s 4h' }, '2 house-way', '3 no-card', 'floor too-few-cards 2')).toEqual(back)
    const foul = { 1: 1500, 2: -1000, 3: -500 }
    expect(wrong({ 2: '4s 4h' }, 'floor too-few-cards 2', '3 no-card')).toEqual(foul)
    expect(wrong({ 2: '4s 4h' }, ...stand, 'floor too-few-cards 2')).toEqual(foul)
    expect(wrong({ 2: `${eight} 5c` }, ...stand, 'floor too-many-cards 2 5c')).toEqual(foul)
    expect(wrong({ 2: `${eight} 5c` }, ...stand, 'floor too-many-cards 2')).toEqual(foul)
    expect(refusal({ wagers, cards: { 2: '4s 4h', 3: five, bank }, moves: stand })).toContain(
      'cards.2: one-more-card',
    )
  })

  test('hands that were discussed are played the House Way', () => {
    const cards = { 2: `${five} 4c`, 3: '6s Kh Qd', bank }
    const result = play({ wagers, cards, moves: ['floor hands-discussed 3', 'floor hands-discussed 2'] })
    expect([result.hands?.['2']?.is, result.hands?.['3']?.is]).toEqual([counts(9), counts(6)])
  })

  test('a hand that the house played against its own way is set right', () => {
    const cards = { 2: `${five} 4c`, 3: '6s Kh Qd 3c', bank }
    const moves = [
      '2 house-way',
      '3 house-way',
      'floor house-way-misplayed 3 3c',
      'floor house-way-misplayed 2',
    ]
    expect(play({ wagers, cards, moves }).hands?.['3']?.is).toEqual(counts(6))
    const other = ['2 house-way', '3 house-way', 'floor house-way-misplayed 3']
    expect(refusal({ wagers, cards, moves: other })).toContain('house-way-stands 6')
  })

  test('a wager that was changed is forfeited, its neighbours are not', () => {
    const behind = [...wagers, bet(2, 700, 'Kim')]
    const cards = { 2: eight, 3: five, bank }
    const result = play({ wagers: behind, cards, moves: [...stand, 'floor wager-touched 2/Kim'] })
    expect(result.net).toEqual({ 1: 200, 2: 1000, 3: -500, '2/Kim': -700 })
    expect(result.wagers?.find(line => line.by === 'Kim')?.rule).toBe('003:431')
  })

  test('a foul hand loses, and binds who bets behind it unless only the offender is meant', () => {
    const behind = [...wagers, bet(2, 700, 'Kim')]
    const round = {
      wagers: behind,
      cards: { 2: eight, 3: five, bank },
      moves: [...stand, 'floor switched-cards 2'],
    }
    expect(play(round).net).toEqual({ 1: 2200, 2: -1000, 3: -500, '2/Kim': -700 })
    expect(ruleOf(play(round), 2, 'base')).toBe('003:439')
    expect(play({ ...round, readings: { foulBackLine: 'offender' } }).net['2/Kim']).toBe(0)
    expect(refusal({ ...round, moves: [...stand, 'floor foul-hand 1'] })).toContain('name-a-players-hand')
  })

  test('a winner that was taken away is paid the minimum; a loser is still owed', () => {
    const limits = { min: 300, max: 5000 }
    const cards = { 2: eight, 3: five, bank }
    const moves = [...stand, 'floor winning-wager-removed 2', 'floor losing-wager-removed 3']
    expect(play({ wagers, cards, moves, limits }).net).toEqual({ 1: 200, 2: 300, 3: -500 })
    expect(refusal({ wagers, cards, moves })).toContain('no-table-minimum')
  })

  test('warns a hand that stays on three or less', () => {
    const result = play({ wagers: [bet(2, 500)], cards: { 2: 'As 2h Kd', bank }, moves: ['2 no-card'] })
    expect(result.rulings).toEqual([{ name: 'low-total-kept', seat: 2, rule: '003:446' }])
  })
})

test('the total table action is capped where a schedule says so', () => {
  const cards = { 2: eight, 3: five, bank }
  const moves = ['2 no-card', '3 no-card']
  const wagers = (amount: number) => [bet(2, amount), bet(3, 5000)]
  const schedule = 'stars-rates/2'
  expect(play({ schedule, wagers: wagers(5000), cards, moves }).fees.map(fee => fee.cents)).toEqual([
    200, 100, 100,
  ])
  expect(refusal({ schedule, wagers: wagers(5100), cards, moves })).toContain('action-above-most 10100 10000')
})

test('a refusal over fees and limits names the field of the record', () => {
  const round = { wagers: [bet(2, 1_000_000)], cards: { 2: eight, bank }, moves: ['2 no-card'] }
  expect(refusal({ ...round, schedule: 'stars-rates/1' })).toMatch(/^wagers: action-above-most/)
  const limits = { min: 1_000_000_000, max: 2_000_000_000 }
  expect(refusal({ ...round, schedule: 'stars-rates/1', limits })).toMatch(/^limits: minimum-not-filed/)
})
