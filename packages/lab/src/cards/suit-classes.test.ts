import { expect, test } from 'vitest'
import { pairIndex, pairRenamings, RENAMINGS, renameSuit, renamingOf, suitClasses } from './suit-classes.ts'

const sum = (counts: Uint8Array) => counts.reduce((total, count) => total + count, 0)

test('every set of cards is in one class', () => {
  for (const [n, classes, sets] of [
    [2, 169, 1326],
    [3, 1755, 22100],
    [4, 16432, 270725],
    [5, 134459, 2598960],
  ] as const) {
    const { cards, counts } = suitClasses(n)
    expect(counts.length).toBe(classes)
    expect(cards.length).toBe(classes * n)
    expect(sum(counts)).toBe(sets)
  }
})

test('renaming the suits of any set leads to the one that stands for its class', () => {
  const { cards } = suitClasses(3)
  const classes = new Set<string>()
  for (let i = 0; i < cards.length; i += 3) classes.add([...cards.subarray(i, i + 3)].sort().join())
  for (const hand of [
    [0, 5, 10],
    [51, 50, 3],
    [7, 8, 9],
  ]) {
    const renaming = renamingOf(hand)
    expect(classes).toContain(
      hand
        .map(card => renameSuit(card, renaming))
        .sort()
        .join(),
    )
  }
})

test('pairs are renamed card by card', () => {
  const swap = RENAMINGS.findIndex(names => names.join() === '1,0,2,3')
  expect(pairRenamings()[swap]![pairIndex(4, 9)]).toBe(pairIndex(5, 8))
})
