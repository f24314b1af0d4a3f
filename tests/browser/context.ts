import { join } from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'

/**
 * A browser of somebody's own. What is only laid out, read and pressed need not be painted, which costs a third of the
 * whole; who looks at colours says so by `paint`.
 */
export async function openContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    // What the browser keeps of the page has tests of its own.
    serviceWorkers: 'block',
    ...options,
  })
  await context.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.opacity = '0'
    }),
  )
  return context
}

/** From now on the page is painted. */
export const paint = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.opacity = ''
  })

/** A picture of a page, where somebody asks for pictures: `SHOTS=folder npx vitest run …`. */
export async function shot(page: Page, name: string): Promise<void> {
  const folder = process.env.SHOTS
  if (folder === undefined) return
  await paint(page)
  await page.screenshot({ path: join(folder, `${name}.png`) })
}
