import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { granted, type RoundRecord, sealOf, verifyRecord, verifyShoe } from '@cardroom/engine'
import type { RoundReply } from '@cardroom/protocol'
import { openRulebook } from '@cardroom/rulebook'
import { english } from '@cardroom/words/en'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

let room: BrowserRoom
beforeAll(async () => {
  room = await openRoom([], {
    timings: { pause: 0, bank: 0, wagers: 0, bot: [0, 0], sealing: 1_000, decision: 200, absent: 0 },
  })
})
afterAll(() => room.close())

async function verdict(page: Page, text: string): Promise<string | null> {
  await page.getByLabel('The record, or the records').fill(text)
  await page.getByRole('button', { name: 'Check' }).click()
  return page.locator('#answer').getAttribute('data-verdict')
}
const said = (page: Page, which: string) => page.locator(`li[data-verdict=${which}]`).allTextContents()

/** Rounds of a table at which bots play. */
async function roundsOf(game: string, most: number, options = {}): Promise<RoundRecord[]> {
  const { url } = room.served
  const { id } = granted(await room.served.room.openTable(game, { bots: 3, ...options }))
  const { page } = await room.enter(`/table/${id}`)
  const ids = async () =>
    (await (await fetch(`${url}/api/rounds?table=${id}&limit=50`)).json()) as { id: string }[]
  await expect.poll(async () => (await ids()).length, { timeout: 30_000 }).toBeGreaterThanOrEqual(most)
  await page.context().close()
  const rounds = await Promise.all(
    (await ids()).map(async one => (await (await fetch(`${url}/api/rounds/${one.id}`)).json()) as RoundReply),
  )
  return rounds.map(({ record }) => record as unknown as RoundRecord)
}

test('says of real rounds what “cardroom verify” says, and finds whatever was changed', {
  timeout: 240_000,
}, async () => {
  const { page, trouble } = await room.enter('/verify')
  for (const game of GAMES) {
    for (const record of (await roundsOf(game, 2)).filter(({ shuffle }) => shuffle?.secret !== undefined)) {
      expect(verifyRecord(record, library, english.say)).toBeUndefined()
      // Bots bring nothing to a shuffle, and the page says so: that is all that is left open.
      expect(await verdict(page, JSON.stringify(record)), `${game}: ${await said(page, 'wrong')}`).toBe(
        'unknown',
      )
      expect(await said(page, 'unknown')).toEqual([expect.stringContaining('No player brought anything')])
    }
  }
  expect(trouble).toEqual([])
})

test('a person’s page brings a text by itself; a changed card, word, seal or secret is seen', {
  timeout: 120_000,
}, async () => {
  const { url } = room.served
  const { id } = granted(await room.served.room.openTable('outlaws/texas-holdem', { bots: 2 }))
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
      { timeout: 30_000, interval: 5 },
    )
    .not.toBe('')
  await player.page.getByRole('tab', { name: 'Table' }).click()
  expect(await player.page.getByRole('alert').count()).toBe(0)
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

test('a whole shoe: every round in its place, and one that is missing is missed; also from a file that was kept', {
  timeout: 120_000,
}, async () => {
  const { url } = room.served
  const { id } = granted(
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
