import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BrowserRoom, openRoom, type Screen } from './room.ts'

let room: BrowserRoom
beforeAll(async () => {
  room = await openRoom(['comstock/three-card-poker-6-card-bonus'])
})
afterAll(() => room.close())

const SCREENS: readonly Screen[] = ['desk', 'phone']

test.each(SCREENS)('teaches a first round from the rule sheet to its settlement (%s)', async screen => {
  const { page, context, trouble } = await room.enter('/rules/comstock/three-card-poker-6-card-bonus', screen)
  await page.getByRole('link', { name: 'Learn this game' }).click()
  await page.waitForURL('**/learn/comstock/three-card-poker-6-card-bonus')
  await page.getByRole('checkbox', { name: 'Pair Plus' }).check()
  await page.getByRole('button', { name: /^Deal/ }).click()
  for (const title of ['Before the cards', 'The deal']) {
    await page.getByRole('heading', { name: title }).waitFor()
    await page.getByRole('button', { name: /^Go on/ }).click()
  }
  const play = page.getByRole('button', { name: /^Play \$10/ })
  await play.waitFor()
  // The lesson shows the moves, what each does, and the line of the filing.
  const fold = page.locator('.lesson-options div', { hasText: 'Fold' })
  expect(await fold.textContent()).toContain('Give the hand up')
  expect(await page.locator('.lesson-filed .cite').allTextContents()).toContain('003:700')
  await page.getByRole('button', { name: 'What would a regular do?' }).click()
  await page.getByText('A sensible regular would choose').waitFor()
  // The decision is on screen without scrolling.
  const box = await play.boundingBox()
  expect(box!.y + box!.height).toBeLessThanOrEqual(page.viewportSize()!.height)
  await play.click()
  await page.getByRole('button', { name: /^Go on/ }).click()
  await page.getByRole('heading', { name: 'The settlement', exact: true }).waitFor()
  expect(await page.locator('.settlement .cite').count()).toBeGreaterThan(0)
  // To take a decision back, step back.
  await page.getByRole('button', { name: 'One step back' }).click()
  await page.getByRole('button', { name: 'One step back' }).click()
  await page.getByRole('button', { name: /^Fold/ }).click()
  await page.getByRole('button', { name: /^Go on/ }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(trouble).toEqual([])
  await context.close()
})

test('opens the meaning of a word of the trade, by keyboard too', async () => {
  const { page, context, trouble } = await room.enter('/rules/comstock/three-card-poker-6-card-bonus')
  const word = page.locator('.sheet .term', { hasText: 'player-dealer' }).first()
  await word.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Player-dealer' })
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await word.click()
  await dialog.getByRole('link', { name: 'All words of the trade' }).click()
  await page.waitForURL('**/glossary#player-dealer')
  await page.getByRole('searchbox').fill('kum')
  expect(await page.locator('.glossary dt').allTextContents()).toEqual(['Kum-kum'])
  expect(trouble).toEqual([])
  await context.close()
})

test('says that a game is not filed', async () => {
  const { page, context } = await room.enter('/learn/comstock/none')
  await page.getByText('No game of that name is filed here').waitFor()
  await context.close()
})
