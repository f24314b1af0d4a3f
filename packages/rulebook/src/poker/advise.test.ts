import {
  type Ask,
  families,
  isRefusal,
  type Move,
  type Refusal,
  type Round,
  readingsOf,
  writeRefusal,
} from '@cardroom/engine'
import { cards, cardsOf, namesOf, Randomness, shuffle } from '@cardroom/engine/cards'
import type { PokerRules, PokerSetup } from '@cardroom/engine/poker'
import { describe, expect, test } from 'vitest'
import { games, standard } from '../filed/games.ts'
import { randomSetup } from '../testing/random-poker.ts'

const poker = [...games, ...standard].filter((rules): rules is PokerRules => rules.family === 'poker')
const family = families.poker!

function start(rules: PokerRules, setup: PokerSetup): Round {
  const readings = readingsOf(rules)
  if (isRefusal(readings)) throw new Error(writeRefusal(readings))
  const round = family.start(rules, setup, { readings })
  if (isRefusal(round)) throw new Error(writeRefusal(round))
  return round
}

/** Plays a round with the advice alone; hears of each decision. */
function playAdvised(rules: PokerRules, n: number, heard: (ask: Ask, move: Move) => void): void {
  const random = new Randomness(n.toString(16).padStart(64, '0'))
  const round = start(rules, randomSetup(rules, random))
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
