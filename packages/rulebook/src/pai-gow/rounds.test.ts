import type { Result } from '@cardroom/engine'
import { describe, expect, test } from 'vitest'
import { hand } from '../testing/hand.ts'
import { lines, ruleOf, tableOf } from '../testing/table.ts'

const cameo = await tableOf('cameo/fortune-pai-gow-poker')
const towers = await tableOf('towers/fortune-pai-gow-poker')
const comstock = await tableOf('comstock/fortune-pai-gow-poker')
const players = await tableOf('players/fortune-pai-gow-poker')
const faceUp = await tableOf('stars/face-up-pai-gow-poker')

const base = (seat: number, amount: number, by?: string) => ({
  seat,
  ...(by ? { by } : {}),
  on: 'base',
  amount,
})
const fortune = (seat: number, amount: number, by?: string) => ({ ...base(seat, amount, by), on: 'fortune' })

/** A pair of nines behind, ace-queen in front. */
const BANK = '9s 9h Ad Qc 7d 5c 3h'
const dice = [2, 3, 4]

const envies = (result: Result) =>
  result
    .wagers!.filter(line => line.on === 'envy')
    .map(line => `${line.seat}${line.by ? `/${line.by}` : ''} for ${line.for}: ${line.pays}`)

describe('the showdown', () => {
  const round = (cards: string, front: string) =>
    cameo.play({ wagers: [base(2, 1000)], dice, cards: { 2: cards, bank: BANK }, moves: [`2 set ${front}`] })

  test('wins with both hands, pushes with one, loses with none', () => {
    expect(ruleOf(round('Ah Ks Td Tc 8h 4d 2s', 'Ah Ks'), 2, 'base')).toBe('001:631')
    expect(ruleOf(round('Kd Jh Td Tc 8h 4d 2s', 'Kd Jh'), 2, 'base')).toBe('001:633')
    expect(ruleOf(round('Kd Jh 8d 8c 6h 4d 2s', 'Kd Jh'), 2, 'base')).toBe('001:632')
  })

  test('a copy is the player-dealer’s, and says so', () => {
    const both = round('As Qd 9d 9c 7c 5h 3s', 'As Qd')
    expect(lines(both)).toEqual(['2 base lose -1000'])
    expect(ruleOf(both, 2, 'base')).toBe('001:637')
    const front = round('As Qd Td Tc 7c 5h 3s', 'As Qd')
    expect(lines(front)).toEqual(['2 base push 0'])
    expect(ruleOf(front, 2, 'base')).toBe('001:637')
  })

  test('an equal pair in front of itself is no foul', () => {
    expect(lines(round('8s 8h 8d 8c Kd 4d 2s', '8s 8h'))).toEqual(['2 base push 0'])
  })

  test('the result names what the hands are', () => {
    expect(round('Ah Ks Td Tc 8h 4d 2s', 'Ks Ah').hands).toEqual({
      bank: {
        cards: BANK,
        front: 'Ad Qc',
        back: '9s 9h 7d 5c 3h',
        is: hand('front-and-back', {
          front: hand('high-card', { high: 'A' }),
          back: hand('pair', { of: '9' }),
          foul: false,
        }),
      },
      2: {
        cards: 'Ah Ks Td Tc 8h 4d 2s',
        front: 'Ah Ks',
        back: 'Td Tc 8h 4d 2s',
        is: hand('front-and-back', {
          front: hand('high-card', { high: 'A' }),
          back: hand('pair', { of: 'T' }),
          foul: false,
        }),
      },
    })
  })
})

describe('the right to set hands', () => {
  const round = { wagers: [base(2, 1000)], dice, cards: { 2: 'Ah Ks Td Tc 8h 4d 2s', bank: BANK } }

  test('the house way is offered to those who may ask for it', () => {
    expect(cameo.refusal({ ...round, moves: ['2 house-way'] })).toBeUndefined()
    expect(towers.refusal({ ...round, moves: ['2 house-way', '1 house-way'] })).toBeUndefined()
    expect(faceUp.refusal({ ...round, moves: ['1 house-way', '2 house-way'] })).toBeUndefined()
    for (const table of [comstock, players]) {
      expect(table.refusal({ ...round, moves: ['2 house-way'] })).toContain('may-not house-way')
    }
  })

  test('a hand is set once, with two cards of its own', () => {
    expect(cameo.refusal({ ...round, moves: ['2 house-way', '2 set Ah Ks'] })).toContain('not-asked')
    expect(cameo.refusal({ ...round, moves: ['2 set Ah'] })).toContain('takes-cards set 2 2 1')
    expect(cameo.refusal({ ...round, moves: ['2 set Ah Ks Td'] })).toContain('takes-cards set 2 2 3')
    expect(cameo.refusal({ ...round, moves: ['2 set Ah As'] })).toContain('does-not-hold 2 As')
    expect(cameo.refusal(round)).toContain('to-act 2')
    expect(cameo.refusal({ ...round, pile: 8, moves: ['2 set Ah Ks'] })).toContain('pile')
  })

  test('a back-line bettor sets nothing where the size of the wager does not decide', () => {
    const wagers = [base(2, 1000), base(2, 5000, 'Kim')]
    expect(cameo.refusal({ ...round, wagers, moves: ['2/Kim set Ah Ks'] })).toContain('not-to-act')
  })

  test('a foul setting of the player-dealer loses, or is set again', () => {
    const foul = { ...round, cards: { ...round.cards, bank: '9s 9h Kd Qc 7d 5c 3h' } }
    const moves = ['2 set Ah Ks', '1 set 9s 9h']
    expect(lines(towers.play({ ...foul, moves }))).toEqual(['2 base win 1000'])
    const again = { ...foul, readings: { bankFoul: 'set-again' }, moves: [...moves, '1 set Kd Qc'] }
    expect(towers.play(again).hands!.bank!.front).toBe('Kd Qc')
  })
})

