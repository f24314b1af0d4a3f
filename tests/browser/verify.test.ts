import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type RoundRecord, sealOf, unwrap, verifyRecord, verifyShoe } from '@cardroom/engine'
import type { RoundReply } from '@cardroom/protocol'
import { openRulebook } from '@cardroom/rulebook'
import { Client } from '@cardroom/server/testing'
import { english } from '@cardroom/words/en'
import { VERIFY_WORDS } from '@cardroom/words/verify'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openContext } from './context.ts'
import { play } from './robot.ts'
import { type BrowserRoom, openRoom } from './room.ts'

const library = await openRulebook()
const GAMES = [
  'outlaws/texas-holdem',
  'stars/pai-gow-tiles',
  'comstock/super-pan-9',
  'comstock/lowball',
  'comstock/pan',
  'players/golden-frog-baccarat',
]
const SHOE_GAMES = ['comstock/super-pan-9', 'players/golden-frog-baccarat']

let room: BrowserRoom
beforeAll(async () => {
  room = await openRoom([], {
    timings: {
      pause: 0,
      bank: 0,
      wagers: 0,
      bot: [0, 0],
      sealing: 4_000,
      decision: 200,
      reserve: 0,
      absent: 0,
    },
  })
})
afterAll(() => room.close())

async function verdict(page: Page, text: string): Promise<string | null> {
  await page.getByLabel('The record, or the records').fill(text)
  await page.getByRole('button', { name: 'Check' }).click()
  return page.locator('#answer').getAttribute('data-verdict')
}
const said = (page: Page, which: string) => page.locator(`li[data-verdict=${which}]`).allTextContents()

test('speaks the language of the address, of the browser, or the one that is chosen', async () => {
  const { page, trouble } = await room.enter('/verify?lang=vi')
  const { title, records, check, unreadable } = VERIFY_WORDS.vi
  expect(await page.title()).toBe(title)
  expect(await page.locator('html').getAttribute('lang')).toBe('vi')
  await page.getByLabel(records).fill('{')
  await page.getByRole('button', { name: check }).click()
  await page.getByText(unreadable.split('{')[0]!).waitFor()
  await page.getByRole('combobox').selectOption('zh-Hans')
  await page.getByText(VERIFY_WORDS['zh-Hans'].unreadable.split('{')[0]!).waitFor()
  // The chosen language is kept on other pages.
  await page.goto(`${room.served.url}/verify`)
  expect(await page.title()).toBe(VERIFY_WORDS['zh-Hans'].title)
  const context = await openContext(room.browser, { locale: 'zh-TW' })
  const taiwan = await context.newPage()
  await taiwan.goto(`${room.served.url}/verify`)
  expect(await taiwan.title()).toBe(VERIFY_WORDS['zh-Hant'].title)
  await context.close()
  await page.context().close()
  expect(trouble).toEqual([])
})

/** As many rounds of a table at which bots play. */
async function roundsOf(game: string, count: number, options = {}): Promise<RoundRecord[]> {
  const { url } = room.served
  const { id } = unwrap(await room.served.room.openTable(game, { bots: 3, ...options }))
  // Bots play while somebody watches.
  const watcher = await Client.connect(url)
  await watcher.must({ type: 'watch', table: id })
  const ids = async () =>
    (await (await fetch(`${url}/api/rounds?table=${id}&limit=${count}`)).json()) as { id: string }[]
  await expect.poll(async () => (await ids()).length).toBe(count)
  await watcher.close()
  const rounds = await Promise.all(
    (await ids()).map(async one => (await (await fetch(`${url}/api/rounds/${one.id}`)).json()) as RoundReply),
  )
  return rounds.map(({ record }) => record as unknown as RoundRecord)
}

test('gives real rounds the verdict that “cardroom verify” gives, and names what stays open', {
  timeout: 240_000,
}, async () => {
  const { page, trouble } = await room.enter('/verify')
  const checked = new Set<string>()
  for (const game of GAMES) {
    for (const record of (await roundsOf(game, 2, { shuffle: 'opened' })).filter(
      ({ shuffle }) => shuffle?.secret !== undefined,
    )) {
      expect(verifyRecord(record, library, english.say)).toBeUndefined()
      // The page leaves only one point open: bots add no text to a shuffle.
      expect(await verdict(page, JSON.stringify(record)), `${game}: ${await said(page, 'wrong')}`).toBe(
        'unknown',
      )
      expect(await said(page, 'unknown')).toEqual([expect.stringContaining('No player brought anything')])
      checked.add(game)
    }
  }
  // The secret of a shoe is told only when the shoe is over.
  expect([...checked]).toEqual(expect.arrayContaining(GAMES.filter(game => !SHOE_GAMES.includes(game))))
  expect(trouble).toEqual([])
})

