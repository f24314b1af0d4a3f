import { verifyRecord } from '@cardroom/engine'
import type { RoundReply, RoundsReply } from '@cardroom/protocol'
import { openRulebook } from '@cardroom/rulebook'
import { english } from '@cardroom/words/en'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { nameless, overhang } from './accessible.ts'
import { shot } from './context.ts'
import { type BrowserRoom, openRoom, type Screen, tableOf } from './room.ts'
import { typed } from './scanner.ts'

const HOLDEM = 'outlaws/texas-holdem'
const BACCARAT = 'comstock/ez-baccarat-panda-8'
const PAN = 'comstock/pan'
const PATIENCE = 90_000

let room: BrowserRoom
beforeAll(async () => {
  room = await openRoom([HOLDEM, BACCARAT, PAN], { timings: { settlement: 60_000 } })
})
afterAll(() => room.close())

/** A finger, or a mouse, that counts what it does. */
class Hand {
  taps = 0
  readonly #touches: boolean
  readonly #begun = Date.now()

  constructor(screen: Screen) {
    this.#touches = screen === 'phone'
  }

  async press(target: Locator): Promise<void> {
    this.taps++
    await (this.#touches ? target.tap() : target.click())
  }

  get seconds(): number {
    return (Date.now() - this.#begun) / 1000
  }
}

async function sitDown(game: string, screen: Screen, at = room) {
  const { page, trouble, context } = await at.enter(tableOf(game), screen)
  await page.getByRole('button', { name: /^Sit down with/ }).click()
  return { page, trouble, context, name: (await page.locator('.name').textContent())!.trim() }
}

/** Presses the buttons that bring the game on, until the goal is there. */
async function playOn(page: Page, goal: Locator, ...steps: readonly Locator[]): Promise<void> {
  const next = page.locator('.dock > .moves:not(.hold) .btn')
  for (const until = Date.now() + 40_000; Date.now() < until; await page.waitForTimeout(50)) {
    if ((await goal.count()) > 0) return
    for (const step of [...steps, next]) {
      if ((await step.count()) === 0) continue
      await step
        .first()
        .click({ timeout: 1000 })
        .catch(() => {})
      break
    }
  }
  throw new Error('the game does not come so far')
}

const offer = (page: Page, name: string): Locator =>
  page.locator('.floor-offer').filter({ has: page.locator('strong', { hasText: new RegExp(`^${name}$`) }) })

const said = (page: Page): Promise<string> => page.locator('.floor-notice').first().innerText()

describe.each(['phone', 'wide-desk'] as const)('the floor with a few taps on a %s', screen => {
  test(
    'rules on an exposed card in a hand of hold’em',
    async () => {
      const { page, trouble, context } = await sitDown(HOLDEM, screen)
      await playOn(page, page.locator('.pad.ask'))
      const hand = new Hand(screen)
      await hand.press(page.getByRole('button', { name: /^Floor/ }))
      await page.locator('.floor-offer').first().waitFor()
      await shot(page, `${screen}-holdem-1-list`)
      expect(await offer(page, 'Premature turn').count()).toBe(0)
      await hand.press(offer(page, 'Exposed card'))
      await page.locator('.seat:not(.you) .point.on-card').first().waitFor()
      await shot(page, `${screen}-holdem-2-point`)
      await hand.press(page.locator('.seat:not(.you) .point.on-card').first())
      const confirm = page.getByRole('button', { name: /^Rule so/ })
      await confirm.waitFor()
      await shot(page, `${screen}-holdem-3-follows`)
      expect(await page.locator('.floor-follows').innerText()).toMatch(
        /one card taken away[\s\S]*one card from the deck/,
      )
      expect(await nameless(page)).toEqual([])
      expect(await overhang(page)).toBeLessThanOrEqual(0)
      await hand.press(confirm)
      await page.getByLabel('The floor has ruled').waitFor()
      await shot(page, `${screen}-holdem-4-ruled`)
      console.log(`hold'em, ${screen}: ${hand.taps} taps, ${hand.seconds.toFixed(1)} s`)
      expect(hand.taps).toBeLessThanOrEqual(4)
      expect(await said(page)).toMatch(/^The floor rules: Exposed card, .* What follows: /)
      // The game goes on where it was, and those who hear the table are told as well.
      await page.locator('.pad.ask').waitFor()
      expect(await page.locator('[role=log].unseen').textContent()).toMatch(/floor rules: Exposed card/)
      expect(trouble).toEqual([])
      await context.close()
    },
    PATIENCE,
  )

  test(
    'rules on a misdeal at baccarat',
    async () => {
      const { page, trouble, context, name } = await sitDown(BACCARAT, screen)
      const decline = page.getByRole('button', { name: /^Pass it on/ })
      const spot = page.getByRole('button', { name: /^Player.*nothing lies there/ })
      const deal = page.getByRole('button', { name: /^Deal now/ })
      await playOn(page, deal, decline, spot)
      await deal.click()
      await page.getByRole('button', { name: /^Settle now/ }).waitFor()
      const hand = new Hand(screen)
      await hand.press(page.getByRole('button', { name: /^Floor/ }))
      await offer(page, 'Misdeal').waitFor()
      await shot(page, `${screen}-baccarat-1-list`)
      await hand.press(offer(page, 'Misdeal'))
      const confirm = page.getByRole('button', { name: /^Rule so/ })
      await confirm.waitFor()
      await shot(page, `${screen}-baccarat-2-follows`)
      expect(await page.locator('.floor-follows').innerText()).toMatch(
        /The deal is void[\s\S]*gets \$[\d.]+ back/,
      )
      await hand.press(confirm)
      await page.getByLabel('The floor has ruled').waitFor()
      await shot(page, `${screen}-baccarat-3-ruled`)
      console.log(`baccarat, ${screen}: ${hand.taps} taps, ${hand.seconds.toFixed(1)} s`)
      expect(hand.taps).toBeLessThanOrEqual(3)
      const of = async <T>(path: string) => (await (await fetch(`${room.served.url}${path}`)).json()) as T
      const rounds = () => of<RoundsReply>(`/api/rounds?player=${name}`)
      await expect.poll(async () => (await rounds()).length).toBeGreaterThan(0)
      const { record } = await of<RoundReply>(`/api/rounds/${(await rounds())[0]!.id}`)
      expect(record.moves).toEqual(['floor misdeal'])
      expect(verifyRecord(record, await openRulebook(), english.say)).toBeUndefined()
      expect(trouble).toEqual([])
      await context.close()
    },
    PATIENCE,
  )

  test(
    'rules on a foul hand in Pan',
    async () => {
      const { page, trouble, context } = await sitDown(PAN, screen)
      await playOn(page, page.locator('.pan-pad'))
      const hand = new Hand(screen)
      await hand.press(page.getByRole('button', { name: /^Floor/ }))
      await offer(page, 'Foul hand').waitFor()
      await shot(page, `${screen}-pan-1-list`)
      await hand.press(offer(page, 'Foul hand'))
      await page.locator('.seat:not(.you) .point.on-seat').first().waitFor()
      await shot(page, `${screen}-pan-2-point`)
      await hand.press(page.locator('.seat:not(.you) .point.on-seat').first())
      const confirm = page.getByRole('button', { name: /^Rule so/ })
      await confirm.waitFor()
      await shot(page, `${screen}-pan-3-follows`)
      expect(await page.locator('.floor-follows').innerText()).toMatch(/foul/)
      await hand.press(confirm)
      await page.getByLabel('The floor has ruled').waitFor()
      await shot(page, `${screen}-pan-4-ruled`)
      console.log(`Pan, ${screen}: ${hand.taps} taps, ${hand.seconds.toFixed(1)} s`)
      expect(hand.taps).toBeLessThanOrEqual(4)
      expect(await said(page)).toMatch(/^The floor rules: Foul hand, /)
      expect(await overhang(page)).toBeLessThanOrEqual(0)
      expect(trouble).toEqual([])
      await context.close()
    },
    PATIENCE,
  )
})

test(
  'a player calls the floor by key, and the player who runs the table gets a sign and takes it up',
  async () => {
    const quick = await openRoom([HOLDEM], { timings: { pause: 1 } })
    onTestFinished(() => quick.close())
    const { page } = await sitDown(HOLDEM, 'phone', quick)
    const caller = await sitDown(HOLDEM, 'desk', quick)
    await playOn(page, page.locator('.pad.ask'))
    // A player who has sat down is dealt in with one of the next rounds.
    const anyMove = page.locator('.pad.ask .moves .btn:enabled')
    await playOn(caller.page, caller.page.getByRole('button', { name: 'Call the floor' }), anyMove)
    await caller.page.locator('body').press('o')
    const sign = page.getByRole('alert').filter({ hasText: 'calls the floor' })
    await sign.waitFor()
    await shot(page, 'phone-called')
    expect(await said(caller.page)).toMatch(/^You have called the floor/)
    await sign.getByRole('button').tap()
    await page.locator('.floor-offer').first().waitFor()
    await caller.page.getByText('The floor is ruling').waitFor()
    await shot(caller.page, 'desk-standing-still')
    await page.getByRole('button', { name: 'No ruling, play on' }).tap()
    await page.locator('.floor-pad').waitFor({ state: 'detached' })
    await caller.page.getByText('The floor is ruling').waitFor({ state: 'detached' })
    expect(caller.trouble).toEqual([])
  },
  PATIENCE,
)

test(
  'a house dealer enters a card found face up, and rules on an exposed card',
  async () => {
    const { page, trouble } = await room.enter('/deal?game=outlaws%2Ftexas-holdem', 'wide-desk')
    const seats = [4, 5, 6, 7].map(seat => page.getByRole('checkbox', { name: `Seat ${seat}`, exact: true }))
    for (const seat of seats) await seat.uncheck()
    await page.getByRole('button', { name: 'Begin', exact: true }).click()
    await page.getByRole('button', { name: /^Deal/ }).last().click()
    await page.getByRole('button', { name: 'Face up in the deck' }).click()
    await typed(page, '5h 9s 9d kc 4c jh 8d')
    await page.locator('.pad.ask').first().waitFor()
    await page.locator('body').press('o')
    await page.getByLabel('Search').fill('exposed hole')
    await page.keyboard.press('Enter')
    await page.locator('.point.on-card').first().click()
    await page.getByRole('button', { name: /^Rule so/ }).waitFor()
    await shot(page, 'deal-follows')
    await page.getByRole('button', { name: /^Rule so/ }).click()
    await page.getByRole('button', { name: 'Face up in the deck' }).waitFor()
    await typed(page, '2c')
    await page.locator('.pad.ask').first().waitFor()
    await page.getByRole('button', { name: 'Entries', exact: true }).click()
    await page.getByText(/^floor exposed/).waitFor()
    await shot(page, 'deal-ruled')
    expect(trouble).toEqual([])
  },
  PATIENCE,
)