describe('foul hands', () => {
  const round = {
    wagers: [base(2, 1000), fortune(2, 500), base(2, 2000, 'Kim')],
    dice,
    cards: { 2: '7s 7h 7c Kc 9d 4s 2h', bank: BANK },
    moves: ['2 set 7s 7h'],
  }

  test('every base wager is lost, the Fortune bet lives on', () => {
    const result = cameo.play(round)
    expect(lines(result)).toEqual(['2 base lose -1000', '2 fortune win 1500', '2/Kim base lose -2000'])
    expect(result.rulings).toEqual([{ name: 'foul-setting', seat: 2, rule: '001:559' }])
    expect(result.hands!['2']!.is!.values!.foul).toBe(true)
  })

  test('other readings of the same foul', () => {
    const lost = cameo.play({ ...round, readings: { bonusOnFoul: 'lost' } })
    expect(lines(lost)[1]).toBe('2 fortune lose -500')
    const offender = cameo.play({ ...round, readings: { foulBackLine: 'offender' } })
    expect(lines(offender)[2]).toBe('2/Kim base push 0')
  })
})

describe('dice and piles', () => {
  /** Seven piles of which the first card is the pile's own: pile n starts with an n + 1. */
  const byHand =
    '2s 3s 4s 5s 6s 7s 8s 8h 7h 6h 5h 4h 3h 2h 9s 9h 9d 9c Ts Th Td Js Jh Jd Jc Qs Qh Qd ' +
    'Ks Kh Kd Kc As Ah Ad Tc Qc Ac 2d 3d 4d 5d 6d 7d 8d 2c 3c 4c 5c'
  const owner = (bank: number, thrown: number[], pile: number, seats: number[], readings = {}) => {
    const result = towers.play({
      bank: { seat: bank, wager: 1_000_000 },
      wagers: seats.map(seat => base(seat, 1000)),
      dice: thrown,
      pile,
      cards: byHand,
      readings: { deal: 'back-and-forth', ...readings },
      moves: [...seats.map(seat => `${seat} house-way`), `${bank} house-way`],
    })
    const first = Object.entries(result.hands!).map(([place, hand]) => [place, hand.cards.slice(0, 2)])
    return { action: result.action, ...Object.fromEntries(first) }
  }

  test('the chosen pile goes to the place that the dice name, the others follow clockwise', () => {
    expect(owner(1, [2, 3, 4], 3, [2, 3, 7])).toEqual({ action: 2, 2: '4s', 3: '5s', 7: '2s', bank: '3s' })
    expect(owner(5, [1, 1, 1], 7, [7, 1])).toEqual({ action: 7, 7: '8s', 1: '2s', bank: '6s' })
  })

  test('an empty place gets a pile all the same, and the button moves on', () => {
    expect(owner(1, [1, 1, 1], 1, [4, 5])).toEqual({ action: 4, 4: '3s', 5: '4s', bank: '7s' })
  })

  test('a player-dealer whom the dice name gets the chosen pile and passes the button', () => {
    expect(owner(6, [6, 1, 1], 2, [5, 7])).toEqual({ action: 7, bank: '3s', 7: '4s', 5: '2s' })
  })

  test('cards dealt by hand come back from the right, always from the left, or seven at a time', () => {
    const deal = (table: typeof towers, readings: object) =>
      table.play({
        wagers: [base(2, 1000)],
        dice,
        pile: 1,
        cards: byHand,
        readings,
        moves: table === faceUp ? ['1 house-way', '2 house-way'] : ['2 house-way', '1 house-way'],
      }).hands!['2']!.cards
    expect(deal(towers, { deal: 'back-and-forth' })).toBe('2s 2h 9s Qd Ks 5d 6d')
    expect(deal(towers, {})).toBe('2s 8h 9s Js Ks Tc 6d')
    expect(deal(faceUp, {})).toBe('2s 2h 9s Qd Ks 5d 6d')
    expect(deal(faceUp, { deal: 'shuffler' })).toBe('2s 3s 4s 5s 6s 7s 8s')
  })
})

