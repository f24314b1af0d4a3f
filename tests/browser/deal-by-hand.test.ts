import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DealtReply, SESSION_KEY } from '@cardroom/protocol'
import { startWire } from '@cardroom/server/testing'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openContext } from './context.ts'
import { PATIENCE } from './play-rounds.ts'
import { type BrowserRoom, openRoom } from './room.ts'
import { typed } from './scanner.ts'

const BACCARAT = 'comstock/ez-baccarat-panda-8'

let room: BrowserRoom
beforeAll(async () => {
  room = await openRoom([BACCARAT])
}, PATIENCE)
afterAll(() => room.close())

/** Begins a session with three players at the table. */
async function begin(page: Page): Promise<{ id: string; key: string }> {
  await page.getByRole('checkbox', { name: 'Seat 1', exact: true }).waitFor()
  for (const seat of [4, 5, 6, 7])
    await page.getByRole('checkbox', { name: `Seat ${seat}`, exact: true }).uncheck()
  await page.getByLabel('Name at seat 2').fill('Bob')
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await inRound(page, 1)
  const id = page.url().split('/').at(-1) ?? ''
  const key = await page.evaluate(name => JSON.parse(localStorage.getItem(name) ?? '{}').key, `dealt.${id}`)
  return { id, key }
}

const inRound = (page: Page, number: number) =>
  page.locator('.deal-where', { hasText: `Round ${number}` }).waitFor()

/** The player who is offered the position puts up one of the largest chips. */
async function takeBank(page: Page): Promise<void> {
  await page.locator('.bank-entry .chip-button').last().click()
  await page.getByRole('button', { name: /takes it with/ }).click()
}

/** The position is taken, Bob bets on the banker, and the wagers are closed. */
async function makeUp(page: Page): Promise<void> {
  await takeBank(page)
  await page.locator('[data-on="banker"]').first().click()
  await page.getByRole('button', { name: /No more bets/ }).click()
}

const sent = (page: Page) => page.getByText('The card room has everything').waitFor()

async function onServer({ id, key }: { id: string; key: string }): Promise<DealtReply> {
  const answer = await fetch(`http://localhost:${room.served.port}/api/dealt/${id}`, {
    headers: { [SESSION_KEY]: key },
  })
  return (await answer.json()) as DealtReply
}

test(
  'keeps a session that is cut from the network mid-round and reloaded, and stores it on the server once',
  async () => {
    const context = await openContext(room.browser, {
      viewport: { width: 1280, height: 800 },
      serviceWorkers: 'allow',
    })
    context.setDefaultTimeout(40_000)
    const page = await context.newPage()
    const trouble: string[] = []
    page.on('pageerror', error => trouble.push(error.message))
    // Cut between page and card room: a browser told to be offline lets a service worker that has just started through.
    const wire = await startWire(`http://localhost:${room.served.port}`)
    await page.goto(new URL(`/deal?game=${encodeURIComponent(BACCARAT)}`, wire.url).href)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    const session = await begin(page)
    await makeUp(page)
    await typed(page, '9h 4s')
    await page.locator('.round-entry[data-entered="2"]').waitFor()
    await sent(page)
    wire.sever()
    await typed(page, 'Kd')
    await page.getByText(/No line: 1 entry waits/).waitFor()
    await page.reload()
    await page.getByText(/No line: 1 entry waits/).waitFor()
    await typed(page, 'Qc')
    await page.getByRole('button', { name: /Settle the round/ }).click()
    await page.getByRole('button', { name: /All paid/ }).click()
    await page.getByText(/Round 2 ·/).waitFor()
    expect((await onServer(session)).entries.filter(({ does }) => does.do === 'card')).toHaveLength(2)
    wire.heal()
    await sent(page)
    const { entries } = await onServer(session)
    expect(entries.filter(({ does }) => does.do === 'card')).toHaveLength(4)
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
    expect(entries.at(-1)?.does).toEqual({ do: 'settle' })

    // A card of the round before is put right, with what it changes shown first.
    await page.getByRole('button', { name: 'Entries', exact: true }).click()
    await page.getByRole('textbox', { name: /Another card instead of 4s/ }).fill('9s')
    await page.getByRole('textbox', { name: /Another card instead of 4s/ }).press('Enter')
    await page.getByRole('alertdialog').getByText('Bob').waitFor()
    await page.getByRole('button', { name: 'Change it' }).click()
    await sent(page)

    await page.getByRole('button', { name: 'End of shift' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /JSON Lines/ }).click(),
    ])
    const path = await download.path()
    expect(JSON.parse(readFileSync(path, 'utf8')).cards).toBe('9h 9s Kd Qc')
    const cardroom = join(import.meta.dirname, '../../bin/cardroom.js')
    expect(execFileSync(process.execPath, [cardroom, 'verify', path], { encoding: 'utf8' })).toMatch(/1/)

    // As paper or PDF: the shift alone, under the name that the other files have.
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', document.title)
    })
    await page.getByRole('button', { name: 'Print or PDF' }).click()
    expect(await page.locator('html').getAttribute('data-printed')).toBe(
      download.suggestedFilename().replace('.jsonl', ''),
    )
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('.top, .deal-tabs').filter({ visible: true }).count()).toBe(0)
    expect(await page.getByText('Collection that must be in the box').isVisible()).toBe(true)
    const pdf = await page.pdf({ preferCSSPageSize: true })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    expect(trouble).toEqual([])
    await context.close()
    wire.close()
  },
  PATIENCE,
)

