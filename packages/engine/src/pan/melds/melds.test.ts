import { describe, expect, test } from 'vitest'
import { type Card, cards, nameOf } from '../../cards/card.ts'
import { cardsOf } from '../../cards/deck.ts'
import { Randomness, shuffle } from '../../cards/shuffle.ts'
import { inShort } from '../../ranking/testing/in-short.ts'
import type { Condition } from '../rules/rules.ts'
import type { PanTerms } from '../rules/terms.ts'
import { lenders, spreads } from './borrow.ts'
import type { Meld } from './holding.ts'
import { isMeld, meldsIn, nameOfMeld, worthOf } from './melds.ts'
import { slowMelds, slowSpreads } from './testing/slow-melds.ts'

const conditions: Condition[] = [
  { meld: 'square', valle: true, suits: 'different', chips: 1, cite: 'practice' },
  { meld: 'square', valle: true, suits: 'same', chips: 2, spades: 4, cite: 'practice' },
  { meld: 'square', valle: false, suits: 'same', chips: 1, spades: 2, cite: 'practice' },
  { meld: 'rope', ranks: 'A23', chips: 1, spades: 2, cite: 'practice' },
  { meld: 'rope', ranks: 'JQK', chips: 1, spades: 2, cite: 'practice' },
]
const terms: PanTerms = {
  anySuit: new Set([12, 11]),
  valle: new Set([1, 3, 5]),
  conditions,
  repeats: true,
  addedValle: 'full',
  addedRope: 'nothing',
  borrowing: 'new-melds',
  forcing: true,
  drawAgain: 'never',
  antes: 'everybody',
  shortStack: 'pays-what-there-is',
  outCardGiven: 'on-call',
  lowestTie: 'again',
  deckRunsOut: 'reshuffled',
}

test.each([
  ['5h 5d 5c', true],
  ['5h 5d 5c 5s', true],
  ['5h 5h 5h', true],
  ['5h 5h 5c', false],
  ['5h 5d 5c 5c', true],
  ['5h 5h 5c 5c', false],
  ['Ah Ah Ac', true],
  ['Kh Kd Kh Kd', true],
  ['Qh Qh Qd', false],
  ['Qh Jh 7h', true],
  ['6h 7h Jh', true],
  ['Ah 2h 3h', true],
  ['Qh Kh Ah', false],
  ['5h 6h 7d', false],
  ['5h 5h 6h 7h', false],
  ['5h 6h', false],
  ['8h 8h 8h', false],
  ['7h 8h Jh', false],
])('%s is a meld: %s', (text, is) => {
  expect(isMeld(cards(text), terms)).toBe(is)
})

test('a square of different suits holds each suit once under that reading', () => {
  expect(isMeld(cards('5h 5d 5c 5c'), { ...terms, repeats: false })).toBe(false)
  expect(isMeld(cards('5h 5d 5c 5s'), { ...terms, repeats: false })).toBe(true)
})

test.each([
  ['7s 7s 7s', 4],
  ['7h 7h 7h', 2],
  ['5h 5d 5c', 1],
  ['4s 4s 4s', 2],
  ['4d 4d 4d', 1],
  ['4s 4h 4d', 0],
  ['Kh Kh Kc', 0],
  ['Kh Kh Kh', 1],
  ['Ks Ks Ks', 2],
  ['As 2s 3s', 2],
  ['Jd Qd Kd', 1],
  ['2h 3h 4h', 0],
  ['7h Jh Qh', 0],
  // Each further card pays again in a square, and nothing in a rope.
  ['7s 7s 7s 7s', 8],
  ['5h 5d 5c 5c 5c', 3],
  ['4d 4d 4d 4d', 2],
  ['As 2s 3s 4s 5s', 2],
  ['Ah 2h 3h 4h 5h 6h 7h Jh Qh Kh', 2],
])('%s pays %i', (text, chips) => {
  expect(worthOf(cards(text), terms)).toBe(chips)
})

test('cards added to a meld pay less or more under other readings', () => {
  expect(worthOf(cards('7s 7s 7s 7s'), { ...terms, addedValle: 'half' })).toBe(6)
  expect(worthOf(cards('5h 5d 5c 5c'), { ...terms, addedValle: 'half' })).toBe(2)
  expect(worthOf(cards('As 2s 3s 4s 5s'), { ...terms, addedRope: 'again' })).toBe(6)
  expect(worthOf(cards('2s 3s 4s 5s'), { ...terms, addedRope: 'again' })).toBe(0)
})

