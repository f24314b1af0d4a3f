import { expect, test } from 'vitest'
import { countSevens } from './count-sevens.ts'

test('counts every hand of seven cards as the plain count does', () => {
  expect(countSevens()).toEqual([
    23_294_460, 58_627_800, 31_433_400, 6_461_620, 6_180_020, 4_047_644, 3_473_184, 224_848, 37_260, 4_324,
  ])
})
