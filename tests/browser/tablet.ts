import type { CDPSession, Page } from 'playwright-core'

/** A finger is no pointer: nothing on the tablet may be smaller. */
const LEAST = 44

/** Somebody with a tablet: taps what is shown, and counts. */
export class Finger {
  readonly #page: Page
  readonly #glass: CDPSession
  #taps = 0
  /** What was too small, or lay under something else. */
  readonly missed: string[] = []

  private constructor(page: Page, glass: CDPSession) {
    this.#page = page
    this.#glass = glass
  }

  static async on(page: Page): Promise<Finger> {
    return new Finger(page, await page.context().newCDPSession(page))
  }

  get taps(): number {
    return this.#taps
  }

  /** Taps the first that matches, as soon as it is there and can be pressed. */
  async tap(selector: string): Promise<void> {
    const { x, y, isFree, isSmall } = await this.#page.evaluate(
      async ({ selector, least }) => {
        const found = (): HTMLElement | undefined => {
          const target = document.querySelector(selector)
          return target instanceof HTMLElement && !target.matches(':disabled') ? target : undefined
        }
        const until = performance.now() + 20_000
        while (!found() && performance.now() < until) await new Promise(requestAnimationFrame)
        const target = found()
        if (!target) throw new Error(`there is no ${selector}`)
        target.scrollIntoView({ block: 'nearest' })
        const { x, y, width, height } = target.getBoundingClientRect()
        const at = { x: x + width / 2, y: y + height / 2 }
        const isFree = target.contains(document.elementFromPoint(at.x, at.y))
        return { ...at, isFree, isSmall: width < least - 0.5 || height < least - 0.5 }
      },
      { selector, least: LEAST },
    )
    if (isSmall) this.missed.push(`${selector} is smaller than ${LEAST} pixels`)
    if (!isFree) this.missed.push(`${selector} is covered`)
    // One after the other, but without waiting in between until the page has drawn itself.
    await Promise.all([
      this.#glass.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] }),
      this.#glass.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
    ])
    this.#taps++
  }

  /** What the selector matches, once it does. */
  async read(selector: string): Promise<string> {
    return (await this.#page.locator(selector).first().textContent())!.trim()
  }
}