test('names melds', () => {
  expect(inShort(nameOfMeld(cards('5h 6h 7h Jh')))).toBe('rope 5 J h')
  expect(inShort(nameOfMeld(cards('7s 7s 7s')))).toBe('square 7 s')
  expect(inShort(nameOfMeld(cards('Kh Kh Kc')))).toBe('mixed-square K')
})

const key = (meld: readonly Card[]): string => meld.map(nameOf).sort().join(' ')
const names = (list: readonly Card[]): string[] => list.map(nameOf)

/** A hand full of melds: cards of a few ranks and suits only. */
function richHand(randomness: Randomness, size: number): Card[] {
  const whole = cardsOf({ decks: 8, without: '89T' })
  const ranks = new Set(
    shuffle([0, 1, 2, 3, 4, 5, 9, 10, 11, 12], randomness).slice(0, 2 + randomness.below(5)),
  )
  const rich = whole.filter(card => ranks.has(card >> 2))
  return shuffle(randomness.below(2) === 0 ? rich : whole, randomness).slice(0, size)
}

describe('compared with a search through every choice of cards', () => {
  test('finds the same melds in a hand', () => {
    let found = 0
    for (let n = 0; n < 1_500; n++) {
      const randomness = new Randomness(n.toString(16).padStart(64, '0'))
      const repeats = randomness.below(4) !== 0
      const hand = richHand(randomness, 5 + randomness.below(7))
      const melds = meldsIn(hand, { ...terms, repeats })
      expect(melds.map(key).sort()).toEqual(slowMelds(names(hand), { repeats }))
      for (const card of new Set(hand)) {
        const having = meldsIn(hand, { ...terms, repeats }, { with: card })
        expect(having.map(key).sort()).toEqual(
          melds
            .filter(meld => meld.includes(card))
            .map(key)
            .sort(),
        )
      }
      found += melds.length
    }
    expect(found).toBeGreaterThan(3_000)
  })

  test('finds the same new melds that borrow from those on the table', () => {
    let borrowing = 0
    for (let n = 0; n < 1_500; n++) {
      const randomness = new Randomness((n + 7_777).toString(16).padStart(64, '0'))
      const repeats = randomness.below(4) !== 0
      const here = { ...terms, repeats }
      const pool = richHand(randomness, 11)
      const melds: Meld[] = []
      let own = pool
      for (let i = 0; i < 2; i++) {
        const possible = meldsIn(own, here).filter(meld => meld.length < own.length)
        const meld = possible[randomness.below(Math.max(1, possible.length))]
        if (!meld) break
        melds.push({ cards: meld, borrowed: [], collected: 0 })
        own = without(own, meld)
      }
      const fast = spreads(own, melds, here)
      const lying = melds.map(meld => names(meld.cards))
      expect(fast.map(({ cards: meld }) => key(meld)).sort()).toEqual(
        slowSpreads(names(own), lying, { repeats }),
      )
      for (const { cards: meld, from } of fast) {
        if (from.length === 0) continue
        borrowing++
        for (const [at, lender] of melds.entries()) {
          const lent = from.filter(one => one.meld === at).map(one => one.card)
          if (lent.length > 0) expect(isMeld(without(lender.cards, lent), here)).toBe(true)
          for (const card of lent) expect(meld).toContain(card)
        }
      }
    }
    expect(borrowing).toBeGreaterThan(400)
  })
})

function without(from: readonly Card[], taken: readonly Card[]): Card[] {
  const left = [...from]
  for (const card of taken) left.splice(left.indexOf(card), 1)
  return left
}

const lying = (text: string, borrowed = ''): Meld => ({
  cards: cards(text),
  borrowed: cards(borrowed),
  collected: 0,
})

test('borrows a card from the meld that loses least', () => {
  const melds = [lying('5h 5h 5h 5h'), lying('5h 6h 7h Jh')]
  expect(lenders(melds, cards('5h'), terms)).toEqual([1])
  expect(lenders(melds, cards('6h'), terms)).toBeUndefined()
  expect(lenders(melds, cards('Jh'), terms)).toEqual([1])
  expect(lenders([lying('5h 6h 7h')], cards('5h'), terms)).toBeUndefined()
  expect(lenders([lying('4h 5h 6h 7h', '7h')], cards('7h'), terms)).toBeUndefined()
})