describe('Fortune and Envy', () => {
  const hands = {
    2: '8s 8h 8d 8c 5d 4h 2c',
    3: '4s 5s 6s 7s 9h Kd 3s',
    4: 'Kh Jc 9s 7h 4d 3h 2d',
    bank: 'Ts Tc Ks Jd 9c 6h 4c',
  }
  const moves = ['2 set 5d 4h', '3 set Kd 9h', '4 set Jc 9s']
  const wagers = [2, 3, 4].flatMap(seat => [base(seat, 1000), fortune(seat, 1000)])

  test('every button is paid for every other hand that qualifies', () => {
    const result = cameo.play({ wagers, dice, cards: hands, moves })
    expect(envies(result)).toEqual(['2 for 3: 1000', '3 for 2: 500', '4 for 2: 500', '4 for 3: 1000'])
    expect(ruleOf(result, 4, 'envy')).toBe('001:693')
    expect(result.wagers!.slice(-4).every(line => line.on === 'envy' && line.amount === 0)).toBe(true)
  })

  test('a bet below $5 brings no button, but its hand brings the others a prize', () => {
    const small = [base(2, 1000), fortune(2, 400), base(4, 1000), fortune(4, 500)]
    const cards = { 2: hands[2], 4: hands[4], bank: hands.bank }
    const result = comstock.play({ wagers: small, dice, cards, moves: [moves[0], moves[2]] })
    expect(envies(result)).toEqual(['4 for 2: 500'])
    const raised = comstock.play({
      wagers: small,
      dice,
      cards,
      moves: [moves[0], moves[2]],
      readings: { envyLeast: '2500' },
    })
    expect(envies(raised)).toEqual([])
  })

  test('an Envy button pays nothing for a hand on which its owner has a wager', () => {
    const behind = [base(2, 1000), fortune(2, 500), base(4, 1000), base(2, 1000, 'Kim'), base(4, 1000, 'Kim')]
    const result = cameo.play({
      wagers: [...behind, fortune(4, 500, 'Kim'), fortune(4, 500)],
      dice,
      cards: { 2: hands[2], 4: hands[4], bank: hands.bank },
      moves: [moves[0], moves[2]],
    })
    expect(envies(result)).toEqual(['4 for 2: 500'])
  })

  test('a hand without a Fortune bet brings a prize where any hand does', () => {
    const round = {
      wagers: [base(2, 1000), base(4, 1000), fortune(4, 1000)],
      dice,
      cards: { 2: hands[2], 4: hands[4], bank: hands.bank },
    }
    const at = (table: typeof towers, bank: string[], readings = {}) =>
      envies(table.play({ ...round, readings, moves: [moves[0], moves[2], ...bank] }))
    expect(at(towers, ['1 house-way'])).toEqual(['4 for 2: 500'])
    expect(at(towers, ['1 house-way'], { envyHand: 'with-fortune' })).toEqual([])
    expect(at(cameo, [])).toEqual([])
    expect(at(cameo, [], { envyHand: 'any' })).toEqual(['4 for 2: 500'])
  })

  test('Envy comes last, or in the turn of its seat', () => {
    const result = (table: typeof towers, all: string[]) =>
      lines(
        table.play({
          wagers: wagers.filter(one => one.seat !== 2),
          dice: [3, 3, 4],
          cards: { 3: hands[3], 4: hands[4], bank: hands.bank },
          moves: all,
        }),
      )
    const last = ['3 base push 0', '3 fortune win 50000', '4 base lose -1000', '4 fortune lose -1000']
    expect(result(cameo, moves.slice(1))).toEqual([...last, '4 envy win 1000'])
    expect(result(towers, [...moves.slice(1), '1 house-way'])).toEqual([
      '3 base push 0',
      '4 base lose -1000',
      '3 fortune win 50000',
      '4 fortune lose -1000',
      '4 envy win 2000',
    ])
    const inTurn = faceUp.play({
      wagers: [base(2, 1000), fortune(2, 500), base(3, 1000), fortune(3, 500)],
      dice,
      cards: { 2: hands[4], 3: hands[2], bank: hands.bank },
      moves: ['1 house-way', '2 set Jc 9s', '3 set 5d 4h'],
    })
    expect(lines(inTurn).slice(0, 3)).toEqual(['2 base lose -1000', '2 fortune lose -500', '2 envy win 500'])
  })

  test('the joker of the bonus bet can be read otherwise than that of the game', () => {
    const round = {
      wagers: [base(2, 1000), fortune(2, 1000)],
      dice,
      cards: { 2: 'Ks Kh Kd Kc Jk 4d 2c', bank: BANK },
      moves: ['2 set Jk 4d'],
    }
    expect(lines(players.play(round))).toEqual(['2 base win 1000', '2 fortune win 400000'])
    const bug = players.play({ ...round, readings: { fortuneJoker: 'bug' } })
    expect(lines(bug)).toEqual(['2 base win 1000', '2 fortune win 25000'])
  })

  test('three pair push at Cameo and lose at Towers', () => {
    const round = {
      wagers: [base(2, 1000), fortune(2, 1000)],
      dice,
      cards: { 2: 'Jd Jh 4s 4d 3c 3s Ac', bank: BANK },
    }
    expect(lines(cameo.play({ ...round, moves: ['2 set Jd Jh'] }))[1]).toBe('2 fortune push 0')
    const moves = ['2 set Jd Jh', '1 house-way']
    expect(lines(towers.play({ ...round, moves }))[1]).toBe('2 fortune lose -1000')
  })
})