test(
  'two tablets at one table see each other’s entries, and the slower one is told that it was late',
  async () => {
    const one = await room.enter(`/deal?game=${encodeURIComponent(BACCARAT)}`)
    const { id, key } = await begin(one.page)
    await makeUp(one.page)
    await sent(one.page)
    const other = await room.enter(`/deal/${id}#${key}`)
    await other.page.getByRole('button', { name: /Face up in the deck/ }).waitFor()
    await sent(other.page)
    await typed(one.page, '9h')
    await other.page.getByRole('button', { name: 'Entries', exact: true }).click()
    await other.page.getByText(/: 9h$/).waitFor()
    await other.page.getByRole('button', { name: 'Table', exact: true }).click()

    // Both enter the next card at once, while one of them has no line.
    await other.context.setOffline(true)
    await typed(other.page, '7c')
    await typed(one.page, '4s')
    await sent(one.page)
    await other.context.setOffline(false)
    await other.page.getByText('Another tablet was faster.').waitFor()
    await other.page.getByText(/7c – the next card goes to/).waitFor()
    await other.page.getByRole('button', { name: 'Seen' }).click()
    await typed(other.page, 'Kd Qc')
    await one.page.getByRole('button', { name: /Settle the round/ }).click()
    await other.page.getByText(/Round 2 ·/).waitFor()
    const cards = (await onServer({ id, key })).entries.flatMap(({ does }) =>
      does.do === 'card' ? [does.card] : [],
    )
    expect(cards).toEqual(['9h', '4s', 'Kd', 'Qc'])
    const cut = /ERR_INTERNET_DISCONNECTED/
    expect([...one.trouble, ...other.trouble].filter(line => !cut.test(line))).toEqual([])
  },
  PATIENCE,
)

