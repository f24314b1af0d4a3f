import type { Ask } from '@cardroom/engine'
import { english } from '@cardroom/words/en'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MessagesContext } from '../shared/messages/messages.ts'
import { AskPad } from './ask-pad.tsx'

const draw = (ask: Ask): string => {
  const pad = createElement(AskPad, { ask, title: 'Your decision', answer: () => {}, clock: null })
  return renderToStaticMarkup(createElement(MessagesContext, { value: english }, pad))
}

test('draws moves, fixed amounts and ranges as buttons and sliders', () => {
  const html = draw({
    seat: 2,
    options: [
      { move: 'fold' },
      { move: 'call', cents: { min: 300, max: 300 } },
      { move: 'raise', cents: { min: 600, max: 4500 } },
    ],
  })
  expect(html).toContain('>Fold<')
  expect(html).toContain('Call $3')
  expect(html).toContain('Raise to $6')
  expect(html).toMatch(/<input type="range"[^>]*min="600"[^>]*max="4500"/)
})

test('offers cards by name, and shows an unknown move by its own word', () => {
  const html = draw({
    seat: 2,
    options: [{ move: 'set', cards: { from: [51, 48], min: 2, max: 2 } }, { move: 'turn-around' }],
  })
  expect(html).toContain('<span class="unseen">ace of clubs</span>')
  expect(html).toContain('<span class="unseen">ace of spades</span>')
  expect(html).toContain('>Turn around<')
})
