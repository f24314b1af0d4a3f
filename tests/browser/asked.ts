import type { Locator, Page } from 'playwright-core'

/** Presses what may be gone before it is pressed: then something else is there. */
export const press = (button: Locator): Promise<void> => button.click({ timeout: 2_000 }).catch(() => {})

/**
 * Goes on until something is asked of the person: wagers, the position or a decision. In a hand that the others give
 * up before it comes to them, nothing is; whoever has lost everything buys chips first.
 */
export async function untilAsked(page: Page, what = '.pad.wagers, .pad.ask, .pad.bank'): Promise<void> {
  const asked = page.locator(what).first()
  const buys = page.locator('dialog.out-of-chips .chips-form .btn').first()
  const next = page.locator('.dock > .moves:not(.hold) .btn').first()
  for (;;) {
    await asked.or(buys).or(next).first().waitFor()
    if (await buys.isVisible()) await press(buys)
    else if (await asked.isVisible()) return
    else await press(next)
  }
}
