import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test('a name in little room', () => {
  expect(['Banker line', 'Dragon 7', 'Ante', '6 Card Bonus', 'Kim: Player line'].map(initials)).toEqual([
    'BL',
    'D7',
    'Ante',
    '6CB',
    'Kim: PL',
  ])
})
