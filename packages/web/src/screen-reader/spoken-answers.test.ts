import type { Names } from '@cardroom/words'
import { english } from '@cardroom/words/en'
import { expect, test } from 'vitest'
import { emptyPicture, type Picture } from '../felt/picture.ts'
import { boardLines, ownCardLines, placeLines, potLines, stackLines } from './spoken-answers.ts'

const names: Names = {
  m: english,
  players: new Map([
    [1, 'Ann'],
    [2, 'Bo'],
  ]),
  wagers: new Map([['tie', 'Tie']]),
}
const empty = emptyPicture({
  sitters: [
    { seat: 1, name: 'Ann', notes: [], stack: 20_000 },
    { seat: 2, name: 'Bo', notes: ['away'], stack: 5_000 },
    { seat: 3, notes: [] },
  ],
  you: 1,
  bank: undefined,
  wagers: [],
  buttons: [],
})
const round: Picture = {
  ...empty,
  bank: { seat: 2, wager: 50_000 },
  wagers: [{ seat: 1, on: 'tie', amount: 500 }],
  piles: [
    { place: '1', hand: 1, cards: ['As', 'Kd'], name: '21' },
    { place: '1', hand: 2, cards: ['9c', '9d', '8h'], name: '26, over', state: 'over' },
    { place: '2', cards: ['??', '??'] },
    { place: 'board', cards: ['2c', '3c', '4c'] },
  ],
  pots: [1_200, 300],
  bets: new Map([[2, 400]]),
  asked: new Set([2]),
}

test('says the own cards hand by hand, and nothing twice', () => {
  expect(ownCardLines(round, names)).toEqual([
    'Hand 1: ace of spades and king of diamonds; 21',
    'Hand 2: nine of clubs, nine of diamonds, and eight of hearts; 26, over',
  ])
  expect(ownCardLines(empty, names)).toEqual(['You have no cards'])
  expect(ownCardLines({ ...empty, you: undefined }, names)).toEqual(['You have no seat here'])
})

test('says the board', () => {
  expect(boardLines(round, names)).toEqual(['Board: two of clubs, three of clubs, and four of clubs'])
  expect(boardLines(empty, names)).toEqual(['No cards on the board'])
})

test('says what is played for: pots, bets, the player-dealer, wagers', () => {
  expect(potLines(round, names)).toEqual([
    'Main pot $12',
    'Side pot 1 $3',
    'Bo has bet $4',
    'Player-dealer Bo with $500',
    'You: Tie $5',
  ])
  expect(potLines(empty, names)).toEqual(['Nothing in the pot, no wagers'])
})

test('says stacks, the own one first, and no empty seats', () => {
  expect(stackLines(round, names)).toEqual(['You have $200', 'Bo $50, Player-dealer, to act, away'])
})

test('says of others’ hands what can be seen', () => {
  expect(placeLines(round.sitters[1]!, round, names).join('; ')).toContain('2 face-down cards')
})
