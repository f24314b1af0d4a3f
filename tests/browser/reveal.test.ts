import type { View } from '@cardroom/engine'
import {
  type FollowedTable,
  momentsOf,
  type ServerMessage,
  type TableView,
  tableAfter,
} from '@cardroom/protocol'
import { english } from '@cardroom/words/en'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { press } from './asked.ts'
import { type BrowserRoom, openRoom, tableOf } from './room.ts'

const BACCARAT = 'comstock/ez-baccarat-panda-8'
const BLACKJACK = 'towers/no-bust-21st-century-blackjack'

let room: BrowserRoom
beforeAll(async () => {
  room = await openRoom([BACCARAT, BLACKJACK])
})
afterAll(() => room.close())

/** The look of a table that both the page and its messages tell. */
interface Look {
  readonly cards: number
  readonly stacks: string
  readonly settled: number
}

const written = ({ cards, stacks, settled }: Look): string => `${cards} cards, ${settled} settled, ${stacks}`

const lookOf = (view: View | undefined, stacks: readonly number[], of: Partial<TableView>): string =>
  written({
    cards: view?.piles.reduce((sum, { cards }) => sum + cards.length, 0) ?? 0,
    stacks: stacks.map(english.money).join(' '),
    settled: new Set(
      view?.log.flatMap(event =>
        event.type === 'settled' && of.kind === 'banked'
          ? [[event.line.seat, event.line.by, event.line.on, event.line.hand, event.line.for].join()]
          : [],
      ),
    ).size,
  })

/** Every way the table may look: as it was sent, or at one of the moments on its way there. */
function looksSent(messages: readonly ServerMessage[]): Set<string> {
  const looks = new Set<string>()
  let followed: FollowedTable | undefined
  for (const message of messages) {
    if (message.type !== 'table' && message.type !== 'change') continue
    followed = tableAfter(followed, message)
    if (!followed) continue
    const { view: table } = followed
    const seats = table.seats.filter(({ player }) => player).map(({ seat }) => seat)
    const view = table.round?.view ?? table.last?.view
    looks.add(
      lookOf(
        view,
        table.seats.filter(({ player }) => player).map(({ stack }) => stack),
        table,
      ),
    )
    for (const moment of view ? momentsOf(table.steps ?? [], view) : [])
      looks.add(
        lookOf(
          moment.view,
          seats.map(seat => moment.stacks[seat] ?? 0),
          table,
        ),
      )
  }
  return looks
}

/** Notes how the table looks at every change of the page. */
const watchLooks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const all = (what: string) => [...document.querySelectorAll(what)]
    const seen: Look[] = []
    const look = () => {
      const plates = all('.plate').sort((a, b) => Number(seatOf(a)) - Number(seatOf(b)))
      seen.push({
        cards: all('.felt .lying').length,
        stacks: plates.map(one => one.querySelector('.plate-stack > span')?.textContent ?? '').join(' '),
        settled: all('.felt .bet.settled').length,
      })
    }
    const seatOf = (plate: Element) =>
      [...(plate.closest('ol, ul')?.children ?? [])].indexOf(plate.closest('li')!)
    Object.assign(window, { seen })
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
  })

test.each([BACCARAT, BLACKJACK])(
  '%s: the page shows the table only as it was at one single moment',
  async game => {
    const { page, context, trouble } = await room.enter('/')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const messages: ServerMessage[] = []
    page.on('websocket', socket =>
      socket.on('framereceived', ({ payload }) =>
        messages.push(JSON.parse(String(payload)) as ServerMessage),
      ),
    )
    await page.goto(`${room.served.url}${tableOf(game)}`)
    await page.getByRole('button', { name: /^Sit down with/ }).click()
    // Before one's own place is shown, the others lie in another order.
    await page.locator('.plate .tag').waitFor()
    await watchLooks(page)
    for (let rounds = 0; rounds < 2; rounds++) {
      const spot = page.locator('button.spot.base').first()
      const decline = page.getByRole('button', { name: /Pass it on/ })
      const next = page.getByRole('button', { name: /^(Next round|Show it all)/ })
      await spot.or(decline).or(next).first().waitFor()
      while (!(await spot.isVisible())) {
        if (await decline.isVisible()) await press(decline)
        else if (await next.isVisible()) await press(next)
        await spot.or(decline).or(next).first().waitFor()
      }
      await spot.click()
      await page.getByRole('button', { name: /^Deal now/ }).click()
      const armed = page.locator('.btn.armed')
      const stand = page.getByRole('button', { name: /^Stand/ })
      const moves = page.locator('.pad.ask .moves .btn:not(:disabled)')
      const over = page.locator('.log-after')
      await over.or(moves).first().waitFor()
      while (!(await over.isVisible())) {
        if (await armed.isVisible()) await press(armed)
        else if (await stand.isVisible()) await press(stand)
        else if (await moves.first().isVisible()) await press(moves.first())
        await over.or(moves).first().waitFor()
      }
    }
    const seen = (await page.evaluate('window.seen')) as Look[]
    const sent = looksSent(messages)
    expect(new Set(seen.map(({ cards }) => cards)).size).toBeGreaterThan(4)
    expect(seen.map(written).filter(look => !sent.has(look))).toEqual([])
    expect(trouble).toEqual([])
    await context.close()
  },
)
