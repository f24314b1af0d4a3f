import type { Card } from '../../cards/card.ts'
import { choices } from '../best-cards.ts'

const CATEGORIES = [
  'high card',
  'pair',
  'two pair',
  'three of a kind',
  'straight',
  'flush',
  'full house',
  'four of a kind',
  'straight flush',
  'royal flush',
]

/** A five-card high hand, read step by step as at the table: a number that grows with the hand. */
export function slowFive(hand: readonly Card[]): number {
  const values = hand.map(c => (c >> 2) + 2).sort((a, b) => b - a)
  const count = (v: number) => values.filter(other => other === v).length
  const groups = [...new Set(values)].sort((a, b) => count(b) - count(a) || b - a)
  const pattern = groups.map(count).join('')
  const flush = new Set(hand.map(c => c & 3)).size === 1
  const wheel = values.join() === '14,5,4,3,2'
  const straight = pattern === '11111' && (wheel || values[0]! - values[4]! === 4)
  const name =
    straight && flush && values[1] === 13
      ? 'royal flush'
      : straight && flush
        ? 'straight flush'
        : straight
          ? 'straight'
          : flush
            ? 'flush'
            : {
                '41': 'four of a kind',
                '32': 'full house',
                '311': 'three of a kind',
                '221': 'two pair',
                '2111': 'pair',
                '11111': 'high card',
              }[pattern]!
  return (
    (wheel ? [5, 4, 3, 2, 1] : groups).reduce((n, v) => n * 15 + v, CATEGORIES.indexOf(name)) *
    15 ** (5 - groups.length)
  )
}

/** The best five of more cards, by trying them all. */
export const slowHigh = (cards: readonly Card[]): number => Math.max(...[...choices(cards, 5)].map(slowFive))
