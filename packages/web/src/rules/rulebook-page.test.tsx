// @vitest-environment happy-dom
import { gameOf } from '@cardroom/engine'
import { games } from '@cardroom/rulebook'
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { go } from '../shared/routing/router.ts'
import { type RenderedPart, render } from '../testing/render.tsx'
import { SheetComparison } from './diff-page.tsx'
import RulebookPage from './rulebook-page.tsx'

afterEach(() => go('/'))

const listed = games.map(({ id, name, family }) => ({ id, name, family }))
const rulebook = () => render(<RulebookPage />, { replies: { '/api/games': listed, '/api/own': [] } })
const gamesOn = (page: RenderedPart) =>
  [...page.page.querySelectorAll('.games a')].map(link => link.getAttribute('href'))

const gameNamed = (id: string) => {
  const rules = games.find(one => one.id === id)!
  return { rules, sheet: gameOf(rules).sheet() }
}

test('lists every filed game once, and those that match the search', async () => {
  const page = await rulebook()
  const all = gamesOn(page)
  expect(all).toEqual(expect.arrayContaining(games.map(({ id }) => `/rules/${id}`)))
  expect(new Set(all).size).toBe(all.length)
  await page.fill(/^Find/, 'ZooBac')
  expect(gamesOn(page)).toEqual(['/rules/stars/zoobac'])
  expect(location.pathname + location.search).toBe('/rules?q=ZooBac')
})

test('finds a rule by its words in the filings, with the games that have it', async () => {
  const page = await rulebook()
  await page.fill(/^Find/, 'surrender')
  await page.until(() => page.page.querySelector('.hits li') !== null)
  const first = page.page.querySelector('.hits li')!
  expect(first.textContent).toMatch(/surrender/i)
  expect(first.querySelector('.hit-games a')?.getAttribute('href')).toMatch(/^\/rules\/.*#/)
})

test('shows of two filings only the rules that differ, and all on demand', async () => {
  const [one, other] = [gameNamed('outlaws/pure-21-5-blackjack'), gameNamed('stars/pure-21-5-blackjack')]
  const page = await render(<SheetComparison one={one} other={other} />)
  const rows = () => page.all('row').filter(row => row.querySelector('td') !== null)
  const differing = rows()
  expect(differing.length).toBeGreaterThan(0)
  expect(differing.every(row => row.className === 'differs')).toBe(true)
  await act(async () => page.the('choice').click())
  expect(rows().length).toBeGreaterThan(differing.length)
})

test('says that a filing and itself do not differ', async () => {
  const game = gameNamed('stars/zoobac')
  const page = await render(<SheetComparison one={game} other={game} />)
  expect(page.all('row')).toEqual([])
})
