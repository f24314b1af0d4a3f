import { expect, test } from 'vitest'
import { type Card, cards, namesOf } from '../cards/card.ts'
import { cardsOf } from '../cards/deck.ts'
import { sha256 } from '../cards/sha256.ts'
import { orderOf } from '../cards/shuffle.ts'
import { burnedFor, isShuffledAnew } from './burn.ts'
import { seedOf } from './fair-shuffle.ts'
import { SeededShoe } from './seeded-shoe.ts'

const SEED = sha256('a seed')
const DECK = cardsOf({ decks: 2 }).sort((a, b) => a - b)
const AWAITED = { kind: 'card', to: '1', face: 'up' } as const

function take(shoe: SeededShoe, count: number): Card[] {
  return Array.from({ length: count }, () => {
    const given = shoe.next(AWAITED)
    if (given?.kind !== 'card') throw new Error('no card')
    return given.card
  })
}

test('deals the rounds of one shoe one after the other', () => {
  const order = orderOf(DECK, SEED)
  expect(take(new SeededShoe(DECK, SEED), 6)).toEqual(order.slice(0, 6))
  expect(take(new SeededShoe(DECK, SEED, { from: 6 }), 5)).toEqual(order.slice(6, 11))
})

test('a cut puts the top cards below the others, and changes nothing else', () => {
  const order = orderOf(DECK, SEED)
  const cut = orderOf(DECK, SEED, 30)
  expect(cut).toEqual([...order.slice(30), ...order.slice(0, 30)])
  expect(take(new SeededShoe(DECK, SEED, { from: 2, cut: 30 }), 3)).toEqual(order.slice(32, 35))
})

test('throws different dice for each round of a shoe', () => {
  const thrown = [0, 1, 2, 3].map(from =>
    new SeededShoe(DECK, SEED, { from }).next({ kind: 'dice', count: 12 }),
  )
  expect(new Set(thrown.map(dice => JSON.stringify(dice))).size).toBe(4)
})

test('shuffles the rest of earlier rounds where a shoe runs out, and deals it once', () => {
  const shoe = new SeededShoe(DECK, SEED, { from: 100 })
  const order = orderOf(DECK, SEED)
  expect(take(shoe, 4)).toEqual(order.slice(100))
  const again = take(shoe, 100)
  expect(namesOf(again)).not.toBe(namesOf(order.slice(0, 100)))
  expect([...again].sort((a, b) => a - b)).toEqual(order.slice(0, 100).sort((a, b) => a - b))
  expect(() => take(shoe, 1)).toThrow('the shoe is empty')
})

test('the first card burns what it shows: an ace one, court cards ten (004:5825-5827)', () => {
  const burned = (readings = {}) => cards('As 2h 9d Tc Js Qh Kd').map(card => burnedFor(card, readings))
  expect(burned()).toEqual([1, 2, 9, 10, 10, 10, 10])
  expect(burned({ burnTen: 'none' })).toEqual([1, 2, 9, 0, 10, 10, 10])
})

test('loads a continuous shuffler once', () => {
  expect([1, 2].map(number => isShuffledAnew({}, { supply: 'continuous' }, number))).toEqual([true, false])
  expect([1, 2].map(number => isShuffledAnew({}, { supply: 'shoe' }, number))).toEqual([true, true])
})

test('tells one text with another name in it from the texts of two players', () => {
  const one = [{ name: 'Ann', text: 'x\nBob: y' }]
  const two = [
    { name: 'Ann', text: 'x' },
    { name: 'Bob', text: 'y' },
  ]
  expect(seedOf({ secret: 's', added: one })).toBe(seedOf({ secret: 's', added: two }))
  expect(seedOf({ how: 2, secret: 's', added: one })).not.toBe(seedOf({ how: 2, secret: 's', added: two }))
  expect(seedOf({ how: 2, secret: 's', added: [{ name: 'A', text: 'é' }] })).toBe(
    sha256('16:cardroom shuffle,1:s,1:A,2:é,'),
  )
})
