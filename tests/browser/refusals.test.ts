import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PATIENCE } from './play-rounds.ts'
import { type BrowserRoom, openRoom } from './room.ts'

let room: BrowserRoom
beforeAll(async () => {
  room = await openRoom(['comstock/ez-baccarat-panda-8'])
})
afterAll(() => room.close())

/** The refusals that the page shows now. */
const refused = (page: Page): Promise<string[]> => page.getByRole('alert').allTextContents()

/** Holds the rest of English back until it is let go. */
async function holdBackEnglish(page: Page): Promise<{ asked: () => number; letGo: () => void }> {
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>()
  let asked = 0
  await page.route(/\/assets\/full-[^/]*\.js$/, async route => {
    asked++
    await isLetGo
    await route.continue()
  })
  return { asked: () => asked, letGo }
}

/** Signs in from the lobby under an unknown name, and waits for the answer. */
async function signInAsNobody(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Nobody')
  await dialog.getByLabel('Password').fill('some plain words')
  await page.keyboard.press('Enter')
  await expect.poll(() => dialog.locator('[type=submit]').isEnabled()).toBe(true)
}

test(
  'says a refusal once the whole language is there, and never in half',
  async () => {
    const { page, context, trouble } = await room.enter('/')
    const { asked, letGo } = await holdBackEnglish(page)
    await signInAsNobody(page)
    expect(asked()).toBeGreaterThan(0)
    expect(await refused(page)).toEqual([])
    letGo()
    await expect.poll(() => refused(page)).toEqual(['Nobody here has that name with that password or code.'])
    expect(trouble).toEqual([])
    await context.close()
  },
  PATIENCE,
)

test(
  'says a refusal even where the rest of the language does not come',
  async () => {
    const { page, context } = await room.enter('/')
    await page.route(/\/assets\/full-[^/]*\.js$/, route => route.abort())
    await page.getByLabel('Have you been invited?').fill('nowhere')
    await page.getByRole('button', { name: 'Come in' }).click()
    await expect
      .poll(() => refused(page))
      .toEqual(['Refused: no table has this word; it may be closed already'])
    expect(await page.getByRole('button', { name: 'Sign in', exact: true }).count()).toBe(1)
    expect(await page.getByRole('main').count()).toBe(1)
    await context.close()
  },
  PATIENCE,
)

test(
  'tells a visitor who was signed out elsewhere, in a lobby that nobody has touched',
  async () => {
    const { page, context } = await room.enter('/me')
    const token = await page.evaluate(() => localStorage.getItem('cardroom.token'))
    const isGuest = page.waitForFunction(before => {
      const now = localStorage.getItem('cardroom.token')
      return now !== null && now !== before
    }, token)
    const lobby = await context.newPage()
    // The tab in which one signs out is a guest again before this one hears of it.
    await lobby.routeWebSocket('**', socket => {
      const house = socket.connectToServer()
      house.onClose(async (code, reason) => {
        await isGuest
        await socket.close({ code: code!, reason: reason! })
      })
    })
    await lobby.goto(room.served.url)
    await lobby.locator('.table-card').waitFor()
    await page.getByRole('button', { name: 'Sign out everywhere', exact: true }).click()
    await lobby.getByText('You were signed out everywhere. You are a guest now.').waitFor()
    await context.close()
  },
  PATIENCE,
)

test(
  'says a refusal in another language as soon as that is chosen',
  async () => {
    const { page, context, trouble } = await room.enter('/')
    await page.getByLabel('Have you been invited?').fill('nowhere')
    await page.getByRole('button', { name: 'Come in' }).click()
    await expect
      .poll(() => refused(page))
      .toEqual(['Refused: no table has this word; it may be closed already'])
    await page.getByLabel('Language').filter({ visible: true }).selectOption('es')
    await expect
      .poll(() => refused(page))
      .toEqual(['No se puede: ninguna mesa tiene esa palabra; tal vez ya cerró'])
    expect(trouble).toEqual([])
    await context.close()
  },
  PATIENCE,
)
