import { describe, expect, test } from 'vitest'
import { lines, ruleOf, tableOf } from '../testing/table.ts'

const { play, refusal } = await tableOf('comstock/double-hand-poker')

const base = (seat: number, amount: number, by?: string) => ({
  seat,
  ...(by ? { by } : {}),
  on: 'base',
  amount,
})

/** Ace-king and tens against ace-queen and nines; king-high; a hand that can be set foul. */
const GOOD = 'Ah Ks Td Tc 8h 4d 2s'
const POOR = 'Kh Qd Js 8s 6h 4c 2d'
const BANK = '9s 9h Ad Qc 7d 5c 3h'
const SET = '2 set Ah Ks'
const BANK_SETS = '1 set Ad Qc'
const one = { wagers: [base(2, 2000)], dice: [2, 3, 4], cards: { 2: GOOD, bank: BANK } }
const two = {
  wagers: [base(2, 2000), base(3, 1000)],
  dice: [2, 3, 4],
  cards: { 2: GOOD, 3: POOR, bank: BANK },
}

describe('the right to set a hand', () => {
  const behind = { ...one, wagers: [base(2, 2000), base(2, 2500, 'Kim'), base(2, 500, 'Lee')] }

  test('belongs to the largest wager, if its bettor speaks up', () => {
    const result = play({ ...behind, moves: ['2/Kim set Ks Td', BANK_SETS] })
    expect(result.hands!['2']!.front).toBe('Ks Td')
    expect(play({ ...behind, moves: [SET, BANK_SETS] }).hands!['2']!.front).toBe('Ah Ks')
  })

  test('belongs to nobody else, and of equal wagers to the seated player', () => {
    expect(refusal({ ...behind, moves: ['2/Lee set Ah Ks', BANK_SETS] })).toContain('not-to-act')
    const equal = { ...one, wagers: [base(2, 2000), base(2, 2000, 'Kim')] }
    expect(refusal({ ...equal, moves: ['2/Kim set Ah Ks', BANK_SETS] })).toContain('not-to-act')
  })

  test('is used once', () => {
    expect(refusal({ ...behind, moves: ['2/Kim set Ah Ks', '2 set Ah Ks', BANK_SETS] })).toContain(
      'not-to-act',
    )
  })

  test('no chart is filed, so nobody can ask for one', () => {
    expect(refusal({ ...one, moves: ['2 house-way', BANK_SETS] })).toContain('may-not house-way')
    expect(refusal({ ...one, moves: [SET, '1 house-way'] })).toContain('may-not house-way')
  })
})