test(
  'says that a link has the wrong key, and sends waiting entries once the key is right',
  async () => {
    const one = await room.enter(`/deal?game=${encodeURIComponent(BACCARAT)}`)
    const { id, key } = await begin(one.page)
    await sent(one.page)
    const { page } = await room.enter(`/deal/${id}#another-key-than-the-one`)
    await page.getByText(/The key in this link is not the right one/).waitFor()
    await page.goto(`http://localhost:${room.served.port}/deal/nosuchsession#${key}`)
    await page.getByText(/neither on this tablet nor in the card room/).waitFor()

    // A tablet whose key is not taken says so, keeps what is entered, and sends it once the key is right.
    await one.page.evaluate(name => {
      const kept = JSON.parse(localStorage.getItem(name) ?? '{}')
      localStorage.setItem(name, JSON.stringify({ ...kept, key: 'another-key-than-the-one' }))
    }, `dealt.${id}`)
    await one.page.reload()
    await takeBank(one.page)
    await one.page.getByText(/does not take this tablet’s key.*1 entry waits/).waitFor()
    await one.page.goto(`http://localhost:${room.served.port}/deal/${id}?again#${key}`)
    await sent(one.page)
    expect((await onServer({ id, key })).entries).toHaveLength(1)
  },
  PATIENCE,
)

test(
  'settles on a tapped result in every kind of baccarat, and refuses a result that the cards contradict',
  async () => {
    const kinds = [
      ['cameo/ez-baccarat', /3-card 7/],
      ['players/golden-frog-baccarat', /Koi 8/],
      ['stars/zoobac', /Tiger/],
      [BACCARAT, /3-card 7/],
    ] as const
    for (const [game, key] of kinds) {
      const { page, trouble } = await room.enter(`/deal?game=${encodeURIComponent(game)}`, 'tablet')
      await begin(page)
      await makeUp(page)
      await page.getByRole('button', { name: 'Result only' }).tap()
      const counted = page.locator('.counted select')
      if (await counted.isVisible()) await counted.selectOption('5')
      await page.locator('.result-key').filter({ hasText: key }).first().tap()
      await page.getByRole('button', { name: /Settle the round/ }).tap()
      await page.locator('.payout').first().waitFor()
      await page.getByRole('button', { name: /All paid/ }).tap()
      await inRound(page, 2)
      expect(trouble, game).toEqual([])
      if (game !== BACCARAT) continue
      // A natural nine lies: no three-card seven beats it.
      await makeUp(page)
      await typed(page, '9h 4s Kd')
      await page.getByRole('button', { name: 'Result only' }).tap()
      await page.locator('.result-key').filter({ hasText: key }).tap()
      await page.getByRole('alert').filter({ hasText: 'do not come to that result' }).waitFor()
      await page.getByRole('button', { name: 'Enter cards' }).tap()
      await typed(page, 'Qc')
      await page.getByRole('button', { name: /Settle the round/ }).tap()
      await page.locator('.payout.take').waitFor()
    }
  },
  PATIENCE,
)

test(
  'a wager beyond the limits and a card that has left the shoe get a clear word, and nothing is lost',
  async () => {
    const { page, trouble } = await room.enter(`/deal?game=${encodeURIComponent(BACCARAT)}`)
    const { id, key } = await begin(page)
    await sent(page)
    // Another tablet has entered two rounds in which seven of the nines of hearts came.
    const rounds = [1, 2].flatMap(round => {
      const does = [
        { do: 'bank', seat: 1, wager: 50_000 },
        { do: 'wagers', seat: 2, wagers: [{ on: 'banker', amount: 1_000 }] },
        { do: 'deal' },
        ...['9h', '9h', round === 1 ? '9h' : 'Kd', '9h'].map((card, at) => ({
          do: 'card',
          card,
          to: at % 2 === 0 ? 'player' : 'banker',
        })),
        { do: 'settle' },
      ]
      return does.map((one, at) => ({ id: `e${round}-${at}`, at: 1_000, round, does: one }))
    })
    const answer = await fetch(`http://localhost:${room.served.port}/api/dealt/${id}/entries`, {
      method: 'POST',
      headers: { [SESSION_KEY]: key, 'content-type': 'application/json' },
      body: JSON.stringify({ after: 0, entries: rounds }),
    })
    expect(await answer.json()).toEqual({ length: rounds.length })
    await page.getByRole('button', { name: /All paid/ }).click()
    await page.getByText(/Round 3 ·/).waitFor()
    await takeBank(page)
    const banker = page.locator('[data-on="banker"]').first()
    await page.locator('.dealing-tray').getByRole('button').nth(4).click()
    for (let i = 0; i < 5; i++) await banker.click()
    await page.getByRole('alert').filter({ hasText: /\$/ }).waitFor()
    await page.getByRole('button', { name: /No more bets/ }).click()
    await typed(page, '9h')
    await typed(page, '9h')
    await page.getByText('9h cannot come: all 8 of them have left the shoe').waitFor()
    await typed(page, '4s')
    await sent(page)
    const cards = (await onServer({ id, key })).entries.filter(
      ({ round, does }) => round === 3 && does.do === 'card',
    )
    expect(cards).toHaveLength(2)
    expect(trouble).toEqual([])
  },
  PATIENCE,
)

