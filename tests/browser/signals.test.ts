import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PATIENCE } from './play-rounds.ts'
import { type BrowserRoom, openRoom, tableOf } from './room.ts'

const HOLDEM = 'outlaws/texas-holdem'
/** No visitor of another test has sat here. */
const OTHER = 'comstock/texas-holdem'

let room: BrowserRoom
beforeAll(async () => {
  // No time bank: the last five seconds come soon, and then the hand is given up.
  const timings = { pause: 500, decision: 7_000, reserve: 0, refill: 0 }
  room = await openRoom([HOLDEM, OTHER], { timings })
}, PATIENCE)
afterAll(() => room.close())

/** The sounds and shakes by which the page has called for attention. */
interface Signals {
  readonly tones: number[]
  readonly rustles: number
  readonly shakes: number
}

/** Who lets the time run out too often in a row is not dealt in any more. */
const giveUpEveryHand = (page: Page): Promise<void> =>
  page.evaluate(() => {
    setInterval(() => {
      const moves = [...document.querySelectorAll<HTMLButtonElement>('.pad.ask .moves .btn')]
      moves.find(({ textContent }) => /Fold|Check/.test(textContent))?.click()
    }, 200)
  })

test(
  'sounds cards, chips, one’s turn and the last five seconds after the first press, until one key turns the sound off',
  async () => {
    const { page, context, trouble } = await room.enter('/', 'phone')
    await context.addInitScript(() => {
      const noticed = { tones: [] as number[], rustles: 0, shakes: 0 }
      Object.assign(window, { noticed })
      const start = OscillatorNode.prototype.start
      OscillatorNode.prototype.start = function (when) {
        noticed.tones.push(this.frequency.value)
        start.call(this, when)
      }
      const rustle = AudioBufferSourceNode.prototype.start
      AudioBufferSourceNode.prototype.start = function () {
        noticed.rustles++
        rustle.call(this)
      }
      Navigator.prototype.vibrate = () => {
        noticed.shakes++
        return true
      }
    })
    const noticed = () => page.evaluate(() => (window as unknown as { noticed: Signals }).noticed)
    await page.goto(`http://localhost:${room.served.port}${tableOf(HOLDEM)}`)
    await page.getByRole('button', { name: /^Sit down with/ }).waitFor()
    expect(await noticed()).toEqual({ tones: [], rustles: 0, shakes: 0 })
    await page.getByRole('button', { name: /^Sit down with/ }).click()
    await page.locator('.pad.ask').waitFor()
    // Cards, chips, the two notes of one's turn and the last five seconds; the first cards may come before the
    // browser lets the page sound.
    await page.waitForFunction(() => {
      const { tones, rustles, shakes } = (window as unknown as { noticed: Signals }).noticed
      return rustles > 0 && shakes > 0 && [3100, 587, 880, 1320].every(hertz => tones.includes(hertz))
    })

    await page.keyboard.press('v')
    await page.getByRole('button', { name: /More/ }).click()
    await page.getByRole('button', { name: 'Sound is off' }).waitFor()
    await page.keyboard.press('Escape')
    const { tones, rustles, shakes } = await noticed()
    // The hand is over, the others play on, and it is one's turn again: that is felt and no longer heard.
    await giveUpEveryHand(page)
    await page.waitForFunction(
      before => (window as unknown as { noticed: Signals }).noticed.shakes > before,
      shakes,
    )
    expect(await noticed()).toMatchObject({ tones, rustles })
    await page.reload()
    await page.getByRole('button', { name: /More/ }).click()
    await page.getByRole('button', { name: 'Sound is off' }).waitFor()
    expect(trouble).toEqual([])
    await context.close()
  },
  PATIENCE,
)

test(
  'notifies a player who looks elsewhere when it is their turn, if they asked for it',
  async () => {
    const { page, context, trouble } = await room.enter('/')
    await context.grantPermissions(['notifications'])
    await context.addInitScript(() => {
      const notices: string[] = []
      Object.assign(window, { notices, away: false })
      Object.defineProperty(document, 'hidden', { get: () => (window as unknown as { away: boolean }).away })
      class Notice {
        static permission = 'granted'
        static requestPermission = async () => 'granted'
        constructor(title: string) {
          notices.push(title)
        }
      }
      Object.assign(window, { Notification: Notice })
    })
    await page.goto(`http://localhost:${room.served.port}${tableOf(OTHER)}`)
    const sit = page.getByRole('button', { name: /^Sit down with/ })
    await sit.waitFor()
    await page.getByRole('button', { name: /More/ }).click()
    await page.getByLabel('Notify me of my turn').check()
    await page.keyboard.press('Escape')
    // Before the turn can come: on a slow machine it is there at once.
    await page.evaluate(() => Object.assign(window, { away: true }))
    await sit.click()
    await page.waitForFunction(() => (window as unknown as { notices: string[] }).notices.length > 0)
    expect(await page.evaluate(() => (window as unknown as { notices: string[] }).notices[0])).toMatch(
      /Texas Hold/,
    )
    await page.waitForFunction(() => document.title.startsWith('● '))
    expect(trouble).toEqual([])
    await context.close()
  },
  PATIENCE,
)