describe('the deal', () => {
  test('a boxed card is replaced from the stub when the deal is complete', () => {
    const cards = { 2: 'Ah Ks ^9c Td Tc 8h 4d 2s', bank: BANK }
    const result = play({ ...one, cards, moves: [SET, BANK_SETS] })
    expect(result.hands!['2']!.cards).toBe(GOOD)
    expect(result.rulings).toEqual([{ name: 'boxed-card', seat: 2, rule: '003:520' }])
  })

  test('in the order of the shoe the card after a boxed one goes to the next pile', () => {
    const dealt =
      '2s ^3s 4s 5s 6s 7s 8s 8h 7h 6h 5h 4h 3h 2h 9s 9h 9d 9c Ts Th Td Js Jh Jd Jc Qs Qh Qd ' +
      'Ks Kh Kd Kc As Ah Ad Tc Qc Ac 2d 3d 4d 5d 6d 7d 8d 2c 3c 4c 5c'
    const result = play({
      ...one,
      cards: `${dealt} 6c 7c`,
      pile: 2,
      moves: ['2 set 3h 4d', '1 set Qd 9s'],
    })
    expect(result.hands!['2']!.cards).toBe('3h 9h Qh Kh 4d 7d 6c')
    expect(result.hands!.bank!.cards).toBe('2s 2h 9s Qd Ks 5d 6d')
  })

  test.each([
    ['two boxed cards in different hands', { 2: 'Ah Ks ^9c Td Tc 8h 4d 2s', bank: `^6h ${BANK}` }, []],
    ['a boxed ace', { 2: `^As ${GOOD}`, bank: BANK }, []],
    ['a boxed joker', { 2: `^Jk ${GOOD}`, bank: BANK }, []],
    ['an exposed ace', { 2: GOOD, bank: BANK }, ['floor exposed-card 2 Ah']],
    [
      'a boxed and an exposed card',
      { 2: '^9c Ah Ks Td Tc 8h 4d 2s', bank: BANK },
      ['floor exposed-card 1 7d'],
    ],
    [
      'two exposed cards',
      { 2: 'Ah Ks Td Tc 8h 4d 2s 6c', bank: `${BANK} 6d` },
      ['floor exposed-card 2 Td', 'floor exposed-card 2 Tc'],
    ],
  ])('%s: misdeal', (_, cards, moves) => {
    const result = play({ ...one, cards, moves })
    expect(result.net).toEqual({ 1: 0, 2: 0 })
    expect(lines(result)).toEqual(['2 base push 0'])
    expect(ruleOf(result, 2, 'base')).toBe('003:520')
  })

  test('an exposed card is replaced too, even the last of the deal', () => {
    const cards = { 2: 'Ah Ks Td Tc 8h 4d 9c 2s', bank: BANK }
    const result = play({ ...one, cards, moves: ['floor exposed-card 2 9c', SET, BANK_SETS] })
    expect(result.hands!['2']!.cards).toBe(GOOD)
    expect(refusal({ ...one, moves: [SET, 'floor exposed-card 2 Td', BANK_SETS] })).toContain(
      'not-now exposed-card',
    )
    expect(refusal({ ...one, moves: ['floor exposed-card 2 6c', SET, BANK_SETS] })).toContain(
      'card-not-held 2 6c',
    )
  })

  test('a card that a player shows stays in the hand', () => {
    const result = play({ ...one, moves: ['floor card-shown-by-player 2 Ah', SET, BANK_SETS] })
    expect(result.net).toEqual({ 1: -2000, 2: 2000 })
    expect(result.rulings).toEqual([{ name: 'card-shown-by-player', seat: 2, rule: '003:520' }])
  })

  test('a hand of six takes the top of the stub; fewer, or the player-dealer’s: misdeal', () => {
    const mended = play({ ...one, moves: ['floor too-few-cards 2', SET, BANK_SETS] })
    expect(mended.net).toEqual({ 1: -2000, 2: 2000 })
    const five = play({
      ...one,
      cards: { 2: 'Ah Ks Td Tc 8h', bank: BANK },
      moves: ['floor too-few-cards 2'],
    })
    expect(five.net).toEqual({ 1: 0, 2: 0 })
    expect(play({ ...one, moves: ['floor too-few-cards 1'] }).net).toEqual({ 1: 0, 2: 0 })
  })

  test('a hand of eight is dead: its wager and its collection go back, the others play on', () => {
    const cards = { ...two.cards, 3: `${POOR} 7c` }
    const dead = { ...two, schedule: 1, cards }
    const result = play({ ...dead, moves: ['floor too-many-cards 3 7c', SET, BANK_SETS] })
    expect(lines(result)).toEqual(['2 base win 2000', '3 base push 0'])
    expect(ruleOf(result, 3, 'base')).toBe('003:515')
    expect(result.fees.map(fee => `${fee.from} ${fee.seat} ${fee.cents}`)).toEqual([
      'bank 1 200',
      'player 2 100',
    ])
    expect(result.net).toEqual({ 1: -2200, 2: 1900, 3: 0 })
    const bare = play({ ...two, moves: ['floor too-many-cards 3', SET, BANK_SETS] })
    expect(bare.net[3]).toBe(0)
    expect(refusal({ ...dead, moves: ['floor too-many-cards 3 6c', SET, BANK_SETS] })).toContain('cards')
    // A card that another hand holds cannot be the one too many.
    expect(refusal({ ...dead, moves: ['floor too-many-cards 3 Ah', SET, BANK_SETS] })).toBe(
      'moves[0]: not-left-in-deck Ah',
    )
    const both = ['floor too-few-cards 2', 'floor too-many-cards 3 7c']
    expect(play({ ...two, cards, moves: both }).net).toEqual({ 1: 0, 2: 0, 3: 0 })
  })
})

