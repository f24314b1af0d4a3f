import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { unwrap } from '@cardroom/engine'
import {
  BOOKS_BY,
  type BooksBy,
  type BooksReply,
  type CountReply,
  type FiguresLine,
} from '@cardroom/protocol'
import { DROP_CHAIN } from '@cardroom/room/store'
import { openRulebook } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import { openLedger } from '../../house-data/open-ledger.ts'
import { BOOKS_FILE, BookCache } from '../../journal/book-cache.ts'
import { Books, booksOf } from '../../journal/books.ts'
import { chainLines } from '../../journal/chains.ts'
import { linkHash } from '../../store/chain.ts'
import { drainTable } from '../../testing/drain-table.ts'
import { handDealt, handRound, tabletOf } from '../../testing/hand-dealt.ts'
import { enterAs, idOf, request } from '../../testing/house.ts'
import { Regular } from '../../testing/regular.ts'
import { BACCARAT, HOLDEM, openRoom, takeSeat, temporaryFolder } from '../../testing/room.ts'

const hasHledger = spawnSync('hledger', ['--version']).status === 0

/** A house in which a person and bots have played, a hand was dealt, and one box was counted a dollar short. */
async function house() {
  const data = temporaryFolder()
  const now = Date.parse('2026-11-17T09:00-08:00')
  const served = await openRoom({ data, lobby: [], playOn: true, now: () => now })
  const owner = await enterAs(served, 'Flo', 'operator')
  const ask = (route: string, body?: object) => request(served, route, { token: owner.token, body })
  await ask('POST /api/house/shifts/open', { name: 'day' })
  const { id: table } = unwrap(await served.room.houseHandlers.open(BACCARAT, {}, 'test'))
  unwrap(await served.room.houseHandlers.open(HOLDEM, {}, 'test'))
  const ann = await takeSeat(served, table, 'Ann')
  const plays = new Regular(ann, table)
  await ask('POST /api/house/wallets', { person: await idOf(served, ann), cents: 500, why: 'a ruling' })
  const tablet = tabletOf(served, handDealt('by-hand-one'))
  await tablet.begin()
  await tablet.append(0, handRound(1, 1, now))
  await ask('POST /api/house/sessions', { session: 'by-hand-one' })
  await ann.until(table, ({ last }) => Number(last?.id.split('.').at(-1) ?? 0) >= 4)
  plays.stop()
  for (const host of served.room.tables.values()) await drainTable(host)
  // Somebody looks in the middle of the shift: what was read then is not read again.
  await ask('GET /api/house/books')
  await ask('POST /api/house/shifts/close', { shift: '2026-11-17 day' })
  const { sheets } = (await ask('GET /api/house/count')).said as unknown as CountReply
  const [first] = sheets
  const { box, expected } = first!
  await ask('POST /api/house/count', { box, collection: { 1: expected.collection - 100 } })
  const books = async (by: BooksBy, more = '') =>
    (await ask(`GET /api/house/books?by=${by}${more}`)).said as unknown as BooksReply
  const journal = async (format: string) => {
    const headers = { authorization: `Bearer ${owner.token}` }
    return (await fetch(`${served.url}/api/house/books/journal?format=${format}`, { headers })).text()
  }
  return { data, served, ann, sheets, first: first!, books, journal }
}

const sumOf = (lines: readonly FiguresLine[] = [], figure: Exclude<keyof FiguresLine, 'key'>): number =>
  lines.reduce((sum, line) => sum + line[figure], 0)

test('books that were read on equal books that are read from the first event', async () => {
  const { data, served, books } = await house()
  const { ledger } = await openLedger({ data })
  const library = await openRulebook()
  for (const by of BOOKS_BY)
    for (const days of [{}, { from: '2026-11-18' }, { to: '2026-11-16' }]) {
      const kept = await books(by, `&${new URLSearchParams(days)}`)
      expect(kept).toEqual(await booksOf({ ledger, library, by, ...days }))
    }
  const shift = (await books('shift')).lines!.find(({ key }) => key === '2026-11-17 day')!
  expect(shift.collection).toBeGreaterThan(0)
  await ledger.close()
  await served.close()
}, 60_000)

