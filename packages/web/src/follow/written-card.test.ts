import { parseCard } from '@cardroom/engine/cards'
import { expect, test } from 'vitest'
import { writtenCard } from './written-card.ts'

test('cards are typed in either case, and with a caret when they lay face up in the deck', () => {
  expect(writtenCard('5H')).toEqual({ card: parseCard('5h') })
  expect(writtenCard('^td')).toEqual({ card: parseCard('Td'), boxed: true })
  expect(writtenCard('^')).toBeUndefined()
  expect(writtenCard('1h')).toBeUndefined()
})
