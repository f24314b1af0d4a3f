import { expect, test } from 'vitest'
import { isPlaceInTree, OrderTree, rootOf } from './tree.ts'

const SEED = 'a1'.repeat(32)
const sizes = [1, 2, 3, 5, 8, 52, 53, 416]
const orderOf = (size: number) => Array.from({ length: size }, (_, i) => (i * 7) % 52)

test('proves every card of an order of any size', () => {
  for (const size of sizes) {
    const order = orderOf(size)
    const tree = new OrderTree('t', order, SEED)
    for (const [place, card] of order.entries()) {
      const proof = tree.proof(place)
      expect(isPlaceInTree(proof)).toBe(true)
      expect(rootOf('t', card, proof)).toBe(tree.root)
    }
  }
})

test('a different card, place, salt, path or order has a different root', () => {
  const order = orderOf(52)
  const tree = new OrderTree('t', order, SEED)
  for (const [place, card] of order.entries()) {
    const proof = tree.proof(place)
    const others = [
      rootOf('t', (card + 1) % 52, proof),
      rootOf('u', card, proof),
      rootOf('t', card, { ...proof, place: place ^ 1 }),
      rootOf('t', card, { ...proof, salt: tree.proof(place ^ 1).salt }),
      rootOf('t', card, { ...proof, path: proof.path.slice(1) }),
      rootOf('t', card, { ...proof, path: proof.path.toReversed() }),
    ]
    expect(others).not.toContain(tree.root)
  }
})

test('a place behind the last card opens as no card', () => {
  const tree = new OrderTree('t', orderOf(3), SEED)
  expect(() => tree.proof(3)).toThrow('no place 3')
  expect(isPlaceInTree({ ...tree.proof(2), place: 6 })).toBe(false)
})

test('another seed has other salts, so that a card cannot be guessed from its hash', () => {
  const order = orderOf(52)
  const [one, other] = [new OrderTree('t', order, SEED), new OrderTree('t', order, 'b2'.repeat(32))]
  expect(one.root).not.toBe(other.root)
  const salts = order.flatMap((_, place) => [one.proof(place).salt, other.proof(place).salt])
  expect(new Set(salts).size).toBe(104)
})
