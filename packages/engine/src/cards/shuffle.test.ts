import { expect, test } from 'vitest'
import { namesOf } from './card.ts'
import { cardsOf } from './deck.ts'
import { isSeed, Randomness, shuffle } from './shuffle.ts'

const SEED = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff'

test('the same seed gives the same deck, on every machine', () => {
  const deck = shuffle(cardsOf({}), new Randomness(SEED))
  expect(namesOf(deck.slice(0, 8))).toBe(namesOf(shuffle(cardsOf({}), new Randomness(SEED)).slice(0, 8)))
  expect(namesOf(deck)).toMatchInlineSnapshot(
    `"Jc 9c Ac 7c 4c Td Kh 9d 3d 6d 7s Qs Jh 4h 5d Qc Tc 8s 5h Jd Qh 8h 9h 8c 9s 4d 6s 2c 5s Kc 3c 7d Qd 6h 6c Th 7h 2s 3s As Js 2h Kd Ad 8d Ah 2d Ts 3h 4s Ks 5c"`,
  )
})

test('a shuffle keeps every card', () => {
  const deck = shuffle(cardsOf({ decks: 8 }), new Randomness(SEED))
  expect([...deck].sort((a, b) => a - b)).toEqual(cardsOf({ decks: 8 }).sort((a, b) => a - b))
})

test('streams of one seed differ', () => {
  const a = shuffle(cardsOf({}), new Randomness(SEED, 0))
  const b = shuffle(cardsOf({}), new Randomness(SEED, 1))
  expect(a).not.toEqual(b)
})

test('every card is equally likely in every place', () => {
  const n = 26_000
  const seen = new Uint32Array(52 * 52)
  const randomness = new Randomness(SEED)
  for (let i = 0; i < n; i++) {
    for (const [place, card] of shuffle(cardsOf({}), randomness).entries()) seen[place * 52 + card]!++
  }
  const expected = n / 52
  const chi = seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  // 51 × 51 degrees of freedom: mean 2601, standard deviation 72. Five of them is one in three million.
  expect(chi).toBeGreaterThan(2601 - 5 * 72)
  expect(chi).toBeLessThan(2601 + 5 * 72)
})

test('numbers below a limit are unbiased at the awkward limits', () => {
  const randomness = new Randomness(SEED)
  const counts = [0, 0, 0]
  for (let i = 0; i < 30_000; i++) counts[randomness.below(3)]!++
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(450)
})

test('refuses a text that is no seed', () => {
  expect(isSeed(SEED)).toBe(true)
  expect(isSeed(SEED.slice(1))).toBe(false)
  expect(() => new Randomness('xyz')).toThrow('64 hexadecimal')
})
