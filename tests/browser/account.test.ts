import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nameless, overhang, showsFocus } from './accessible.ts'
import { PATIENCE } from './play-rounds.ts'
import { type BrowserRoom, openRoom, tableOf } from './room.ts'

const BACCARAT = 'comstock/ez-baccarat-panda-8'
const PASSWORD = 'several plain words'

let room: BrowserRoom
beforeAll(async () => {
  room = await openRoom([BACCARAT])
})
afterAll(() => room.close())

let names = 0
/** A name that nobody in the room has yet. */
const freeName = (name: string): string => `${name}-${++names}`

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

async function rename(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name)
  await button(page, 'Save').click()
  await page.getByText('Saved.').waitFor()
}

async function signIn(page: Page, name: string, password: string): Promise<void> {
  await button(page, 'Sign in').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Password').fill(password)
  await page.keyboard.press('Enter')
}

const isNow = (page: Page, name: string) =>
  page.getByRole('link', { name: `The account of ${name}` }).waitFor()

/** What browsers keep passkeys in, without anybody's finger. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
}

test(
  'a guest with a seat sets a password, and has the seat in another browser too; either signs the other out',
  async () => {
    const ann = freeName('Ann')
    const here = await room.enter('/me')
    await rename(here.page, ann)
    await here.page.goto(`${room.served.url}${tableOf(BACCARAT)}`)
    await button(here.page, /^Sit down with/).click()
    await here.page.locator('.pad.sitting').waitFor({ state: 'detached' })
    await here.page.goto(`${room.served.url}/me`)
    await here.page.getByLabel('New password').fill('short')
    await button(here.page, 'Set the password').click()
    await here.page.getByText('A password has at least 10 characters.').waitFor()
    await here.page.getByLabel('New password').fill(PASSWORD)
    await button(here.page, 'Set the password').click()
    await isNow(here.page, ann)

    const there = await room.enter('/', 'phone')
    await signIn(there.page, ann, 'some other words')
    await there.page.getByText('Nobody here has that name with that password or code.').waitFor()
    await there.page.getByRole('dialog').getByLabel('Password').fill(PASSWORD)
    await there.page.keyboard.press('Enter')
    await isNow(there.page, ann)
    await there.page.goto(`${room.served.url}${tableOf(BACCARAT)}`)
    await there.page.locator('.seat.own, .dock').first().waitFor()
    await expect.poll(() => there.page.locator('.pad.sitting').count()).toBe(0)

    await here.page.reload()
    await here.page.getByText('signed in by password').waitFor()
    await here.page.getByRole('button', { name: /^Sign out Chrome/ }).click()
    await there.page
      .getByText('You were signed out here from another browser. You are a guest now.')
      .waitFor()
    await button(there.page, 'Sign in').waitFor()
    await expect.poll(() => here.page.getByText('signed in by password').count()).toBe(0)

    // Nothing of it makes the page complain.
    expect([...here.trouble, ...there.trouble]).toEqual([])
    await here.context.close()
    await there.context.close()
  },
  PATIENCE,
)

test(
  'signs in by passkey and by recovery code, on a phone of 320 pixels and with the keyboard alone',
  async () => {
    const bea = freeName('Bea')
    const { page, context, trouble } = await room.enter('/', 'phone')
    await page.setViewportSize({ width: 320, height: 640 })
    const look = async (where: string) => {
      expect(await nameless(page), where).toEqual([])
      expect(await overhang(page), where).toBe(0)
    }
    await button(page, 'Sign in').focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('autocomplete'))).toBe('username')
    await look('signing in')
    await page.getByRole('link', { name: 'Keep who you are now for other browsers' }).focus()
    expect(await showsFocus(page)).toBe(true)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'You are a guest' }).waitFor()
    await look('a guest')
    await rename(page, bea)
    // The check for names takes the authenticator away, so it is added after that.
    await addAuthenticator(page)

    await button(page, 'Add a passkey').focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Your account' }).waitFor()
    await page.getByText(/not used yet/).waitFor()
    await button(page, 'Make ten codes').click()
    await page.locator('.codes li').nth(9).waitFor()
    const codes = await page.locator('.codes code').allTextContents()
    expect(await overhang(page)).toBe(0)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Save as a file' }).click(),
    ])
    expect(readFileSync(await file.path(), 'utf8')).toContain(codes.join('\n'))
    await button(page, 'I have kept them').click()
    await page.getByText('10 are left.').waitFor()

    await button(page, 'Sign out here').click()
    await page.getByText('You have signed out here. You are a guest now.').waitFor()
    expect(await overhang(page)).toBe(0)
    await button(page, 'Close').click()
    await button(page, 'Sign in').click()
    await button(page, 'Use a passkey').click()
    await isNow(page, bea)
    await page
      .getByText(/last used/)
      .first()
      .waitFor()

    await look('an account')
    await button(page, 'Sign out everywhere').click()
    await page.getByText('You were signed out everywhere. You are a guest now.').waitFor()
    await look('signed out')
    await button(page, 'Sign in').click()
    await button(page, 'Use a recovery code instead').click()
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(bea.toLowerCase())
    await page
      .getByRole('textbox', { name: 'Recovery code' })
      .fill(codes[3]!.toUpperCase().replaceAll('-', ' '))
    await page.keyboard.press('Enter')
    await isNow(page, bea)
    await page.getByText('You came in by a recovery code.').waitFor()
    await page.getByText('9 are left.').waitFor()
    await look('by a code')

    // The only way in is removed after a confirmation.
    await page.getByRole('button', { name: /^Remove Chrome/ }).click()
    await page.getByText('That is your only way in.').waitFor()
    await look('asked')
    await button(page, 'Keep it').click()
    await page.getByRole('button', { name: /^Remove Chrome/ }).click()
    await button(page, 'Be a guest again').click()
    await page.getByRole('heading', { name: 'You are a guest' }).waitFor()
    expect(trouble).toEqual([])
    await context.close()
  },
  PATIENCE,
)

test(
  'asks for the password again before it changes a way to sign in, on a page that was loaded anew',
  async () => {
    const cleo = freeName('Cleo')
    const { page, context } = await room.enter('/me')
    await rename(page, cleo)
    await page.getByLabel('New password').fill(PASSWORD)
    await button(page, 'Set the password').click()
    await isNow(page, cleo)
    // A page that was loaded anew has proved no password yet.
    await page.reload()
    await button(page, 'Make ten codes').click()
    await page.getByRole('dialog', { name: 'Is it you?' }).waitFor()
    await page.getByRole('dialog').getByLabel('Password').fill(PASSWORD)
    await button(page, 'Go on').click()
    await page.locator('.codes li').nth(9).waitFor()
    await context.close()
  },
  PATIENCE,
)
