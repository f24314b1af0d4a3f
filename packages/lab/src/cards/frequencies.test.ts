import { expect, test } from 'vitest'
import { highCounts } from './frequencies.ts'

test.each([
  [5, [1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 36, 4]],
  [6, [6612900, 9730740, 2532816, 732160, 361620, 205792, 165984, 14664, 1656, 188]],
  [7, [23294460, 58627800, 31433400, 6461620, 6180020, 4047644, 3473184, 224848, 37260, 4324]],
] as const)('the best hands of %i cards come as often as published', (n, counts) => {
  expect([...highCounts(n).values()]).toEqual(counts)
})
