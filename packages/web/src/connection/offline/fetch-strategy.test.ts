import { expect, test } from 'vitest'
import { fallbackFor, wayOf } from './fetch-strategy.ts'

const SCOPE = 'https://example.org/room/'
const FILES = ['index.html', 'assets/index-1.js', 'favicon.svg']
const asked = (path: string, more: Partial<Pick<Request, 'method' | 'mode'>> = {}) => ({
  url: `https://example.org/${path}`,
  method: 'GET',
  mode: 'cors' as const,
  ...more,
})

test.each([
  ['room/', { mode: 'navigate' }, 'fresh'],
  ['room/table/x', { mode: 'navigate' }, 'fresh'],
  ['room/assets/index-1.js', {}, 'kept'],
  // A file of a later build: only the network has it.
  ['room/assets/index-2.js', {}, 'network'],
  ['room/favicon.svg?x', {}, 'fresh'],
  ['room/api/games', {}, 'network'],
  ['room/api/games', { mode: 'navigate' }, 'network'],
  ['room/assets/index-1.js', { method: 'POST' }, 'network'],
  ['elsewhere/assets/index-1.js', {}, 'network'],
] as const)('%s %o: %s', (path, more, way) => {
  expect(wayOf(asked(path, more), SCOPE, FILES)).toBe(way)
})

test('shows the page at every address without a network', () => {
  expect(fallbackFor(asked('room/rules/stars/zoobac'), SCOPE, FILES)).toBe(`${SCOPE}index.html`)
  expect(fallbackFor(asked('room/favicon.svg'), SCOPE, FILES)).toBe(`${SCOPE}favicon.svg`)
})