describe('Face Up', () => {
  const aceHigh = (seat: number, amount: number) => ({ ...base(seat, amount), on: 'ace-high' })
  const round = { wagers: [base(2, 1000), aceHigh(2, 500), fortune(2, 500)], dice }
  const PAIR = 'Kh Kd 9c 8s 5h 4c 2d'

  test('a player-dealer with nothing better than an ace pushes; the bonus bets are settled', () => {
    const joker = faceUp.play({ ...round, cards: { 2: PAIR, bank: 'Jk Kc Jc 9h 7s 5d 3c' } })
    expect(lines(joker)).toEqual(['2 ace-high win 7500', '2 base push 0', '2 fortune lose -500'])
    expect(ruleOf(joker, 2, 'base')).toBe('003:3100, 3175')
    const ace = faceUp.play({ ...round, cards: { 2: PAIR, bank: 'Ad Qc Td 8h 6s 4d 3h' } })
    expect(lines(ace)[0]).toBe('2 ace-high win 2500')
  })

  test('a joker that completes a straight or a flush is no ace', () => {
    for (const bank of ['Jk Kc Jc Tc 7c 5d 3h', 'Jk 9h 8d 7s 6c 3d 2c', 'Kc Qc Jd 9h 7s 5d 3c']) {
      const moves = ['1 house-way', '2 house-way']
      expect(lines(faceUp.play({ ...round, cards: { 2: PAIR, bank }, moves }))[0]).toBe(
        '2 ace-high lose -500',
      )
    }
  })

  test('a hand that needs no setting is not asked for one', () => {
    const cards = { 2: PAIR, bank: 'Ad Qc Td 8h 6s 4d 3h' }
    expect(faceUp.refusal({ ...round, cards, moves: ['1 house-way'] })).toContain('not-asked')
  })

  test('the rest of the deck must be four cards', () => {
    const cards = { 2: PAIR, bank: BANK }
    const result = faceUp.play({ ...round, cards, moves: ['floor stub-count'] })
    expect(result.net).toEqual({ 1: 0, 2: 0 })
    const late = ['1 house-way', 'floor stub-count', '2 house-way']
    expect(faceUp.refusal({ ...round, cards, moves: late })).toContain('not-now stub-count')
  })
})

test('the rank of 5-4-3-2-A is a reading at Towers', () => {
  const round = {
    wagers: [base(2, 1000)],
    dice,
    cards: { 2: 'Ad 2c 3h 4s 5d Kh Jd', bank: 'Qs Jh Tc 9c 8d 7h 2s' },
    moves: ['2 set Kh Jd', '1 set 7h 2s'],
  }
  expect(towers.play(round).net).toEqual({ 1: 0, 2: 0 })
  expect(towers.play({ ...round, readings: { wheel: 'second' } }).net).toEqual({ 1: -1000, 2: 1000 })
})

test('Face Up: bonus bets may be below the minimum of the table, Fortune not above its maximum (003:3192)', () => {
  const round = {
    schedule: 'own/10',
    limits: { min: 1000, max: 10000 },
    dice,
    cards: { 2: 'Ah Ks Td Tc 8h 4d 2s', bank: BANK },
    moves: ['1 house-way', '2 set Ah Ks'],
  }
  const aceHigh = { ...base(2, 500), on: 'ace-high' }
  const { net } = faceUp.play({ ...round, wagers: [base(2, 1000), fortune(2, 500), aceHigh] })
  expect(net).toEqual({ 1: -200, 2: 0 })
  expect(faceUp.refusal({ ...round, wagers: [base(2, 1000), fortune(2, 10500)] })).toContain('above-maximum')
})