describe('foul hands and forfeits', () => {
  test.each([
    ['hand-mixed', ['floor hand-mixed 2', BANK_SETS], '003:513, 527'],
    ['foul-hand', ['floor foul-hand 2', BANK_SETS], '003:527'],
    ['cards-touched', [SET, BANK_SETS, 'floor cards-touched 2'], '003:526'],
    ['wager-touched', [SET, BANK_SETS, 'floor wager-touched 2'], '003:521, 526'],
    ['three cards in front', ['floor foul-setting 2 Ah Ks Td', BANK_SETS], '003:511-513, 527'],
  ])('%s costs the wager', (_, moves, cite) => {
    const result = play({ ...one, moves })
    expect(lines(result)).toEqual(['2 base lose -2000'])
    expect(ruleOf(result, 2, 'base')).toBe(cite)
  })

  test('a touched wager is its bettor’s alone, a foul hand everybody’s', () => {
    const behind = { ...one, wagers: [base(2, 2000), base(2, 1000, 'Kim')] }
    const touched = play({ ...behind, moves: [SET, 'floor wager-touched 2/Kim', BANK_SETS] })
    expect(touched.net).toEqual({ 1: -1000, 2: 2000, '2/Kim': -1000 })
    const foul = { ...behind, moves: ['floor foul-hand 2', BANK_SETS] }
    expect(play(foul).net).toEqual({ 1: 3000, 2: -2000, '2/Kim': -1000 })
    const offender = play({ ...foul, readings: { foulBackLine: 'offender' } })
    expect(offender.net).toEqual({ 1: 2000, 2: -2000, '2/Kim': 0 })
  })

  test('a forfeit is taken in its turn, or at once', () => {
    const short = {
      ...two,
      bank: { seat: 1, wager: 2500 },
      moves: [SET, 'floor foul-hand 3', BANK_SETS],
    }
    expect(lines(play(short))).toEqual(['2 base win 2000', '3 base lose -500'])
    const atOnce = play({ ...short, readings: { forfeitOrder: 'at-once' } })
    expect(lines(atOnce)).toEqual(['3 base lose -1000', '2 base win 1500'])
  })

  test('the floor sets what the house dealer has set foul, and not foul again', () => {
    const result = play({ ...one, moves: ['floor dealer-set-foul 2 Ah Ks', BANK_SETS] })
    expect(result.net).toEqual({ 1: -2000, 2: 2000 })
    const foul = { ...one, moves: ['floor dealer-set-foul 2 Td Tc', BANK_SETS] }
    expect(refusal(foul)).toContain('setting-is-foul')
    const late = { ...one, moves: [SET, 'floor dealer-set-foul 2 Ah Ks', BANK_SETS] }
    expect(refusal(late)).toContain('nothing-to-set')
    const early = { ...one, moves: ['floor dealer-set-foul 1 Ad Qc', SET] }
    expect(refusal(early)).toContain('not-to-set-yet')
  })

  test('refuses rulings that do not apply', () => {
    const rule = (...moves: string[]) => refusal({ ...one, moves })
    expect(rule(SET, 'floor cards-touched 2', BANK_SETS)).toContain('not-now cards-touched')
    expect(rule(SET, BANK_SETS, 'floor wager-touched 5')).toContain('no-hand-at-seat 5')
    expect(rule(SET, BANK_SETS, 'floor wager-touched 2/Kim')).toContain('no-wager-by 2 Kim')
    expect(rule('floor foul-setting 2 Ah Ks', BANK_SETS)).toContain('setting-is-no-foul')
    expect(rule('floor hands-discussed 2', SET, BANK_SETS)).toContain('no-such-incident hands-discussed')
    expect(rule(SET, BANK_SETS, '2 surrender')).toContain('not-asked')
  })
})

test('wagers are multiples of $5 and there are no side bets', () => {
  expect(refusal({ ...one, wagers: [base(2, 1250)], moves: [SET, BANK_SETS] })).toContain(
    'wager-not-in-steps 500',
  )
  const side = [base(2, 1000), { seat: 2, on: 'fortune', amount: 500 }]
  expect(refusal({ ...one, wagers: side, moves: [SET, BANK_SETS] })).toContain('no-such-wager fortune')
})
