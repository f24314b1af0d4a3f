import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningServer, type ServeOptions, serve } from '@cardroom/server'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { findChromium } from '../../scripts/find-chromium.js'
import { openContext } from './context.ts'

const root = join(import.meta.dirname, '../..')

/** A card room on a free port, and a browser before it. */
export interface BrowserRoom {
  readonly served: RunningServer
  readonly browser: Browser
  /** The folder of the card room, gone when it is closed unless a test has failed there. */
  readonly data: string
  /** A visitor with a browser of their own; nothing may go wrong in the page. */
  enter(path: string, screen?: Screen): Promise<Visitor>
  close(): Promise<void>
}

export interface Visitor {
  readonly page: Page
  readonly context: BrowserContext
  /** What the page complained about. */
  readonly trouble: string[]
}

export type Screen = 'desk' | 'wide-desk' | 'small-desk' | 'tablet' | 'phone'

const SCREENS = {
  desk: { viewport: { width: 1280, height: 800 } },
  'wide-desk': { viewport: { width: 1366, height: 768 } },
  'small-desk': { viewport: { width: 960, height: 600 } },
  tablet: { viewport: { width: 1024, height: 768 }, isMobile: true, hasTouch: true },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} as const

/** Bots think at once, and people have all the time they need. */
const TIMINGS = {
  bank: 60_000,
  wagers: 60_000,
  decision: 60_000,
  pause: 60_000,
  alone: 0,
  line: 0,
  reveal: 0,
  settlement: 0,
  bot: [0, 1] as const,
}

/** The page is built before the tests; where one is run alone, it may not be there yet. */
export function buildPage(): void {
  if (existsSync(join(root, 'packages/web/dist/index.html'))) return
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  execFileSync(process.execPath, [vite, 'build', 'packages/web', '--logLevel', 'error'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
  })
}

const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium() ?? 'chromium',
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Every window has an address bar, and lists of what to type there: pages of their own.
      '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,SpareRendererForSitePerProcess',
      '--disable-site-isolation-trials',
    ],
  })

let launched: Promise<Browser> | undefined

/**
 * The browser of this worker, one for all of its files: to start one takes longer than many a test. It ends with the
 * worker; whoever is done closes what was opened there.
 */
export async function launchBrowser(): Promise<Browser> {
  launched ??= launch()
  const browser = await launched
  if (browser.isConnected()) return browser
  launched = undefined
  return launchBrowser()
}

/** Closes what was opened in a browser, except what was there before. */
export async function leave(browser: Browser, before: readonly BrowserContext[] = []): Promise<void> {
  for (const context of browser.contexts()) if (!before.includes(context)) await context.close()
}

/** The folders of card rooms that are open, and of those that somebody will want to look into. */
const folders = new Set<string>()
const kept = new Set<string>()

let isWrong = (): boolean => false

/** How to know whether the test that runs now has gone wrong. */
export function watchOver(hasFailed: () => boolean): void {
  isWrong = hasFailed
}

/** Where something went wrong the card rooms that are open are kept, with every card and move as they lie. */
export function keepFailed(): void {
  if (isWrong()) for (const folder of folders) kept.add(folder)
}

function clearAway(folder: string): void {
  keepFailed()
  folders.delete(folder)
  if (!kept.delete(folder)) rmSync(folder, { recursive: true, force: true })
  else process.stderr.write(`What was played is kept: node bin/cardroom.js serve --data ${folder}\n`)
}

export async function openRoom(
  lobby: readonly string[],
  options: Pick<ServeOptions, 'filings' | 'timings' | 'limits' | 'now'> = {},
): Promise<BrowserRoom> {
  buildPage()
  const data = mkdtempSync(join(tmpdir(), 'cardroom-browser-'))
  folders.add(data)
  const timings = { ...TIMINGS, ...options.timings }
  const served = await serve({ port: 0, data, lobby, log: () => {}, ...options, timings })
  const browser = await launchBrowser()
  const before = browser.contexts()
  return {
    served,
    data,
    browser,
    async enter(path, screen = 'desk') {
      const context = await openContext(browser, SCREENS[screen])
      context.setDefaultTimeout(40_000)
      const page = await context.newPage()
      const trouble: string[] = []
      page.on('pageerror', error => trouble.push(error.message))
      page.on('console', message => {
        if (message.type() === 'error') trouble.push(message.text())
      })
      await page.goto(`http://localhost:${served.port}${path}`)
      return { page, context, trouble }
    },
    async close() {
      await leave(browser, before)
      await served.close()
      clearAway(data)
    },
  }
}

/** The table of a game of the house. */
export const tableOf = (game: string): string => `/table/${game.replace('/', '-')}`
