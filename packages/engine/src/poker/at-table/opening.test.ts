import { expect, test } from 'vitest'
import { rankOf, suitOf } from '../../cards/card.ts'
import { drawForButton } from './opening.ts'

const seedOf = (n: number) => n.toString(16).padStart(64, '0')

test('the highest card takes the button, equal ranks by suit from spades to clubs', () => {
  let bySuit = 0
  for (let n = 0; n < 500; n++) {
    const { cards, button } = drawForButton([2, 5, 7, 9], seedOf(n), 'high')
    const best = cards[button]!
    for (const card of Object.values(cards)) {
      if (card === best) continue
      expect(rankOf(card)).toBeLessThanOrEqual(rankOf(best))
      if (rankOf(card) !== rankOf(best)) continue
      bySuit++
      expect(suitOf(card)).toBeGreaterThan(suitOf(best))
    }
  }
  expect(bySuit).toBeGreaterThan(0)
})

test('an ace is the lowest card where the game ranks it so (004:3353, 3706-3708)', () => {
  let aces = 0
  for (let n = 0; n < 300; n++) {
    const { cards, button } = drawForButton([2, 5, 7], seedOf(n), 'low')
    const others = Object.values(cards).filter(card => rankOf(card) !== 12)
    if (others.length === 3 || others.length === 0) continue
    aces++
    expect(others).toContain(cards[button])
  }
  expect(aces).toBeGreaterThan(20)
})

test('every seat has the same chance', () => {
  const won: Record<number, number> = { 1: 0, 4: 0, 6: 0 }
  for (let n = 0; n < 3000; n++) won[drawForButton([1, 4, 6], seedOf(n), 'high').button]!++
  for (const count of Object.values(won)) expect(Math.abs(count - 1000)).toBeLessThan(150)
})
