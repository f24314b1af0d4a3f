import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { paint } from './context.ts'

/** What the Web Content Accessibility Guidelines 2.2 ask for at levels A and AA, as far as it can be measured. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

export const THEMES = ['dark', 'light', 'contrast'] as const
export type Theme = (typeof THEMES)[number]

/** What depends on colours; everything else is the same in every theme. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

/** What is wrong with a page as it stands: the rule, and where. */
export const violations = (page: Page): Promise<string[]> => broken(page, { type: 'tag', values: TAGS })

async function broken(page: Page, rules: axe.RunOnly): Promise<string[]> {
  await paint(page)
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await page.evaluate(axe.source)
  const found = await page.evaluate(
    async runOnly =>
      (
        await (window as unknown as { axe: typeof axe }).axe.run(document, {
          runOnly,
          resultTypes: ['violations'],
        })
      ).violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ target, failureSummary = '' }) => `${target.join(' ')}: ${failureSummary}`),
      })),
    rules,
  )
  return found.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.replaceAll(/\s+/g, ' ')}`))
}

/** The same page in every theme. */
export async function violationsInThemes(page: Page, where: string): Promise<string[]> {
  const wrong: string[] = []
  // Words over a gradient cannot be measured: the page's own is a shade of its plain colour.
  await page.addStyleTag({ content: 'body { background-image: none !important }' })
  for (const theme of THEMES) {
    await page.evaluate(worn => {
      document.documentElement.dataset.theme = worn
    }, theme)
    const found =
      theme === THEMES[0] ? await violations(page) : await broken(page, { type: 'rule', values: OF_COLOURS })
    for (const one of found) wrong.push(`${where}, ${theme}: ${one}`)
  }
  return wrong
}