test('cached books go on where they were, and are used only for the chains they were made from', async () => {
  const { data, served, ann } = await house()
  const library = await openRulebook()
  const { ledger, key } = await openLedger({ data })
  const cache = new BookCache(data, key!, '1')
  const books = new Books(library)
  await books.readOn(ledger)
  let shiftsAndBoxes = 0
  for await (const _ of ledger.chain(DROP_CHAIN)) shiftsAndBoxes++
  expect(await cache.read(ledger)).toBeUndefined()
  await cache.write(books.save())
  await ledger.close()

  // Who sat there leaves, at another table rounds are played, and its box is pulled.
  await ann.must({ type: 'stand', table: ann.tables.keys().next().value! })
  const { token } = await enterAs(served, 'Bea', 'operator')
  const host = unwrap(await served.room.houseHandlers.open(HOLDEM, {}, 'test'))
  await expect.poll(() => host.table.state.rounds).toBeGreaterThan(2)
  await drainTable(host)
  const pulled = await request(served, 'POST /api/house/boxes/pull', { token, body: { table: host.id } })
  expect(pulled.status).toBe(200)

  const { ledger: now } = await openLedger({ data })
  const kept = (await cache.read(now))!
  const goesOn = new Books(library, kept)
  await goesOn.readOn(now)
  // The short chain of shifts and boxes is read anew, and of the others only what was appended.
  const anew = new Books(library)
  await anew.readOn(now)
  expect(anew.read - goesOn.read).toBe(books.read - shiftsAndBoxes)
  for (const by of BOOKS_BY)
    for (const days of [{}, { from: '2026-11-18' }])
      expect(goesOn.reply(by, days)).toEqual(await booksOf({ ledger: now, library, by, ...days }))

  // Of another program, under another key, of a chain that does not go through where it ended, or changed by hand.
  expect(await new BookCache(data, key!, '2').read(now)).toBeUndefined()
  expect(await new BookCache(data, Buffer.alloc(32), '1').read(now)).toBeUndefined()
  const ends = kept.journal.ends.map(([chain, end]) => [chain, { ...end, hash: '0'.repeat(64) }] as const)
  await cache.write({ ...kept, journal: { ...kept.journal, ends } })
  expect(await cache.read(now)).toBeUndefined()
  await cache.write(kept)
  const file = join(data, BOOKS_FILE)
  writeFileSync(file, readFileSync(file, 'utf8').replace('"collection":', '"collection":1'))
  expect(await cache.read(now)).toBeUndefined()
  await now.close()
  await served.close()
}, 60_000)

test('the books of a shift balance, agree in every layout, and match the boxes', async () => {
  const { data, served, ann, sheets, first, books, journal } = await house()
  const accounts = await books('account')
  expect(accounts.differs).toEqual([])
  expect(accounts.balance!.reduce((sum, { after }) => sum + after, 0)).toBe(0)
  expect(accounts.balance!.find(({ account }) => account === 'house:short')?.after).toBe(100)
  const expected = sheets.reduce((sum, sheet) => sum + sheet.expected.collection, 0)
  for (const by of ['day', 'shift', 'table', 'game', 'schedule'] as const) {
    const { lines } = await books(by)
    expect([by, sumOf(lines, 'collection')]).toEqual([by, expected])
    expect([by, sumOf(lines, 'short')]).toEqual([by, 100])
    // What is lost and won comes to what was collected.
    expect(sumOf(lines, 'playerDealers') + sumOf(lines, 'players')).toBe(-expected - sumOf(lines, 'jackpot'))
  }
  const shift = (await books('shift')).lines!.find(({ key }) => key === '2026-11-17 day')!
  expect(shift).toMatchObject({ collection: expected, counted: first.expected.collection - 100, short: 100 })
  const byTable = (await books('table')).lines!
  for (const sheet of sheets)
    expect(byTable.find(({ key }) => key === sheet.table)?.collection).toBe(sheet.expected.collection)
  const people = await books('person')
  const id = await idOf(served, ann)
  expect(people.names[id]).toBe('Ann')
  const own = people.lines!.find(({ key }) => key === id)!
  expect(own.given).toBe(1_000_000_000_000 + 500)
  expect(own.boughtIn).toBeGreaterThan(0)
  expect(people.lines!.find(({ key }) => key === 'Bob')).toMatchObject({ rounds: 1 })
  expect((await books('day', '&to=2026-11-16')).lines).toEqual([])
  expect((await books('account', '&from=2026-11-18')).balance).toEqual(
    accounts
      .balance!.map(line => ({ ...line, before: line.after, came: 0, went: 0 }))
      .filter(moved => moved.after !== 0),
  )
  const csv = await journal('csv')
  const cents = csv
    .trim()
    .split('\r\n')
    .slice(1)
    .map(line => Number(line.split(',').at(-3)))
  expect(cents.length).toBeGreaterThan(20)
  expect(cents.reduce((sum, one) => sum + one, 0)).toBe(0)
  await served.close()
  const { ledger } = await openLedger({ data })
  const ends = new Map<string, string>()
  for await (const line of chainLines(ledger)) {
    const { chain, version, at, text, hash } = JSON.parse(line) as Record<string, string & number>
    if (chain === undefined) continue
    // Whoever has the lines can make the chain anew.
    const before = ends.get(chain)
    if (before !== undefined) expect(linkHash(before, version!, at!, text!)).toBe(hash)
    ends.set(chain, hash!)
  }
  expect([...ends.keys()]).toContain('(drop)')
  await ledger.close()
})

