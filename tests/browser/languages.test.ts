import { feesOnly, games, rooms } from '@cardroom/rulebook'
import { regimes } from '@cardroom/rulebook/regimes'
import { LANGUAGES, type Language } from '@cardroom/words/languages'
import { packMessages } from '@cardroom/words/messages'
import { listenerFor, pseudoMessages } from '@cardroom/words/testing'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openContext } from './context.ts'
import { PATIENCE } from './play-rounds.ts'
import { type BrowserRoom, openRoom, tableOf } from './room.ts'
import { spokenOn, unfitOn } from './spoken.ts'
import { momentsOf } from './tables/moments.ts'
import { goWithin, ShownTable } from './tables/shown.ts'

const BACCARAT = 'players/golden-frog-baccarat'
const BLACKJACK = 'stars/pure-spanish-21-5'
const THREE_CARD = 'comstock/three-card-poker-6-card-bonus'

/** A game of every family. */
const GAMES = [
  BACCARAT,
  BLACKJACK,
  THREE_CARD,
  'cameo/ultimate-texas-holdem',
  'comstock/let-it-ride-bonus',
  'stars/face-up-pai-gow-poker',
  'stars/pai-gow-tiles',
  'comstock/super-pan-9',
  'comstock/seven-card-stud',
  'comstock/pan',
]

const OTHERS = LANGUAGES.filter(one => one !== 'en')
const PHONE = { width: 320, height: 640 }
const DESK = { width: 1280, height: 800 }

/** What is called the same everywhere: games, rooms, laws, people, and what a browser calls itself. */
const NAMES = [
  ...[...games, ...feesOnly, ...regimes].map(({ name }) => name),
  ...Object.values(rooms),
  'Chrome',
  'Linux',
]
const listeners = new Map<Language, (text: string) => string[]>(
  await Promise.all(OTHERS.map(async one => [one, await listenerFor(one, NAMES)] as const)),
)
const PEOPLE = /\b(Kim|(Bot|Guest)-\w+)/g

/** Chinese has signs of its own between its words. */
const ENGLISH_POINTS = /\p{Script=Han}\s*[,;:!?]|[,;:!?]\s*\p{Script=Han}/u

let room: BrowserRoom
beforeAll(async () => {
  room = await openRoom([BACCARAT, BLACKJACK], { timings: { pause: 30, sealing: 0 } })
})
afterAll(() => room.close())

const speak = async (page: Page, language: Language): Promise<void> => {
  await page.locator('#look-menu select.language').evaluate((select, to) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')!
    set!.call(select, to)
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }, language)
  // Not by frames: a page that was resized may draw none.
  await page.waitForFunction(to => document.documentElement.lang === to, language, { polling: 20 })
}

/** What is wrong with a text: words of another language, or signs of one. */
function wrongIn(text: string, language: Language): string[] {
  const own = text.replaceAll(PEOPLE, '')
  const foreign = listeners.get(language)!(own)
  return [
    ...(foreign.length > 0 ? [`${foreign.join(' ')} in “${text}”`] : []),
    ...(language.startsWith('zh') && ENGLISH_POINTS.test(own) ? [`signs in “${text}”`] : []),
  ]
}

/** The texts of a page with words or signs of another language. */
const misspoken = async (page: Page, language: Language): Promise<string[]> =>
  (await spokenOn(page)).flatMap(({ text, where }) => wrongIn(text, language).map(one => `${where}: ${one}`))

/** The faults that remain after the page has had time to look up and lay out what it shows. */
async function staysWrong(page: Page, look: () => Promise<string[]>): Promise<string[]> {
  for (const until = Date.now() + SETTLES; ; await page.waitForTimeout(50)) {
    const wrong = await look()
    if (wrong.length === 0 || Date.now() > until) return wrong
  }
}
const SETTLES = 10_000

/** The wrong texts of a page in any language, and the texts that do not fit at any size. */
async function wrongOn(page: Page, where: string, screens = [PHONE, DESK]): Promise<string[]> {
  const wrong = new Set<string>()
  for (const language of OTHERS) {
    await speak(page, language)
    for (const size of screens) {
      await page.setViewportSize(size)
      for (const one of await staysWrong(page, () => unfitOn(page)))
        wrong.add(`${where}, ${language}, ${size.width}: ${one}`)
      if (size !== PHONE) continue
      for (const one of await staysWrong(page, () => misspoken(page, language)))
        wrong.add(`${where}, ${language}, ${one}`)
    }
  }
  return [...wrong]
}

/** Every page that needs no round, and the part by which it is there; no two of a kind one after the other. */
const PAGES: readonly (readonly [path: string, shows: string])[] = [
  ['/', '.table-card'],
  ['/tonight', '.open-tonight details'],
  ['/rules', '.games'],
  [`/rules/${BLACKJACK}`, '.sheet-section'],
  ['/rules?q=Dragon+7', '.hit-groups, .hits'],
  [`/rules/${THREE_CARD}`, '.sheet-section'],
  [`/rules/diff?a=${BLACKJACK}&b=stars/pure-21-5-blackjack`, '.diff'],
  [`/rules/${BACCARAT}/signs`, 'h1'],
  [`/learn/${THREE_CARD}`, 'h1'],
  ['/glossary', '.glossary'],
  [`/lab?game=${BACCARAT}`, '.lab-question'],
  ['/me/play', '.my-play-none'],
  [`/practice/${THREE_CARD}?seed=abc`, '.practice-dock'],
  [`/school/${THREE_CARD}/settle?seed=a1&level=3`, '.school-pad'],
  ['/deal', 'h1'],
  ['/school', '.school-room'],
  ['/school/exam', '.school-choose'],
  [`/school/exam/${THREE_CARD}/sheet?seed=a1&questions=6`, '.exam-keys'],
  ['/me', 'h1'],
  ['/lists', 'h1'],
  ['/house', 'h1'],
  ['/house/claim', 'h1'],
  ['/house/tables', '.lead'],
  ['/lists', '.house section'],
  [`${tableOf(BACCARAT)}/sign`, '.sign-page :is(h2, h3)'],
  ['/table/17', 'h1'],
  ['/house/tables', 'h1'],
  ['/nowhere', 'h1'],
  ['/rounds', 'h1'],
]

test(
  'shows the lobby in each language before anybody touches anything',
  async () => {
    const wrong: string[] = []
    for (const language of OTHERS) {
      const { page, context, trouble } = await room.enter(`/?lang=${language}`)
      await page.locator('.table-card .limits').nth(1).waitFor()
      // The options of a closed list are not in view.
      const said = (await spokenOn(page)).filter(({ where }) => where !== 'option')
      wrong.push(...said.flatMap(({ text }) => wrongIn(text, language).map(one => `${language}: ${one}`)))
      expect(trouble).toEqual([])
      await context.close()
    }
    expect(wrong).toEqual([])
  },
  PATIENCE,
)

test(
  'a page stays in view while another language is chosen for it',
  async () => {
    const { page, context, trouble } = await room.enter('/rules')
    await page.locator('.games').first().waitFor()
    await page.evaluate(() => {
      const note = () => {
        const isShown = document.querySelector('main')?.checkVisibility() ?? false
        if (!isShown) document.documentElement.dataset.vanished = 'true'
      }
      new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true })
    })
    for (const language of OTHERS) await speak(page, language)
    expect(await page.locator('html').getAttribute('data-vanished')).toBeNull()
    expect(trouble).toEqual([])
    await context.close()
  },
  PATIENCE,
)

test(
  'shows every page in every language without English and without words that do not fit',
  async () => {
    const { page, context, trouble } = await room.enter('/')
    const wrong: string[] = []
    for (const [path, shows] of PAGES) {
      if (path !== '/') await goWithin(page, path)
      await page.locator(shows).first().waitFor()
      wrong.push(...(await wrongOn(page, path)))
    }
    await context.close()
    expect(wrong).toEqual([])
    expect(trouble).toEqual([])
  },
  PATIENCE,
)

/** A page on which English is the invented language en-XA: it is given other messages than those it was built with. */
async function pagePseudo(): Promise<Page> {
  const context = await openContext(room.browser, {})
  const messages = JSON.stringify(packMessages(await pseudoMessages()))
  await context.route(/\/assets\/(lobby|full)-[^/]*\.js$/, async route => {
    const built = await (await route.fetch()).text()
    await route.fulfill({ body: built.replace(/`[\s\S]*`/, () => messages), contentType: 'text/javascript' })
  })
  const page = await context.newPage()
  await page.goto(`${room.served.url}/?lang=en`)
  await page.getByText('[Táábléés]').first().waitFor()
  return page
}

/** A person's name is no message: it ends in “…” where the words beside it are long. */
const unfitMessages = async (page: Page): Promise<string[]> =>
  (await unfitOn(page)).filter(one => !one.startsWith('cut: name '))

test(
  'leaves room on every page for en-XA, which is a third longer than English',
  async () => {
    const page = await pagePseudo()
    const wrong: string[] = []
    for (const [path, shows] of PAGES) {
      if (path !== '/') await goWithin(page, path)
      await page.locator(shows).first().waitFor()
      for (const size of [PHONE, DESK]) {
        await page.setViewportSize(size)
        for (const one of await staysWrong(page, () => unfitMessages(page)))
          wrong.push(`${path}, ${size.width}: ${one}`)
      }
    }
    await page.context().close()
    expect(wrong).toEqual([])
  },
  PATIENCE,
)

/** One page for the tables of all games. */
let shown: ShownTable | undefined

test.each(GAMES)(
  'shows a round in every language: %s',
  async id => {
    shown ??= await ShownTable.in(await (await openContext(room.browser, {})).newPage())
    const { places } = games.find(game => game.id === id)!.seats
    const wrong: string[] = []
    const [, ...moments] = await momentsOf(room.served, id, places)
    for (const { name, table } of moments) {
      await shown.show(room.served.url, table)
      wrong.push(...(await wrongOn(shown.page, name, name === 'over' ? [PHONE, DESK] : [PHONE])))
    }
    expect(wrong).toEqual([])
  },
  PATIENCE,
)

test(
  'shows the dialogs over a table and the offer of a seat in every language',
  async () => {
    const { places } = games.find(game => game.id === BLACKJACK)!.seats
    const [sit, ...moments] = await momentsOf(room.served, BLACKJACK, places)
    const { page } = shown!
    await shown!.show(room.served.url, sit!.table)
    const wrong = await wrongOn(page, 'sitting down', [PHONE])
    await shown!.show(room.served.url, moments.find(({ name }) => name === 'decision')!.table)
    for (const name of ['Preferences', 'Leave the seat']) {
      await speak(page, 'en')
      await page.locator('.table-tools .more').click()
      await page.getByRole('button', { name, exact: true }).click()
      await page.locator('dialog[open]').waitFor()
      wrong.push(...(await wrongOn(page, name)))
      await page.keyboard.press('Escape')
    }
    expect(wrong).toEqual([])
  },
  PATIENCE,
)

test(
  'shows a replay and a table as a list in every language',
  async () => {
    const { page, context, trouble } = await room.enter('/rounds')
    await page.locator('.round-list a').first().click()
    await page.locator('.transport').waitFor()
    const wrong = await wrongOn(page, 'replay')
    await page.evaluate(() => localStorage.setItem('cardroom.speech', 'on'))
    await page.goto(`${room.served.url}${tableOf(BLACKJACK)}`)
    await page.locator('.table-list').waitFor()
    wrong.push(...(await wrongOn(page, 'as a list', [PHONE])))
    await context.close()
    expect(wrong).toEqual([])
    expect(trouble).toEqual([])
  },
  PATIENCE,
)

test('takes the language from the address, and keeps a chosen language on other pages', async () => {
  const { page, context } = await room.enter('/?lang=vi')
  await page.locator('html[lang=vi] .table-card').first().waitFor()
  await speak(page, 'zh-Hant')
  expect(new URL(page.url()).searchParams.get('lang')).toBe('zh-Hant')
  await page.goto(`${room.served.url}/glossary`)
  await page.locator('html[lang=zh-Hant] .glossary').waitFor()
  await context.close()
})
