import type { RoundReply } from '@cardroom/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PATIENCE } from './play-rounds.ts'
import { play } from './robot.ts'
import { type BrowserRoom, openRoom, tableOf } from './room.ts'

const GAME = 'cameo/three-card-poker-6-card-bonus'

const SIZES = [
  [320, 568],
  [390, 844],
  [844, 390],
  [1366, 768],
] as const
const LOW = [
  [844, 390],
  [640, 512],
] as const

let room: BrowserRoom
beforeAll(async () => {
  room = await openRoom([GAME])
})
afterAll(() => room.close())

test(
  'steps through a finished round, checks, downloads, changes and reopens it',
  async () => {
    const { page, context, trouble } = await room.enter(tableOf(GAME))
    await page.getByRole('button', { name: /^Sit down with/ }).click()
    await play(page, { rounds: 2, banks: false })

    // Every settled wager names the lines that decided it; from the lines one comes to the rule sheet.
    await page.locator('.log-line .cite').last().click()
    await page.getByRole('button', { name: 'Show what rests on these lines' }).click()
    await page.getByRole('dialog', { name: 'Three Card Poker 6 Card Bonus' }).waitFor()
    await page.keyboard.press('Escape')

    await page.getByRole('link', { name: 'Step through it' }).click()
    await page.getByRole('heading', { name: 'Three Card Poker', exact: false }).first().waitFor()
    await page.getByText('comes out exactly as it was recorded').waitFor()
    const slider = page.getByRole('slider', { name: 'Position in the round' })
    const last = Number(await slider.getAttribute('max'))
    expect(last).toBeGreaterThan(5)
    expect(await page.locator('.felt .card').count()).toBe(0)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowLeft')
    expect(await slider.inputValue()).toBe('1')
    await page.getByRole('button', { name: 'Last step' }).click()
    // Everything lies open to the house.
    expect(await page.locator('.felt .card').count()).toBeGreaterThan(5)
    expect(await page.locator('.felt .card.back').count()).toBe(0)

    // The buttons that move the round stay on even the smallest screen.
    const whole = page.viewportSize()!
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      const box = (await page.locator('.transport .moves').boundingBox())!
      expect([width, height, box.y >= 0 && box.y + box.height <= height]).toEqual([width, height, true])
    }
    // On a phone on its side, and at twice the size, the whole table stands above them.
    for (const [width, height] of LOW) {
      await page.setViewportSize({ width, height })
      await page.locator('.replay .felt-frame').evaluate(felt => felt.scrollIntoView())
      const felt = (await page.locator('.replay .felt-frame').boundingBox())!
      const moves = (await page.locator('.transport').boundingBox())!
      expect([width, felt.y >= -1 && felt.y + felt.height <= moves.y + 1]).toEqual([width, true])
    }
    await page.setViewportSize(whole)

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ])
    const id = new URL(page.url()).pathname.split('/').at(-1)!
    expect(download.suggestedFilename()).toBe(`${id}.json`)
    const { record } = (await (await fetch(`${room.served.url}/api/rounds/${id}`)).json()) as RoundReply

    // Opens a record as it is, with another result, of no known game, and a text that is no record.
    await page.goto(`${room.served.url}/rounds`)
    // The list says the game, its room, and what the round came to.
    const listed = page.locator('.round-list li').first()
    await listed.waitFor()
    expect(await listed.textContent()).toMatch(/^Three Card Poker 6 Card Bonus\s*Cameo Club\s*You: [+−]?\$/)
    await page.getByText('Open a record').click()
    const field = page.getByLabel('The record, as JSON')
    const show = page.getByRole('button', { name: 'Show the round' })
    await field.fill(JSON.stringify(record))
    await show.click()
    await page.getByText('comes out exactly as it was recorded').waitFor()
    const result = record.result as { net: Record<string, number> }
    await field.fill(JSON.stringify({ ...record, result: { ...result, net: { ...result.net, 1: 12345 } } }))
    await show.click()
    await page.getByText('comes out differently').waitFor()
    await field.fill('{"record":1,"game":"nowhere/nothing"}')
    await show.click()
    await page.getByText('This record cannot be played').waitFor()
    await field.fill('not at all')
    await show.click()
    await page.getByText('This is not JSON').waitFor()
    await context.close()
    expect(trouble).toEqual([])
  },
  PATIENCE,
)

test(
  'a rule sheet marks the entries that rest on the chosen lines, and prints without the page around it',
  async () => {
    const { page, context, trouble } = await room.enter(`/rules/${GAME}`)
    const cite = page.locator('tbody .cite').first()
    await cite.waitFor()
    await cite.click()
    await page.getByRole('button', { name: 'Show what rests on these lines' }).click()
    await page.locator('tr.marked').first().waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('header.top').isVisible()).toBe(false)
    expect(await page.locator('.sheet-section').first().isVisible()).toBe(true)
    await context.close()
    expect(trouble).toEqual([])
  },
  PATIENCE,
)

test(
  'a guest takes another name, and keeps it',
  async () => {
    const { page, context, trouble } = await room.enter('/')
    await page.getByRole('button', { name: /Change the name/ }).click()
    const field = page.getByLabel('Your name')
    await field.fill('no blanks')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').waitFor()
    await field.fill('Ann')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Playing as Ann.' }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Playing as Ann.' }).waitFor()
    await context.close()
    expect(trouble).toEqual([])
  },
  PATIENCE,
)
