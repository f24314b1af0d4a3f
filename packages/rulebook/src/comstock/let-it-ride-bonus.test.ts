import { expect, test } from 'vitest'
import { botOf } from '../testing/bot.ts'
import { lines, ruleOf, tableOf } from '../testing/table.ts'

const { play, refusal } = await tableOf('comstock/let-it-ride-bonus')

const bets = (seat: number, amount: number, bonus?: number) => [
  ...['bet-1', 'bet-2', 'bet-3'].map(on => ({ seat, on, amount })),
  ...(bonus ? [{ seat, on: '3-card-bonus', amount: bonus }] : []),
]

test('each bet that rides is paid by the table; the bonus looks at three cards only', () => {
  const result = play({
    wagers: bets(3, 1000, 500),
    cards: { 3: '9h 6h 2h', board: 'Kh 4h' },
    moves: ['3 pull', '3 ride'],
  })
  expect(lines(result)).toEqual([
    '3 bet-1 withdrawn 0',
    '3 3-card-bonus win 2000',
    '3 bet-2 win 8000',
    '3 bet-3 win 8000',
  ])
  expect(ruleOf(result, 3, 'bet-1')).toBe('003:1314')
  expect(ruleOf(result, 3, 'bet-2')).toBe('003:1343')
  expect(result.net).toEqual({ 1: -18000, 3: 18000 })
})

test('nines lose, tens win', () => {
  const moves = ['2 ride', '2 ride']
  const board = 'Kh 4d'
  expect(play({ wagers: bets(2, 500), cards: { 2: '9h 9s 2c', board }, moves }).net).toEqual({
    1: 1500,
    2: -1500,
  })
  expect(play({ wagers: bets(2, 500), cards: { 2: 'Th Ts 2c', board }, moves }).net).toEqual({
    1: -1500,
    2: 1500,
  })
})

test('players decide from the house dealer’s left, wagers are settled from the player-dealer’s left', () => {
  const result = play({
    bank: { seat: 3, wager: 2500 },
    wagers: [...bets(1, 1000), ...bets(5, 1000)],
    cards: '7h 8s 2c Ah Ad 4s Kd 3c 9h',
    moves: ['1 ride', '5 pull', '1 ride', '5 pull'],
  })
  expect(lines(result)).toEqual([
    '5 bet-1 withdrawn 0',
    '5 bet-2 withdrawn 0',
    '5 bet-3 lose -1000',
    '1 bet-1 win 1000',
    '1 bet-2 win 500',
    '1 bet-3 no-action 0',
  ])
  expect(result.action).toBe(5)
})

test('three equal bets, and the third stays', () => {
  const cards = { 2: '9h 9s 2c', board: 'Kh 4d' }
  expect(refusal({ wagers: bets(2, 500).slice(0, 2), cards })).toContain('wager-missing 2 Bet 3')
  const unequal = [...bets(2, 500).slice(0, 2), { seat: 2, on: 'bet-3', amount: 1000 }]
  expect(refusal({ wagers: unequal, cards })).toContain('wager-must-equal Bet 3 Bet 1')
  expect(refusal({ wagers: bets(2, 500), cards, moves: ['2 ride', '2 ride', '2 pull'] })).toContain(
    'not-asked',
  )
})

test('the bot lets ride what gains on average', async () => {
  const bot = await botOf('comstock/let-it-ride-bonus')
  const moves = (hand: string, board: string) =>
    bot({ bank: { seat: 1, wager: 1_000_000 }, wagers: bets(2, 500) }, `${hand} ${board} 2c`)
  expect(moves('Ts Th 4d', '7h 8s')).toEqual(['ride', 'ride'])
  expect(moves('As 7h 4d', 'Jh 8s')).toEqual(['pull', 'pull'])
  expect(moves('Ks Qs Js', '3h 8s')).toEqual(['ride', 'pull'])
  expect(moves('2s 3s 4s', '8s Kh')).toEqual(['pull', 'ride'])
})
