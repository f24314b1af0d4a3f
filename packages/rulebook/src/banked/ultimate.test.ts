import { describe, expect, test } from 'vitest'
import { botOf } from '../testing/bot.ts'
import { lines, ruleOf, tableOf } from '../testing/table.ts'

const cameo = await tableOf('cameo/ultimate-texas-holdem')
const stars = await tableOf('stars/ultimate-texas-holdem')
const players = await tableOf('players/ultimate-texas-holdem')

const bets = (seat: number, ante: number, trips?: number) => [
  { seat, on: 'ante', amount: ante },
  { seat, on: 'blind', amount: ante },
  ...(trips ? [{ seat, on: 'trips', amount: trips }] : []),
]

const board = 'As Kd 9c 4h 2d'

test('a bank without a pair returns the Ante; Play and Blind are settled all the same', () => {
  const unqualified = { 2: '9h 3c', 3: 'Qd 8s', bank: 'Qc Jh', board }
  const moves = ['2 bet 4', '3 check', '3 check', '3 bet 1']
  const result = cameo.play({ wagers: [...bets(2, 1000), ...bets(3, 1000)], cards: unqualified, moves })
  expect(lines(result)).toEqual([
    '2 ante push 0',
    '2 play win 4000',
    '2 blind push 0',
    '3 ante push 0',
    '3 play lose -1000',
    '3 blind lose -1000',
  ])
  expect(ruleOf(result, 3, 'ante')).toBe('001:412')
  expect(ruleOf(result, 2, 'blind')).toBe('001:426')
})

test('a fold gives up Ante and Blind; Trips on the board are paid in the seat’s turn', () => {
  const result = stars.play({
    wagers: [...bets(2, 1000, 500), ...bets(3, 1000, 500)],
    cards: { 2: '4d 3c', 3: 'Ah Qs', bank: 'Jc 9h', board: '7s 7d 7c Kh 2d' },
    moves: ['2 check', '3 bet 3', '2 check', '2 fold'],
  })
  expect(lines(result)).toEqual([
    '2 ante lose -1000',
    '2 blind lose -1000',
    '2 trips win 1500',
    '3 ante win 1000',
    '3 play win 3000',
    '3 blind push 0',
    '3 trips win 1500',
  ])
  expect(result.action).toBe(2)
  expect(result.hands?.['2']?.cards).toBe('4d 3c')
})

test('a losing hand that the bank cannot cover: each room in its own order', () => {
  const round = {
    bank: { seat: 1, wager: 4500 },
    wagers: bets(2, 1000),
    cards: { 2: 'Ac Jh', bank: 'Kh 3s', board: '9s 8d 7c Kc 2d' },
    moves: ['2 bet 4'],
  }
  const anteFirst = ['2 ante lose -1000', '2 play lose -3500', '2 blind no-action 0']
  const playFirst = ['2 play lose -4000', '2 ante lose -500', '2 blind no-action 0']
  expect(lines(cameo.play(round))).toEqual(anteFirst)
  expect(lines(stars.play(round))).toEqual(anteFirst)
  expect(lines(players.play(round))).toEqual(playFirst)
  expect(lines(stars.play({ ...round, readings: { losingOrder: 'play-first' } }))).toEqual(playFirst)
})

test('a winning hand is paid Ante first everywhere', () => {
  const cards = { 2: 'Kc Jh', bank: '8h 3s', board: '9s 8d 7c Ks 2d' }
  const short = players.play({
    bank: { seat: 1, wager: 1500 },
    wagers: bets(2, 1000),
    cards,
    moves: ['2 bet 3'],
  })
  expect(lines(short)).toEqual(['2 ante win 1000', '2 play win 500', '2 blind push 0'])
})

describe('the deal begins at the house dealer’s left, wherever the bank sits', () => {
  const bank = { seat: 3, wager: 100000 }
  const wagers = [...bets(4, 1000), ...bets(2, 1000)]
  const moves = ['4 bet 4', '2 bet 4']
  test('a machine deals two cards at a time', () => {
    const { hands } = players.play({ bank, wagers, moves, cards: 'Ah Ad Kh Kd Qh Qd 2c 5s 7d 9c Js' })
    expect([hands?.['2']?.cards, hands?.['4']?.cards, hands?.bank?.cards]).toEqual([
      'Ah Ad',
      'Kh Kd',
      'Qh Qd',
    ])
  })
  test('a shoe deals one card at a time', () => {
    const readings = { deal: 'shoe' }
    const { hands } = players.play({
      bank,
      wagers,
      moves,
      readings,
      cards: 'Ah Kh Qh Ad Kd Qd 2c 5s 7d 9c Js',
    })
    expect([hands?.['2']?.cards, hands?.['4']?.cards, hands?.bank?.cards]).toEqual([
      'Ah Ad',
      'Kh Kd',
      'Qh Qd',
    ])
  })
})

test('each betting round has its own multiples of the Ante', () => {
  const cards = { 2: '9h 3c', bank: 'Qc Jh', board }
  const wagers = bets(2, 1000)
  expect(cameo.refusal({ wagers, cards, moves: ['2 bet 2'] })).toContain('may-not bet 2')
  expect(cameo.refusal({ wagers, cards, moves: ['2 fold'] })).toContain('may-not fold')
  expect(cameo.refusal({ wagers, cards, moves: ['2 bet 3', '2 bet 2'] })).toContain('not-asked')
  const unequal = [
    { seat: 2, on: 'ante', amount: 500 },
    { seat: 2, on: 'blind', amount: 1000 },
  ]
  expect(cameo.refusal({ wagers: unequal, cards, moves: ['2 bet 3'] })).toContain(
    'wager-must-equal Blind Ante',
  )
})

describe('the bot', async () => {
  const bot = await botOf('players/ultimate-texas-holdem')
  const plays = (hole: string, cards = board) =>
    bot({ bank: { seat: 1, wager: 100000 }, wagers: bets(2, 1000) }, `${hole} 8c 6d ${cards}`)

  test('bets big on an ace, a king with a five, threes; not on jack-nine offsuit', () => {
    expect(plays('Ah 2c')).toEqual(['bet 4'])
    expect(plays('Kh 5c')).toEqual(['bet 4'])
    expect(plays('3h 3c')).toEqual(['bet 4'])
    expect(plays('Jh 9h')).toEqual(['bet 4'])
    expect(plays('Jh 9s')[0]).toBe('check')
    expect(plays('Kh 4c')[0]).toBe('check')
  })
  test('bets twice the Ante on a pair with an own card, checks when only the board is paired', () => {
    expect(plays('9h 3s')).toEqual(['check', 'bet 2'])
    expect(plays('Th 3s', '8s 8h Kd 5c 2h')[1]).toBe('check')
  })
  test('folds at the end when nearly every hand is better', () => {
    expect(plays('7h 3s')).toEqual(['check', 'check', 'fold'])
    expect(plays('4s 3s')).toEqual(['check', 'check', 'bet 1'])
  })
})

test('at Cameo Trips may not be larger than the Ante, whatever the schedule (001:936)', () => {
  const round = { cards: { 2: '9h 3c', bank: 'Qc Jh', board }, moves: ['2 bet 4'] }
  expect(cameo.refusal({ ...round, wagers: bets(2, 1000, 1500) })).toContain('wager-above-another Trips Ante')
  expect(lines(cameo.play({ ...round, wagers: bets(2, 1000, 1000) })).at(-1)).toBe('2 trips lose -1000')
  expect(lines(stars.play({ ...round, wagers: bets(2, 1000, 1500) })).at(-1)).toBe('2 trips lose -1500')
})
