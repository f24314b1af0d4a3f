import { cards, cardsOf } from '@cardroom/engine/cards'
import { rankSevens as rankSevensPlain } from '@cardroom/engine/ranking'
import { afterEach, expect, test, vi } from 'vitest'
import { choose } from '../cards/shoe.ts'
import { FastRandom, FastShoe } from '../random/random.ts'
import { rankSevens } from './rank-sevens.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const DECK = 27

function agree(flat: Uint8Array): void {
  const hands = flat.length / 7
  const [fast, plain] = [new Uint16Array(hands), new Uint16Array(hands)]
  rankSevens(flat, fast)
  rankSevensPlain(flat, plain)
  expect(Buffer.compare(Buffer.from(fast.buffer), Buffer.from(plain.buffer))).toBe(0)
  expect(plain.indexOf(0)).toBe(-1)
}

test('ranks every hand of 27 cards as TypeScript does', () => {
  // all spades, the hearts from the two to the nine, and six other cards
  const other = cards('Ah Ad Kc 7d 7c 2d')
  const deck = cardsOf({}).filter(
    card => (card & 3) === 0 || ((card & 3) === 1 && card < 32) || other.includes(card),
  )
  expect(deck.length).toBe(DECK)
  const all = new Uint8Array(7 * choose(DECK, 7))
  const hand = new Uint8Array(7)
  let at = 0
  const deal = (n: number, from: number): void => {
    if (n === 7) {
      all.set(hand, at)
      at += 7
      return
    }
    for (let i = from; i < DECK; i++) {
      hand[n] = deck[i]!
      deal(n + 1, i + 1)
    }
  }
  deal(0, 0)
  agree(all)
})

test('ranks cards in any order, and blocks that are not full', () => {
  const random = new FastRandom('3c'.repeat(32), 0)
  const shoe = new FastShoe(cardsOf({}))
  for (const hands of [1, 2_047, 2_048, 2_049, 100_000]) {
    const flat = new Uint8Array(7 * hands)
    for (let hand = 0; hand < hands; hand++) {
      shoe.shuffle()
      for (let i = 0; i < 7; i++) flat[7 * hand + i] = shoe.draw(random)
    }
    agree(flat)
  }
})

test('ranks the same in TypeScript where WebAssembly is missing', () => {
  const flat = Uint8Array.from([48, 44, 40, 36, 32, 1, 6, 0, 4, 8, 12, 17, 22, 51])
  const [fast, plain] = [new Uint16Array(2), new Uint16Array(2)]
  rankSevens(flat, fast)
  vi.stubGlobal('WebAssembly', undefined)
  rankSevens(flat, plain)
  expect(plain).toEqual(fast)
})
