import { expect, test } from 'vitest'
import { botOf } from '../testing/bot.ts'
import { hand } from '../testing/hand.ts'
import { lines, ruleOf, tableOf } from '../testing/table.ts'

const cameo = await tableOf('cameo/three-card-poker-6-card-bonus')
const comstock = await tableOf('comstock/three-card-poker-6-card-bonus')
const players = await tableOf('players/three-card-poker-6-card-bonus')

const ante = (seat: number, amount: number, by?: string) => ({
  seat,
  ...(by ? { by } : {}),
  on: 'ante',
  amount,
})

test.each([
  ['cameo', cameo, '001:212', '000:406, 003:708'],
  ['comstock', comstock, '003:709', '003:708'],
  ['players', players, '004:3071-3073', '004:3058-3059'],
])('%s: a bank that does not qualify pays every Ante', (_, { play }, rule, back) => {
  const cards = { 5: '8h 6s 3d', bank: 'Js Tc 4d' }
  const result = play({ wagers: [ante(5, 1000)], cards, moves: ['5 play'] })
  expect(lines(result)).toEqual(['5 ante win 1000', '5 play push 0'])
  expect(ruleOf(result, 5, 'ante')).toBe(rule)
  expect(ruleOf(result, 5, 'play')).toBe(back)
})

test('comstock: a back-line bettor plays and folds with the hand, for the own Ante', () => {
  const wagers = [ante(3, 1000), ante(3, 300, 'Kim'), { seat: 3, by: 'Kim', on: 'pair-plus', amount: 500 }]
  const cards = { 3: 'Qh Qd 3s', bank: 'Qs 8c 4d' }
  expect(lines(comstock.play({ wagers, cards, moves: ['3 play'] }))).toEqual([
    '3 ante win 1000',
    '3 play win 1000',
    '3/Kim ante win 300',
    '3/Kim play win 300',
    '3/Kim pair-plus win 500',
  ])
  expect(comstock.play({ wagers, cards, moves: ['3 fold'] }).net).toEqual({
    1: 1800,
    3: -1000,
    '3/Kim': -800,
  })
})

test('cameo: nobody bets behind a hand on Pair Plus, but on the 6 Card Bonus', () => {
  const cards = { 3: 'Qh Qd 3s', bank: 'Qs 8c 4d' }
  const behind = (on: string) => [ante(3, 1000), ante(3, 500, 'Kim'), { seat: 3, by: 'Kim', on, amount: 500 }]
  expect(cameo.refusal({ wagers: behind('pair-plus'), cards, moves: ['3 play'] })).toContain(
    '001:176, 188, 232, 241',
  )
  const paid = cameo.play({ wagers: behind('6-card-bonus'), cards, moves: ['3 play'] })
  expect(paid.net['3/Kim']).toBe(500 + 500 + 4000)
})

test('cameo: the stacks go to the left of the bank first, the bank’s last', () => {
  const result = cameo.play({
    bank: { seat: 7, wager: 100000 },
    wagers: [ante(2, 1000), ante(8, 1000)],
    cards: 'Ah Ad 4s 9h 7s 2d Ks 5c 6d',
    moves: ['floor shuffler-failure', '8 play', '2 fold'],
  })
  expect(result.hands).toEqual({
    8: { cards: 'Ah Ad 4s', is: hand('pair', { of: 'A' }) },
    bank: { cards: 'Ks 5c 6d', is: hand('high-card', { high: 'K' }) },
  })
  expect(result.net).toEqual({ 2: -1000, 7: -1000, 8: 2000 })
})

test('players: a fold leaves the 6 Card Bonus, and the 6 Card Bonus is settled last', () => {
  const wagers = [
    ante(2, 500),
    { seat: 2, on: '6-card-bonus', amount: 500 },
    { seat: 2, on: 'pair-plus', amount: 500 },
  ]
  const cards = { 2: '4h 4s 9d', bank: '9h 9c 4d' }
  expect(lines(players.play({ wagers, cards, moves: ['2 play'], bank: { seat: 1, wager: 4500 } }))).toEqual([
    '2 ante lose -500',
    '2 play lose -500',
    '2 pair-plus win 500',
    '2 6-card-bonus win 3000',
  ])
  expect(players.play({ wagers, cards, moves: ['2 fold'] }).net).toEqual({ 1: -9000, 2: 9000 })
})

test('the bot plays queen-six-four, less against an open king, more against an open deuce', async () => {
  const bot = await botOf('players/three-card-poker-6-card-bonus')
  const move = (hand: string, open: string) =>
    bot({ bank: { seat: 1, wager: 100000 }, wagers: [ante(2, 1000)] }, `${hand} Th Ts ${open}`)[0]
  expect(move('Qs 6h 5d', 'Kc')).toBe('fold')
  expect(move('As 7h 5d', 'Kc')).toBe('play')
  expect(move('Qs 6h 5d', '2c')).toBe('play')
  expect(move('Js 9h 4d', '2c')).toBe('play')
  expect(move('Js 9h 4d', 'Ac')).toBe('fold')
})

test('the bot does not throw a Pair Plus away', async () => {
  const bot = await botOf('players/three-card-poker-6-card-bonus')
  const wagers = [ante(2, 500), { seat: 2, on: 'pair-plus', amount: 5000 }]
  expect(bot({ bank: { seat: 1, wager: 1000000 }, wagers }, '2s 2h 5d 7h 8s Ac')).toEqual(['play'])
})
