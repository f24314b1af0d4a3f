import {
  type Ask,
  families,
  gameOf,
  isRefusal,
  type Move,
  type Refusal,
  type Round,
  readingsOf,
  writeRefusal,
} from '@cardroom/engine'
import { cards, cardsOf, namesOf, Randomness, shuffle } from '@cardroom/engine/cards'
import type { PokerRules, PokerSetup } from '@cardroom/engine/poker'
import { randomPokerSetup } from '@cardroom/testing'
import { describe, expect, test } from 'vitest'
import { games, standard } from '../filed/games.ts'

const poker = [...games, ...standard].filter((rules): rules is PokerRules => rules.family === 'poker')
const family = families.poker!

function start(rules: PokerRules, setup: PokerSetup): Round {
  const readings = readingsOf(rules)
  if (isRefusal(readings)) throw new Error(writeRefusal(readings))
  const round = gameOf(rules).start(setup, { readings })
  if (isRefusal(round)) throw new Error(writeRefusal(round))
  return round
}

/** Plays a round with the advice alone; hears of each decision. */
function playAdvised(rules: PokerRules, n: number, heard: (ask: Ask, move: Move) => void): void {
  const random = new Randomness(n.toString(16).padStart(64, '0'))
  const round = start(rules, randomPokerSetup(rules, random))
  const deck = shuffle(cardsOf(rules.deck), random)
  while (!round.over) {
    const { awaiting } = round
    let refusal: Refusal | undefined
    if (awaiting.kind === 'card') refusal = round.take({ kind: 'card', card: deck.pop()! })
    else if (awaiting.kind === 'shuffle') {
      deck.push(...awaiting.cards)
      refusal = round.take({ kind: 'shuffled' })
    } else if (awaiting.kind === 'decision') {
      const ask = awaiting.asked[0]!
      const move = family.advise(rules, round.view(ask.seat), ask)
      heard(ask, move)
      refusal = round.take(move)
    } else refusal = round.take({ kind: 'settle' })
    if (refusal) throw new Error(writeRefusal(refusal))
  }
}

describe.each(poker)('$id', rules => {
  test('the advice is always legal, and never throws away what may be had for nothing', () => {
    for (let n = 1; n <= 4; n++) {
      playAdvised(rules, n, ({ options }, { move }) => {
        if (options.some(option => option.move === 'check')) expect(move).not.toBe('fold')
      })
    }
  })
})

/** What is advised to the first to act in hold'em with this hand. */
function opening(hand: string, rules = poker.find(({ id }) => id === 'outlaws/texas-holdem')!): string {
  const round = start(rules, {
    stakes: { limit: 'none' },
    blinds: [100, 200],
    button: 3,
    seats: [1, 2, 3].map(seat => ({ seat, stack: 20000 })),
  })
  const deck = cards('2c 3d 4h 5s 6c 7d').filter(card => !cards(hand).includes(card))
  const mine = cards(hand)
  while (round.awaiting.kind === 'card') {
    round.take({ kind: 'card', card: round.awaiting.to === '3' ? mine.shift()! : deck.shift()! })
  }
  const { awaiting } = round
  if (awaiting.kind !== 'decision') throw new Error('nobody is asked')
  return family.advise(rules, round.view(3), awaiting.asked[0]!).move
}

test('aces are raised, seven-deuce is folded', () => {
  expect(opening('As Ad')).toBe('raise')
  expect(opening('7h 2s')).toBe('fold')
})

/** A draw, or a bet, with this hand against others whose cards are unknown. */
const atDraw = (hand: string, ask: Ask, others: number) => ({
  piles: [
    { place: '1', cards: hand.split(' ') },
    ...Array.from({ length: others }, (_, at) => ({
      place: String(at + 2),
      cards: hand.split(' ').map(() => '??'),
    })),
  ],
  wagers: [],
  pots: [600],
  seats: [],
  buttons: [],
  log: [],
  awaiting: { kind: 'decision' as const, asked: [ask] },
})

test('badugi: what stands in the way is drawn, a badugi stands pat, and three cards are no hand to bet', () => {
  const rules = poker.find(one => one.id === 'players/badugi')!
  const drawn = (hand: string): string => {
    const ask: Ask = { seat: 1, options: [{ move: 'draw', cards: { from: cards(hand), min: 0, max: 4 } }] }
    return namesOf(family.advise(rules, atDraw(hand, ask, 2), ask).cards ?? [])
  }
  expect(drawn('4d 7h 6s 8s')).toBe('8s')
  expect(drawn('Ad Ah 2s 3c')).toMatch(/^A[dh]$/)
  expect(drawn('4d 6h 3s 7c')).toBe('')
  const bet: Ask = { seat: 1, options: [{ move: 'check' }, { move: 'bet', cents: { min: 600, max: 600 } }] }
  expect(family.advise(rules, atDraw('4d 7h 6s 8s', bet, 2), bet).move).toBe('check')
  expect(family.advise(rules, atDraw('4d 6h 3s 7c', bet, 2), bet).move).toBe('bet')
})

test('bets are made in whole chips of the table', () => {
  const rules = poker.find(({ id }) => id === 'outlaws/texas-holdem')!
  const view = {
    ...atDraw('As Ad', { seat: 1, options: [] }, 2),
    pots: [1_733],
    piles: [
      { place: '1', cards: ['As', 'Ad'] },
      { place: '2', cards: ['??', '??'] },
    ],
  }
  const bets = [100, 300, 700, 2_500].map(min => {
    const bet: Ask = { seat: 1, options: [{ move: 'check' }, { move: 'bet', cents: { min, max: 99_999 } }] }
    return family.advise(rules, view, bet).cents ?? 0
  })
  expect(bets.map((cents, at) => cents % [100, 100, 500, 2_500][at]!)).toEqual([0, 0, 0, 0])
  const all: Ask = { seat: 1, options: [{ move: 'check' }, { move: 'bet', cents: { min: 100, max: 133 } }] }
  expect(family.advise(rules, view, all).cents).toBe(133)
})

test('the draw keeps what is worth keeping', () => {
  const drawn = (id: string, hand: string): string => {
    const rules = poker.find(one => one.id === id)!
    const ask: Ask = { seat: 1, options: [{ move: 'draw', cards: { from: cards(hand), min: 0, max: 5 } }] }
    const view = {
      piles: [
        { place: '1', cards: hand.split(' ') },
        { place: '2', cards: ['??', '??', '??', '??', '??'] },
      ],
      wagers: [],
      pots: [600],
      seats: [],
      buttons: [],
      log: [],
      awaiting: { kind: 'decision' as const, asked: [ask] },
    }
    return namesOf(family.advise(rules, view, ask).cards ?? [])
  }
  expect(drawn('players/lowball', 'Ks 5d 3c 2s Ad')).toBe('Ks')
  expect(drawn('players/lowball', '7s 5d 3c 2s Ad')).toBe('')
})
