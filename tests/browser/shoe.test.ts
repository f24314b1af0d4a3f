import { afterAll, beforeAll, expect, test } from 'vitest'
import { nameless, overhang } from './accessible.ts'
import { type BrowserRoom, openRoom } from './room.ts'

const FROG = 'players-golden-frog-baccarat'
const ULTIMATE = 'cameo-ultimate-texas-holdem'

let room: BrowserRoom
beforeAll(async () => {
  room = await openRoom(['players/golden-frog-baccarat', 'cameo/ultimate-texas-holdem'])
})
afterAll(() => room.close())

test('the player-dealer cuts a new shoe; its place and what each wager costs now are on the page', async () => {
  const { page, trouble } = await room.enter(`/table/${FROG}`)
  await page.getByRole('button', { name: /^Sit down with/ }).click()
  // The position comes to whoever sits at 1 before any bot has had it, or after those who decline it.
  const cut = page.getByRole('heading', { name: 'Cut the cards' })
  const take = page.getByRole('button', { name: /^Put up/ })
  await take
    .or(page.getByRole('button', { name: /wagers \(\d left\)/ }))
    .first()
    .waitFor()
  if (await take.isVisible()) {
    await take.click()
    await cut.waitFor()
    await page.getByRole('slider', { name: 'Cards from the top' }).fill('100')
    await page.getByRole('button', { name: /^Cut after 100/ }).click()
    await cut.waitFor({ state: 'detached' })
  }
  await page.getByRole('button', { name: /^Hand without wagers \(5 left\)/ }).click()
  await page.getByText(/^Shoe: \d+ of 416$/).waitFor()
  await page.getByRole('tab', { name: 'Table' }).click()
  await page.getByText(/a shoe of 416, \d+ dealt in 1 round; the cut card comes after 364/).waitFor()
  await page.getByText(/, and \d+ face down/).waitFor()
  await page.getByText('What each wager costs now').click()
  await page.getByText(/\d+ cards are known to be gone/).waitFor()
  const banker = page.locator('.costs-now').getByRole('row', { name: /^Banker line/ })
  await banker.waitFor()
  const now = await banker.innerText()
  await page.getByRole('link', { name: 'Open it in the lab' }).click()
  const inLab = page.getByRole('row', { name: /^Banker line/ })
  await inLab.waitFor()
  expect(await inLab.innerText()).toContain(now.split('\t')[1]!.trim())
  expect(await page.getByLabel('Cards that are gone').inputValue()).toMatch(/^[2-9TJQKA][shdc]( |$)/)
  expect(await nameless(page)).toEqual([])
  expect(trouble).toEqual([])
})

test.each(['desk', 'phone'] as const)('two decks take turns, and their backs are seen (%s)', async screen => {
  const { page, trouble } = await room.enter(`/table/${ULTIMATE}`, screen)
  await page.getByText(/^(Red|Blue) deck$/).waitFor()
  const back = await page.locator('.felt').getAttribute('data-back')
  expect(['red', 'blue']).toContain(back)
  await page.locator('.felt .card.back').first().waitFor()
  const fill = await page
    .locator('.felt .card.back .back-field')
    .first()
    .evaluate(node => getComputedStyle(node).fill)
  expect(fill).toBe(back === 'blue' ? 'rgb(31, 58, 110)' : 'rgb(123, 30, 40)')
  expect(await overhang(page)).toBeLessThanOrEqual(0)
  expect(trouble).toEqual([])
})
