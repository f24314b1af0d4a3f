import { expect, test } from 'vitest'
import { rankOf, suitOf } from '../../cards/card.ts'
import { drawForButton } from './opening.ts'

const seedOf = (n: number) => n.toString(16).padStart(64, '0')

test('the highest card takes the button, equal ranks by suit from spades to clubs', () => {
  let bySuit = 0
  for (let n = 0; n < 500; n++) {
    const { cards, button } = drawForButton([2, 5, 7, 9], seedOf(n))
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

test('every seat has the same chance', () => {
  const won: Record<number, number> = { 1: 0, 4: 0, 6: 0 }
  for (let n = 0; n < 3000; n++) won[drawForButton([1, 4, 6], seedOf(n)).button]!++
  for (const count of Object.values(won)) expect(Math.abs(count - 1000)).toBeLessThan(150)
})