test('on a phone nothing runs off the side', async () => {
  const { page } = await room.enter(`/deal?game=${encodeURIComponent(BACCARAT)}`, 'phone')
  await begin(page)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
})

test(
  'buys chips, changes a seat, and posts missed blinds or waits for them',
  async () => {
    const { page, trouble } = await room.enter('/deal?game=towers%2Ftexas-holdem', 'tablet')
    await begin(page)
    await page.getByRole('button', { name: 'Seats', exact: true }).tap()
    const bob = page.locator('.deal-sitters [data-seat="2"]')
    const before = Number(/\$([\d,]+)/.exec((await bob.textContent())!)![1]!.replace(',', ''))
    await bob.getByLabel(/Dollars/).fill('50')
    await bob.getByRole('button', { name: 'Buy chips' }).tap()
    await bob.getByText(`$${(before + 50).toLocaleString('en')}`).waitFor()
    await bob.getByLabel(/Change seat/).selectOption('5')
    await page.getByText(/Seat 5 · Bob/).waitFor()

    // A player who joins a game under way owes a big blind (002:70).
    await page.getByRole('button', { name: 'Table', exact: true }).tap()
    for (let round = 0; round < 3; round++) {
      await page.getByRole('button', { name: /^Deal/ }).tap()
      await page.getByRole('button', { name: /Call the round off/ }).tap()
      await page.getByRole('button', { name: /call it off/ }).tap()
      await inRound(page, round + 2)
    }
    await page.getByRole('button', { name: 'Seats', exact: true }).tap()
    await page.locator('.deal-sit select').selectOption('4')
    await page.getByRole('button', { name: 'Sits down' }).tap()
    await page.getByRole('button', { name: 'Table', exact: true }).tap()
    const owes = page.locator('.make-ups [data-seat="4"]')
    await owes.getByRole('button', { name: 'wait for the big blind' }).tap()
    await owes.locator('[aria-pressed="true"]', { hasText: 'wait for' }).waitFor()
    await owes.getByRole('button', { name: 'post them' }).tap()
    await owes.locator('[aria-pressed="true"]', { hasText: 'post' }).waitFor()
    await page.getByRole('button', { name: 'Entries', exact: true }).tap()
    await page.getByText('Seat 4, missed blinds: post them').waitFor()

    // Everybody folds: the uncalled bet goes back, and the pot is pushed to the last player.
    await page.getByRole('button', { name: 'Table', exact: true }).tap()
    await page.getByRole('button', { name: /^Deal/ }).tap()
    await page.locator('.card-pad [aria-keyshortcuts="f"]').tap()
    const fold = page.locator('.pad.ask').getByRole('button', { name: 'Fold' })
    const over = page.getByRole('button', { name: /Settle the round/ })
    while (
      await fold
        .or(over)
        .first()
        .waitFor()
        .then(() => fold.isVisible())
    ) {
      const entered = await page.locator('.round-entry').getAttribute('data-entered')
      await fold.tap()
      const sure = page.locator('.pad.ask .armed')
      if (await sure.isVisible()) await sure.tap()
      await page.locator(`.round-entry:not([data-entered="${entered}"])`).waitFor()
    }
    await over.tap()
    await page.locator('.payout.award').waitFor()
    const [task, does] = await Promise.all([
      page.locator('.what-now-task').textContent(),
      page.locator('.payout-does').first().textContent(),
    ])
    expect(task).toContain(does)
    await page.locator('.payout-tick').first().tap()
    await page.getByText(/^1 of \d done/).waitFor()
    await page.getByRole('button', { name: /All paid/ }).tap()
    await inRound(page, 5)
    expect(trouble).toEqual([])
  },
  PATIENCE,
)

