import { unwrap } from '@cardroom/engine'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nameless, overhang } from './accessible.ts'
import { PATIENCE } from './play-rounds.ts'
import { type BrowserRoom, openRoom } from './room.ts'

const FROG = 'players/golden-frog-baccarat'

let room: BrowserRoom
beforeAll(async () => {
  room = await openRoom(['cameo/ultimate-texas-holdem'])
})
afterAll(() => room.close())

test(
  'the player-dealer cuts a new shoe and deals a hand without wagers; the page counts the cards that are gone',
  async () => {
    const { id } = unwrap(await room.served.room.openTable(FROG, { bots: 1, bankAfter: 0 }))
    const { page, trouble } = await room.enter(`/table/${id}`)
    await page.getByRole('button', { name: /^Sit down with/ }).click()
    await page.getByRole('button', { name: /^Take it with/ }).click()
    await page.getByRole('heading', { name: 'Cut the cards' }).waitFor()
    await page.getByRole('slider', { name: 'Cards from the top' }).fill('100')
    await page.getByRole('button', { name: /^Cut after 100/ }).click()
    await page.getByRole('heading', { name: 'Cut the cards' }).waitFor({ state: 'detached' })
    await expect.poll(() => room.served.room.tables.get(id)!.table.state.shoe?.shuffle.cut).toBe(100)

    await page.getByRole('button', { name: /^Next round/ }).click()
    await page.getByRole('button', { name: /^Pass it on/ }).click()
    await page.getByRole('button', { name: /^Hand without wagers \(5 left\)/ }).click()
    await page.getByRole('button', { name: /^Next round/ }).click()
    await page.getByRole('button', { name: /^Hand without wagers \(4 left\)/ }).waitFor()
    await page.getByText(/^Shoe \d+\/416$/).waitFor()
    await page.getByRole('tab', { name: 'Table' }).click()
    await page.getByText(/a shoe of 416, \d+ dealt in \d+ rounds?; the cut card comes after 364/).waitFor()
    await page.getByText(/, and \d+ face down/).waitFor()
    expect(await nameless(page)).toEqual([])

    await page.getByText('What each wager costs now').click()
    await page.getByText(/\d+ cards are known to be gone/).waitFor()
    const banker = page.locator('.costs-now').getByRole('row', { name: /^Banker line/ })
    await banker.waitFor()
    const [, now = ''] = (await banker.innerText()).split('\t')
    await page.getByRole('link', { name: 'Open it in the lab' }).click()
    const inLab = page.getByRole('row', { name: /^Banker line/ })
    await inLab.waitFor()
    expect(await inLab.innerText()).toContain(now.trim())
    expect(await page.getByLabel('Cards that are gone').inputValue()).toMatch(/^[2-9TJQKA][shdc]( |$)/)
    expect(trouble).toEqual([])
  },
  PATIENCE,
)

test.each(['desk', 'phone'] as const)(
  'shows the back of whichever of two alternating decks is in play (%s)',
  async screen => {
    const { page, trouble } = await room.enter('/table/cameo-ultimate-texas-holdem', screen)
    await page.getByText(/^(Red|Blue) deck$/).waitFor()
    const backs = () =>
      page.locator('.felt').evaluate(felt => {
        // As a card that lies face down is drawn.
        felt.insertAdjacentHTML('beforeend', '<svg class="card back"><rect class="back-field" /></svg>')
        const card = felt.lastElementChild!
        const { fill } = getComputedStyle(card.firstElementChild!)
        card.remove()
        return { back: felt.getAttribute('data-back'), fill }
      })
    expect([
      { back: 'red', fill: 'rgb(123, 30, 40)' },
      { back: 'blue', fill: 'rgb(31, 58, 110)' },
    ]).toContainEqual(await backs())
    expect(await overhang(page)).toBeLessThanOrEqual(0)
    expect(trouble).toEqual([])
  },
  PATIENCE,
)
