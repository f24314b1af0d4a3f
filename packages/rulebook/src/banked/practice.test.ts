import { expect, test } from 'vitest'
import { lines, tableOf } from '../testing/table.ts'

const { play, refusal } = await tableOf('comstock/three-card-poker-6-card-bonus')
const wagers = [2, 3].map(seat => ({ seat, on: 'ante', amount: 1000 }))
const cards = { 2: '9s 9d 4c', 3: 'Ah 8d 2c', bank: 'Qh 7c 3d' }
const back = ['2 ante push 0', '3 ante push 0']

test('a player’s card that was exposed plays, one of the player-dealer voids the deal', () => {
  const exposed = play({ wagers, cards, moves: ['floor exposed-card 2 9d', '2 play', '3 play'] })
  expect(exposed.net).toEqual({ 1: -4000, 2: 2000, 3: 2000 })
  expect(exposed.rulings).toEqual([{ name: 'exposed-card', seat: 2, rule: 'practice' }])
  expect(lines(play({ wagers, cards, moves: ['floor exposed-card 1 7c'] }))).toEqual(back)
  expect(refusal({ wagers, cards, moves: ['floor exposed-card 1 3d'] })).toContain('card-not-face-down')
  expect(refusal({ wagers, cards, moves: ['floor exposed-card 2 9c', '2 play', '3 play'] })).toContain('9c')
})

test('a wrong number of cards voids the deal, or kills a hand once somebody has decided', () => {
  const short = { ...cards, 3: 'Ah 8d' }
  expect(lines(play({ wagers, cards: short, moves: ['floor too-few-cards 3'] }))).toEqual(back)
  const long = { ...cards, 3: 'Ah 8d 2c 5s' }
  const late = play({ wagers, cards: long, moves: ['2 play', 'floor too-many-cards 3 5s'] })
  expect(lines(late)).toEqual(['2 ante win 1000', '2 play win 1000', '3 ante push 0'])
  const bank = play({ wagers, cards, moves: ['2 play', 'floor too-many-cards 1'] })
  expect(bank.net).toEqual({ 1: 0, 2: 0, 3: 0 })
})

test('a misdeal comes before the first chip moves, and takes no collection', () => {
  const bank = { seat: 1, wager: 100000 }
  const late = play({ bank, wagers, cards, schedule: 'own/2', moves: ['2 play', 'floor misdeal'] })
  expect(lines(late)).toEqual(['2 ante push 0', '3 ante push 0', '2 play push 0'])
  expect(late.fees).toEqual([])
  expect(refusal({ wagers, cards, moves: ['2 fold', '3 play', 'floor misdeal'] })).toContain(
    'too-late-for-misdeal',
  )
})

test('a touched wager plays as it stood, and a missing wager cannot be touched', () => {
  const touched = play({ wagers, cards, moves: ['floor wager-touched 2', '2 play', '3 play'] })
  expect(touched.net).toEqual({ 1: -4000, 2: 2000, 3: 2000 })
  expect(refusal({ wagers, cards, moves: ['floor wager-touched 1'] })).toContain('name-a-wager')
  expect(refusal({ wagers, cards, moves: ['floor wager-touched 2/Kim'] })).toContain('no-wager-by 2 Kim')
  expect(refusal({ wagers, cards, moves: ['floor rained-off'] })).toContain('no-such-incident rained-off')
})