test('a player’s page adds a text to the shuffle by itself, and a changed card, text, seal or secret is found', {
  timeout: 120_000,
}, async () => {
  const { url } = room.served
  const { id } = unwrap(
    await room.served.room.openTable('outlaws/texas-holdem', { bots: 2, shuffle: 'opened' }),
  )
  const player = await room.enter(`/table/${id}`)
  await player.page.getByRole('button', { name: /^Sit down with/ }).click()
  const host = room.served.room.tables.get(id)!
  let roundId = ''
  await expect
    .poll(
      () => {
        const { round, shoe } = host.table.state
        if (round && shoe?.shuffle.added.length === 1) roundId ||= round.id
        return roundId
      },
      { timeout: 60_000, interval: 5 },
    )
    .not.toBe('')
  await player.page.getByRole('tab', { name: 'Table' }).click()
  expect(await player.page.getByRole('tabpanel').getByRole('alert').count()).toBe(0)
  await expect
    .poll(async () => (await fetch(`${url}/api/rounds/${roundId}`)).status, { timeout: 60_000 })
    .toBe(200)
  const { record } = (await (await fetch(`${url}/api/rounds/${roundId}`)).json()) as RoundReply
  const real = record as unknown as RoundRecord & { cards: string }
  const shuffle = real.shuffle!
  const [own] = shuffle.added
  expect(own!.text).toMatch(/^[0-9a-f]{64}$/)
  expect(verifyRecord(real, library, english.say)).toBeUndefined()

  const { page } = await room.enter('/verify')
  expect(await verdict(page, JSON.stringify(real))).toBe('right')
  const cards = real.cards.split(' ')
  const another = { ...own!, text: 'another' }
  const resealed = { ...another, commitment: sealOf(shuffle.commitment, another) }
  const changes: [string, object][] = [
    ['Card 1', { cards: [cards[1], cards[0], ...cards.slice(2)].join(' ') }],
    ['sealed', { shuffle: { ...shuffle, added: [another] } }],
    ['No pack', { shuffle: { ...shuffle, added: [resealed] } }],
    ['No pack', { shuffle: { ...shuffle, added: [] } }],
    ['committed', { shuffle: { ...shuffle, secret: '0'.repeat(64) } }],
  ]
  for (const [what, change] of changes) {
    const changed = { ...real, ...change }
    expect(await verdict(page, JSON.stringify(changed))).toBe('wrong')
    expect((await said(page, 'wrong')).join(' ')).toContain(what)
    expect(verifyRecord(changed, library, english.say)).toBeDefined()
  }
  expect(await verdict(page, '{')).toBe('unreadable')
})

