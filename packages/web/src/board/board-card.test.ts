import { expect, test } from 'vitest'
import { asEntered } from './board-card.tsx'

test('shows of a card only what was entered', () => {
  expect(asEntered(['5c', 'Td', 'Jk', '??'], 'rank')).toEqual(['5', 'T', 'Jk', '??'])
  expect(asEntered(['5c', 'Td'], 'result')).toEqual([])
  expect(asEntered(['5c', '6-5'], undefined)).toEqual(['5c', '6-5'])
})
