import { afterAll, beforeAll, expect, test } from 'vitest'
import { nameless } from './accessible.ts'
import { untilAsked } from './asked.ts'
import { type BrowserRoom, openRoom, type Visitor } from './room.ts'

const HOLDEM = 'comstock/texas-holdem'

let room: BrowserRoom
let floor: Visitor
beforeAll(async () => {
  room = await openRoom([HOLDEM])
  const link = new URL((await room.served.operatorLink())!)
  floor = await room.enter(`${link.pathname}${link.hash}`)
  await floor.page.getByRole('button', { name: 'Become the operator' }).click()
  await floor.page.getByRole('heading', { name: 'People' }).waitFor()
})
afterAll(() => room.close())

const at = (path: string): string => `http://localhost:${room.served.port}${path}`

/** Whether the page is no wider than the screen. */
const isNarrow = async ({ page }: Visitor): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

test('opens a table after working through its fees, keeps it as a template, changes and closes it', async () => {
  const { page, trouble } = floor
  await page.goto(at('/house/tables'))
  await page.locator('.desk-fields select').first().selectOption('stars/pure-spanish-21-5')
  await page.getByLabel('Collection schedule').selectOption({ index: 2 })
  await page.getByText('The collection, worked through').waitFor()
  await page.locator('.desk-preview strong', { hasText: 'Pure Spanish 21.5' }).waitFor()
  const worked = page.locator('.desk-preview tbody tr')
  await expect.poll(() => worked.count()).toBeGreaterThan(3)
  await page.getByLabel('Name at the table').fill('Spanish one')
  await page.getByLabel('Seats', { exact: true }).fill('5')
  await page.getByLabel('Keep these settings as').fill('Spanish')
  await page.getByRole('button', { name: 'Keep', exact: true }).click()
  await page.getByRole('button', { name: 'Open Spanish' }).waitFor()
  expect(await nameless(page)).toEqual([])
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.getByRole('status').getByText('is open').waitFor()
  await page.getByRole('button', { name: 'Change Spanish one' }).click()
  await page.getByLabel('Name at the table').fill('Spanish two')
  await page.getByRole('button', { name: 'Change the table' }).click()
  await page.getByText('takes hold between two rounds.').last().waitFor()
  await page.getByRole('button', { name: 'Change Spanish two' }).waitFor()
  await page.getByRole('button', { name: 'Open Spanish' }).click()
  await page.getByRole('button', { name: 'Change Spanish one' }).waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await isNarrow(floor)).toBe(true)
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const which of ['one', 'two']) {
    await page.getByRole('button', { name: new RegExp(`^Close Spanish ${which}`) }).click()
    await page.getByRole('button', { name: `Change Spanish ${which}` }).waitFor({ state: 'detached' })
  }
  expect(trouble).toEqual([])
})

test('puts a name on the list, calls it, and shows it on the board of the room', async () => {
  const { page, trouble } = floor
  const ann = await room.enter('/lists')
  await page.goto(at('/house/seating'))
  // Every seat is taken, so that somebody has to wait.
  const host = room.served.room.tables.get(HOLDEM.replace('/', '-'))!
  for (let n = 0; host.table.state.waiting === undefined && n < 14; n++) {
    if (await host.act({ do: 'sit', player: `bot-x${n}`, name: `X${n}`, bot: true })) break
  }
  await ann.page.getByRole('button', { name: /^Wait for Texas/ }).click()
  const own = ann.page.getByRole('button', { name: /no longer$/ })
  await own.waitFor()
  const name = await ann.page.locator('.desk-list li').first().innerText()
  await page.getByText(name, { exact: false }).first().waitFor()
  const board = await room.enter('/board')
  await board.page.locator('.tv-calls', { hasText: name }).waitFor()
  await host.act({ do: 'stand', player: 'bot-x0' })
  await ann.page.getByRole('link', { name: new RegExp(`^${name}: `) }).waitFor()
  await board.page.locator('.tv-called', { hasText: name }).waitFor()
  await page.getByText(new RegExp(`${name}: seat`)).waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await isNarrow(floor)).toBe(true)
  await page.setViewportSize({ width: 1280, height: 800 })
  expect(await nameless(page)).toEqual([])
  expect([...trouble, ...ann.trouble, ...board.trouble]).toEqual([])
  await ann.context.close()
  await board.context.close()
})

test('decides at the desk a round disputed from its page, and shows the player the answer', async () => {
  const { page, trouble } = floor
  const ann = await room.enter('/')
  await ann.page.locator('.wallet', { hasText: '$' }).waitFor()
  const { store } = room.served.room.context
  const guest = await ann.page
    .getByText(/^Guest-\w{4}$/)
    .first()
    .innerText()
  const [person] = await store.house.people({ begins: guest }, 1)
  const game = 'outlaws/texas-holdem'
  const { room: house } = room.served
  const host = await house.openTable(game, { bots: 3 })
  if (!('table' in host)) throw new Error('no table')
  await host.act({ do: 'sit', player: person!.id, name: person!.name })
  await ann.page.goto(at(`/table/${host.id}`))
  await untilAsked(ann.page)
  const { id } = host.table.state.round!
  await page.goto(at('/house/tables'))
  await page
    .getByRole('button', { name: /^Void the round at Texas/ })
    .last()
    .click()
  await expect.poll(async () => (await store.round(id)) !== undefined).toBe(true)
  await page.goto(at('/house/incidents'))
  await page.getByRole('rowheader', { name: 'round voided by the floor' }).waitFor()
  await ann.page.goto(at(`/rounds/${encodeURIComponent(id)}`))
  await ann.page.getByLabel('What was wrong').fill('I had the nuts')
  await ann.page.getByRole('button', { name: 'Send it to the floor' }).click()
  await ann.page.getByText('Sealed until it is decided').waitFor()
  await page.reload()
  await page.getByLabel('Answer to both sides').fill('A misdeal: everything went back')
  expect(await nameless(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await isNarrow(floor)).toBe(true)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'the round stands' }).click()
  await page.getByText(/^Decided: the round stands/).waitFor()
  await ann.page.reload()
  await ann.page.getByText('Decided: the round stands. A misdeal: everything went back').waitFor()
  expect([...trouble, ...ann.trouble]).toEqual([])
  await ann.context.close()
})
