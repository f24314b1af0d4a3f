import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { untilAsked } from './asked.ts'
import { violationsInThemes } from './axe.ts'
import { PATIENCE } from './play-rounds.ts'
import { play } from './robot.ts'
import { type BrowserRoom, openRoom, tableOf } from './room.ts'
import { goWithin } from './tables/shown.ts'

const BACCARAT = 'comstock/ez-baccarat-panda-8'
const BLACKJACK = 'outlaws/pure-21-5-blackjack'
const TILES = 'stars/pai-gow-tiles'
const HOLDEM = 'outlaws/texas-holdem'
const TABLES = [BACCARAT, BLACKJACK, TILES, HOLDEM]

let room: BrowserRoom
beforeAll(async () => {
  room = await openRoom(TABLES)
})
afterAll(() => room.close())

/** Every page that needs no round, and the part by which it is there; no two of a kind one after the other. */
const PAGES: readonly (readonly [path: string, shows: string])[] = [
  ['/', '.table-card'],
  ['/rules', '.games'],
  [`/rules/${BLACKJACK}`, '.sheet-section'],
  ['/rules/diff', 'h1'],
  [`/rules/${BACCARAT}/signs`, 'h1'],
  ['/lab', '.lab-question'],
  ['/tonight', '.open-tonight'],
  ['/glossary', 'h1'],
  ['/lab?picture=night', '.legend'],
  [`/learn/${BACCARAT}`, '.learn-page h2'],
  ['/table/nowhere', '.table-card'],
  ['/me/play', '.my-play-none'],
  [`/practice/${TILES}?seed=abc`, '.practice-dock'],
  ['/deal', 'h1'],
  ['/me', 'h1'],
  ['/house', 'h1'],
  ['/house/tables', '.lead'],
  ['/lists', '.house section'],
  [`${tableOf(BACCARAT)}/sign`, '.sign-page :is(h2, h3)'],
  ['/nowhere', 'h1'],
]

test(
  'every page meets WCAG 2.2 AA in every theme',
  async () => {
    const { page, context } = await room.enter('/')
    const wrong: string[] = []
    for (const [path, shows] of PAGES) {
      if (path !== '/') await goWithin(page, path)
      await page.locator(shows).first().waitFor()
      wrong.push(...(await violationsInThemes(page, path)))
    }
    await context.close()
    expect(wrong).toEqual([])
  },
  PATIENCE,
)

const asList = (page: Page) =>
  page.evaluate(() => {
    localStorage.setItem('cardroom.speech', 'on')
    location.reload()
  })

test.each(TABLES)(
  'a table meets WCAG 2.2 AA in every theme, over and asked, as a picture and as a list: %s',
  async game => {
    const { page, context } = await room.enter(tableOf(game))
    const wrong: string[] = []
    await page.getByRole('button', { name: /^Sit down with/ }).click()
    await play(page, { rounds: 1, banks: false })
    wrong.push(...(await violationsInThemes(page, 'over')))
    await untilAsked(page)
    wrong.push(...(await violationsInThemes(page, 'asked')))
    await asList(page)
    await page.locator('.table-list').waitFor()
    wrong.push(...(await violationsInThemes(page, 'as a list')))
    await context.close()
    expect(wrong).toEqual([])
  },
  PATIENCE,
)

test(
  'the list of rounds and a replay meet WCAG 2.2 AA in every theme',
  async () => {
    const { page, context } = await room.enter('/rounds')
    const wrong: string[] = []
    await page.locator('.round-list a').first().waitFor()
    wrong.push(...(await violationsInThemes(page, 'rounds')))
    await page.locator('.round-list a').first().click()
    await page.locator('.transport').waitFor()
    wrong.push(...(await violationsInThemes(page, 'replay')))
    await context.close()
    expect(wrong).toEqual([])
  },
  PATIENCE,
)