test('a sealed table proves the cards that were shown, and keeps the others sealed until the players agree', {
  timeout: 240_000,
}, async () => {
  const { url } = room.served
  const thinking = { decision: 60_000, reserve: 0, refill: 0 }
  const { id } = unwrap(await room.served.room.openTable('outlaws/texas-holdem', { bots: 3, thinking }))
  const player = await room.enter(`/table/${id}`)
  await player.page.getByRole('button', { name: /^Sit down with/ }).click()
  const of = async (round: string) => (await (await fetch(`${url}/api/rounds/${round}`)).json()) as RoundReply
  const recordOf = ({ record }: RoundReply) => record as unknown as RoundRecord & { cards: string }
  // A round in which the person was dealt to and cards were shown comes sooner or later.
  const proved = (one: RoundReply) =>
    one.agreed && one.agreed.of.length > 0 && (recordOf(one).proofs ?? []).length > 2
  let found: RoundReply | undefined
  while (!found) {
    const { rounds } = await play(player.page, { rounds: 4, banks: false })
    found = (await Promise.all(rounds.map(path => of(path.split('/').at(-1)!)))).find(proved)
  }
  const { id: roundId } = found
  const seen = recordOf(await of(roundId))
  expect(seen.cards).toContain('??')
  expect(seen.shuffle).toMatchObject({ how: 4 })
  expect(seen.shuffle!.secret).toBeUndefined()
  expect(verifyRecord(seen, library, english.say)).toBeUndefined()

  const { page, trouble } = await room.enter('/verify')
  expect(await verdict(page, JSON.stringify(seen))).toBe('unknown')
  const proofs = seen.proofs!
  expect((await said(page, 'right')).join(' ')).toContain(`Each of the ${proofs.length} cards`)
  const [first] = proofs
  const cards = seen.cards.split(' ')
  const other = cards[first!.card] === 'As' ? 'Ks' : 'As'
  const path = (first!.path as string[]).with(0, '0'.repeat(64))
  const changes: [string, object][] = [
    ['not the one', { cards: cards.with(first!.card, other).join(' ') }],
    ['is not proved', { cards: cards.with(cards.indexOf('??'), other).join(' ') }],
    ['not shown', { cards: cards.with(first!.card, '??').join(' ') }],
    ['is not proved', { proofs: proofs.slice(1) }],
    ['not the one', { proofs: [{ ...first!, salt: '0'.repeat(64) }, ...proofs.slice(1)] }],
    ['not the one', { proofs: [{ ...first!, path }, ...proofs.slice(1)] }],
    ['another place', { proofs: [{ ...first!, place: first!.place + 1 }, ...proofs.slice(1)] }],
    ['not the one', { shuffle: { ...seen.shuffle!, root: '0'.repeat(64) } }],
  ]
  for (const [what, change] of changes) {
    const changed = { ...seen, ...change }
    expect(await verdict(page, JSON.stringify(changed))).toBe('wrong')
    expect((await said(page, 'wrong')).join(' ')).toContain(what)
    expect(verifyRecord(changed, library, english.say)).toBeDefined()
  }

  // The others at the table are bots, so one agreement opens the cards.
  await player.page.goto(`${url}/rounds/${roundId}`)
  await expect.poll(() => player.page.getByText('A sealed table').count()).toBe(1)
  await player.page.getByRole('button', { name: 'Agree to open all cards' }).click()
  await expect.poll(() => player.page.getByText('A sealed table').count()).toBe(0)
  const opened = recordOf(await of(roundId))
  expect(opened.cards).not.toContain('??')
  expect(verifyRecord(opened, library, english.say)).toBeUndefined()
  expect(await verdict(page, JSON.stringify(opened))).not.toBe('wrong')
  expect((await said(page, 'right')).join(' ')).toContain('bound to before the deal')
  const rebound = { ...opened, shuffle: { ...opened.shuffle!, root: '0'.repeat(64) } }
  expect(await verdict(page, JSON.stringify(rebound))).toBe('wrong')
  expect(trouble).toEqual([])
})

test('checks that a shoe has every round once and in its place, also from a page kept as a file', {
  timeout: 120_000,
}, async () => {
  const { url } = room.served
  const { id } = unwrap(
    await room.served.room.openTable('comstock/ez-baccarat-panda-8', { bots: 3, decks: 3 }),
  )
  const watcher = await room.enter(`/table/${id}`)
  const shoe = `${url}/api/shoes/${id}.shoe-1`
  await expect.poll(async () => (await fetch(shoe)).status, { timeout: 60_000 }).toBe(200)
  await watcher.page.context().close()
  const text = await (await fetch(shoe)).text()
  const lines = text.trim().split('\n')
  const records = lines.map(line => JSON.parse(line) as RoundRecord)
  expect(verifyShoe('', records, library)).toMatchObject({ whole: true, opened: true })

  const kept = join(room.data, 'kept.html')
  const download = await fetch(`${url}/verify.html`)
  expect(download.headers.get('content-disposition')).toContain('attachment')
  writeFileSync(kept, await download.text())
  expect(readFileSync(kept, 'utf8')).not.toMatch(/src=|href=|fetch\(|import/)
  const { page } = await room.enter('/verify')
  for (const where of [`${url}/verify`, `file://${kept}`]) {
    await page.goto(where)
    expect(await verdict(page, text)).toBe('unknown')
    expect((await said(page, 'right')).join(' ')).toContain(`${lines.length} rounds follow one another`)
    expect(await verdict(page, lines.toSpliced(2, 1).join('\n'))).toBe('wrong')
    expect((await said(page, 'wrong')).join(' ')).toContain('in no record here')
    expect(await verdict(page, [...lines, lines[1]].join('\n'))).toBe('wrong')
  }
})