test(
  'partners bet together at Super Pan 9, and at Golden Frog a hand is dealt without wagers',
  async () => {
    const pan = await room.enter('/deal?game=comstock%2Fsuper-pan-9', 'tablet')
    await begin(pan.page)
    await takeBank(pan.page)
    const bob = pan.page.locator('.seat-card[data-seat="2"]')
    await bob.locator('[data-on="base"]').tap()
    await bob.locator('[data-kum-kum]').tap()
    await bob.locator('[data-on="base"]').tap()
    const shares = (await bob.locator('[data-kum-kum]').textContent())!
    await pan.page.getByRole('button', { name: /No more bets/ }).tap()
    await pan.page.getByRole('button', { name: 'Entries', exact: true }).tap()
    const [, one, two] = shares.split(' ')
    await pan.page.getByText(`(Kum-kum ${one} + ${two})`).waitFor()

    const frog = await room.enter('/deal?game=players%2Fgolden-frog-baccarat', 'tablet')
    await begin(frog.page)
    await takeBank(frog.page)
    await frog.page.getByRole('button', { name: /Hand without wagers/ }).tap()
    await frog.page.locator('.card-pad').waitFor()
    await typed(frog.page, '9h 4s Kd Qc')
    await frog.page.getByRole('button', { name: /Settle the round/ }).tap()
    await frog.page.getByText(/Round 2 ·/).waitFor()
    // Nothing is to be paid, and the player-dealer is the same.
    await frog.page
      .getByText(/Wagers are open/)
      .first()
      .waitFor()
    expect([...pan.trouble, ...frog.trouble]).toEqual([])
  },
  PATIENCE,
)

test('keeps tapped wagers through a look at the seats and a reload, takes chips off, and shows every key on the screen', async () => {
  const { page, trouble } = await room.enter('/deal?game=cameo%2Fultimate-texas-holdem', 'tablet')
  await page.getByLabel('Count the players’ chips').check()
  await page.locator('.deal-new button[type=submit]').tap()
  await page.locator('.bank-entry .btn.main').tap()
  await page.locator('.wager-entry [data-chip="2500"]').tap()
  for (const seat of [2, 3]) await page.locator(`[data-seat="${seat}"] [data-on="ante"]`).tap()
  await page.getByRole('button', { name: 'Seats', exact: true }).tap()
  const fourth = page.locator('.deal-sitters [data-seat="4"]')
  await fourth.getByLabel(/Dollars/).fill('100')
  await fourth.getByRole('button', { name: 'Take off' }).tap()
  await fourth.getByText('$400').waitFor()
  // The player-dealer's wager lies on the table.
  const bank = page.locator('.deal-sitters [data-seat="1"]')
  await bank.getByLabel(/Dollars/).fill('100')
  await bank.getByRole('button', { name: 'Take off' }).tap()
  await page.getByText(/wait for the deal/).waitFor()
  await page.getByRole('button', { name: 'Table', exact: true }).tap()
  await page.getByText('$100 on the table').waitFor()
  await page.reload()
  await page.getByText('$100 on the table').waitFor()
  await page.locator('.wager-entry .btn.main').tap()
  await page.locator('.card-key').first().waitFor()
  const hidden = await page.locator('.card-key').evaluateAll(
    keys =>
      keys.filter(key => {
        const { x, y, width, height } = key.getBoundingClientRect()
        return !key.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      }).length,
  )
  expect(hidden).toBe(0)
  expect(trouble).toEqual([])
})
