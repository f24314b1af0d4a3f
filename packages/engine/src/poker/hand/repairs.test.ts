import { expect, test } from 'vitest'
import { Chips } from '../../money/chips.ts'
import type { Script } from '../../round/script.ts'
import type { PokerRules } from '../rules/rules.ts'
import { Player } from './player.ts'
import { DeckNotes, HandNotes, Repairs } from './repairs.ts'
import { HandStage } from './stage.ts'

const rules = {
  streets: [
    { name: 'preflop', each: ['down', 'down'], first: 'after-blinds', bet: 'lower', cite: 'practice' },
  ],
} as const satisfies Partial<PokerRules>

function* nothing(): Script {}

test('repairs cards at once, but during the deal only when everybody has all cards', () => {
  const stage = new HandStage(rules)
  const repairs = new Repairs(stage)
  repairs.later(nothing)
  expect(repairs.mending).toHaveLength(1)
  stage.dealing = true
  repairs.later(nothing)
  expect(repairs.mending).toHaveLength(1)
  expect(repairs.takeDue()).toBe(nothing)
  expect(repairs.takeDue()).toBeUndefined()
})

test('a card that was put on top is burned once, a burn is left out once, cards laid aside come back once', () => {
  const deck = new DeckNotes()
  deck.putOnTop(7)
  expect([deck.takeFromTop(), deck.takeFromTop()]).toEqual([7, undefined])
  deck.leaveOutBurn('river')
  expect([deck.takeLeftOut('turn'), deck.takeLeftOut('river'), deck.takeLeftOut('river')]).toEqual([
    false,
    true,
    false,
  ])
  deck.layAside([1, 2])
  deck.layAside([3])
  expect([deck.takeAside(), deck.takeAside()]).toEqual([[1, 2, 3], []])
})

test('boxed cards are together while no other card has left the deck between them', () => {
  const deck = new DeckNotes()
  expect([40, 39, 37, 36, 35].map(left => deck.countBoxed(left))).toEqual([1, 2, 1, 2, 3])
})

test('remembers nothing without a ruling', () => {
  const hands = new HandNotes()
  const [one, two] = [1, 2].map(seat => new Player(seat, 1000, new Chips())) as [Player, Player]
  expect(hands.of(one)).toBeUndefined()
  hands.on(one).barred = true
  hands.on(one).unplayable.push(5)
  expect(hands.of(one)).toMatchObject({ barred: true, unplayable: [5], missing: 0 })
  expect(hands.of(two)).toBeUndefined()
  hands.liftBars()
  expect(hands.of(one)).toMatchObject({ barred: false, unplayable: [5] })
})
