import type { ClientMessage, ServerMessage, TableView } from '@cardroom/protocol'
import type { Page, WebSocketRoute } from 'playwright-core'

/** The sizes of screens that everything is looked at; the last two are 1366×768 at 200 % and 400 %. */
export const SIZES = [
  '320x568',
  '360x640',
  '390x844',
  '844x390',
  '820x1180',
  '1366x768',
  '1920x1080',
  '683x384',
  '341x192',
] as const

export interface Size {
  readonly width: number
  readonly height: number
}

export function sizeOf(text: string): Size {
  const [width, height] = text.split('x').map(Number)
  if (!width || !height) throw new Error(`no size: ${text}`)
  return { width, height }
}

/** Goes to another page of the card room without loading everything anew, and waits until the one before is gone. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate(to => {
    document.querySelector('#content')?.setAttribute('data-before', '')
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await page.locator('#content[data-before]').waitFor({ state: 'detached' })
}

/**
 * A page that is shown tables instead of being connected to any: it is the real page, and only the line to the card
 * room ends here.
 */
export class ShownTable {
  readonly page: Page
  #line: WebSocketRoute | undefined
  #table: TableView | undefined

  private constructor(page: Page) {
    this.page = page
  }

  static async in(page: Page): Promise<ShownTable> {
    const shown = new ShownTable(page)
    await page.routeWebSocket(/\/ws$/, line => {
      shown.#line = line
      line.onMessage(data => shown.#answer(JSON.parse(String(data)) as ClientMessage))
    })
    return shown
  }

  #send(message: ServerMessage): void {
    this.#line?.send(JSON.stringify(message))
  }

  #answer(message: ClientMessage): void {
    if (message.type === 'hello') this.#send({ type: 'welcome', token: 'shown', name: 'Kim', wallet: 0 })
    else if (message.type === 'watch' && this.#table) this.#send({ type: 'table', table: this.#table })
    else this.#send({ type: 'ok', ...(message.re === undefined ? {} : { re: message.re }) })
  }

  /** Shows a table; the clocks stand. */
  async show(url: string, { clock, ...table }: TableView): Promise<void> {
    const now = Date.now()
    this.#table = clock ? { ...table, clock: { for: clock.for, now, until: now + 25_000 } } : table
    const there = new URL(`/table/${table.id}`, url)
    const here = new URL(this.page.url())
    if (here.origin !== there.origin) await this.page.goto(there.href)
    else if (here.pathname === there.pathname) this.#send({ type: 'table', table: this.#table })
    else await goWithin(this.page, there.pathname)
    await this.page.locator('.felt').waitFor()
    await this.settled()
  }

  async resize(size: Size): Promise<void> {
    await this.page.setViewportSize(size)
    await this.settled()
  }

  /**
   * The page has drawn what it was told, and has nothing left to do. After a change of its size headless Chromium now
   * and then draws no frame until the next change: what is measured is laid out all the same.
   */
  async settled(): Promise<void> {
    await this.page.evaluate(async () => {
      await document.fonts.ready
      const timeout = 500
      for (let frame = 0; frame < 2; frame++) {
        await new Promise<void>(resolve => {
          requestAnimationFrame(() => resolve())
          setTimeout(resolve, timeout)
        })
        await new Promise(resolve => requestIdleCallback(resolve, { timeout }))
      }
    })
  }
}
