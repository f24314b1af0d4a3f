import type { Page } from 'playwright-core'

/** Cards as a scanner types them: the suit comes at once after the rank, however busy the machine is. */
export const typed = async (page: Page, cards: string): Promise<void> => {
  for (const card of cards.split(' '))
    await page.evaluate(keys => {
      for (const key of keys)
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    }, card)
}
