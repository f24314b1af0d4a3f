import { expect, test } from 'vitest'
import { sayFollows } from './follows.ts'
import { english } from './languages/en/index.ts'

const names = { m: english, players: new Map([[3, 'Kim']]), wagers: new Map() }

test('says what follows from a ruling', () => {
  expect(sayFollows({ what: 'void' }, names)).toBe('The deal is void.')
  expect(sayFollows({ what: 'chips', seat: 3, cents: 1500 }, names)).toBe('Kim gets $15 back.')
  expect(sayFollows({ what: 'chips', seat: 3, by: 'Lee', cents: -500 }, names)).toBe(
    'Lee (back line on Kim) pays $5.',
  )
  expect(sayFollows({ what: 'state', place: '3', state: 'dead' }, names)).toBe('Kim: dead hand.')
  expect(sayFollows({ what: 'dealt', place: 'board', cards: 2 }, names)).toBe('Board: 2 cards from the deck.')
  expect(sayFollows({ what: 'to-act', seats: [3] }, names)).toBe('Then to act: Kim.')
})