test.runIf(hasHledger)(
  'hledger reads the journal, and comes to the same balances (needs the system’s package hledger)',
  async () => {
    const { served, ann, books, journal } = await house()
    const file = join(temporaryFolder(), 'house.journal')
    writeFileSync(file, await journal('hledger'))
    const hledger = (...args: string[]) => {
      const { status, stdout, stderr } = spawnSync('hledger', ['-f', file, ...args], { encoding: 'utf8' })
      expect([status, stderr]).toEqual([0, ''])
      return stdout.trim()
    }
    hledger('check')
    const balance = (account: string) => {
      const csv = hledger('balance', '-N', '-O', 'csv', '--depth', '0', `acct:^${account}`)
      return Math.round(Number(/"\$?(-?[\d.,]+)"$/.exec(csv)?.[1]?.replaceAll(',', '') ?? 0) * 100)
    }
    const { balance: lines = [] } = await books('account')
    for (const { account, after } of lines.filter(line => !line.account.startsWith('wallet:')))
      expect([account, balance(account)]).toEqual([account, after])
    const wallet = `wallet:${await idOf(served, ann)}`
    expect(balance('wallet:Ann')).toBe(lines.find(({ account }) => account === wallet)!.after)
  },
)

test('the books tell a third-party provider’s result apart', async () => {
  const data = temporaryFolder()
  const served = await openRoom({ data, lobby: [], playOn: true })
  const owner = await enterAs(served, 'Flo', 'operator')
  const host = unwrap(await served.room.houseHandlers.open(BACCARAT, { provider: true }, 'test'))
  while (host.table.state.rounds < 4) await new Promise(done => setTimeout(done, 5))
  await drainTable(host)
  const { seat, stack: after } = Object.values(host.table.state.seats).find(({ provider }) => provider)!
  const events = await served.room.context.store.history(host.id)
  const before = events.reduce((sum, event) => {
    if (event.type === 'sat' && event.seat === seat) return sum + event.stack
    return event.type === 'chips' && event.seat === seat ? sum + event.cents : sum
  }, 0)
  const { said } = await request(served, 'GET /api/house/books?by=table', { token: owner.token })
  const line = (said as unknown as BooksReply).lines!.find(({ key }) => key === host.id)!
  expect(line.providers).toBe(after - before)
})

test('refuses a query with no valid day, and one by nobody but an operator', async () => {
  const served = await openRoom({ lobby: [] })
  const owner = await enterAs(served, 'Flo', 'operator')
  const floor = await enterAs(served, 'Fred', 'floor')
  const get = (path: string, token: string) => request(served, `GET /api/house/books${path}`, { token })
  expect((await get('?from=tomorrow', owner.token)).status).toBe(400)
  expect((await get('?by=colour', owner.token)).status).toBe(400)
  expect((await get('', floor.token)).status).toBe(403)
  expect((await get('', owner.token)).said).toMatchObject({ entries: 2, differs: [] })
})
