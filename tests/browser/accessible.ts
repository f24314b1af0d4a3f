import type { Page } from 'playwright-core'

/** What must be called something by those who do not see it. */
const NAMED = new Set([
  'button',
  'link',
  'textbox',
  'searchbox',
  'spinbutton',
  'slider',
  'combobox',
  'checkbox',
  'tab',
  'tabpanel',
  'dialog',
  'image',
  'img',
  'log',
  'timer',
  'heading',
])

/** Everything on the page that the browser gives to a screen reader without a name. */
export async function nameless(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return nodes
    .filter(node => !node.ignored && NAMED.has(String(node.role?.value)))
    .filter(node => !String(node.name?.value ?? '').trim())
    .map(node => `${node.role?.value} ${JSON.stringify(node.properties ?? [])}`.slice(0, 120))
}

/** How far the page reaches over the side of the screen. */
export const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Whether what has the focus shows that it has. */
export const showsFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(focused)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })
