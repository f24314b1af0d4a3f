import { join } from 'node:path'
import { seatedAt } from '@cardroom/engine'
import { tableAccount, walletOf } from '@cardroom/room/store'
import { openRulebook } from '@cardroom/rulebook'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { audit } from '../../audit/audit.ts'
import { openLedger } from '../../house-data/open-ledger.ts'
import type { RunningServer } from '../../serve.ts'
import { SqliteStore } from '../../store/sqlite.ts'
import { SqliteLedger } from '../../store/sqlite-ledger.ts'
import { Client } from '../../testing/client.ts'
import { enterAs, idOf, request, sumOf } from '../../testing/house.ts'
import { spawnRoom } from '../../testing/process.ts'
import { Regular } from '../../testing/regular.ts'
import { BACCARAT, enter, HOLDEM, openRoom, tableOf, temporaryFolder } from '../../testing/room.ts'

const DAY = 24 * 60 * 60_000
const table = tableOf(HOLDEM)
const library = await openRulebook()
const QUIET = { lobby: [HOLDEM], timings: { bot: [60_000, 60_000] as const, decision: 60_000 } }

/** What somebody's page says of the wallet last. */
const walletAt = (client: Client): number | undefined =>
  client.received
    .flatMap(message =>
      message.type === 'wallet' ? [message.cents] : message.type === 'welcome' ? [message.wallet] : [],
    )
    .at(-1)

const untilWallet = async (client: Client, cents: number): Promise<void> => {
  if (walletAt(client) === cents) return
  await client.next(message => (message.type === 'wallet' && message.cents === cents ? true : undefined))
}

async function audited(data: string): Promise<readonly string[]> {
  const { ledger, heads, key } = await openLedger({ data })
  try {
    const { wrong } = await audit({ ledger, library, heads: [heads], key })
    return wrong.map(({ code, at }) => `${at.join('.')}: ${code}`)
  } finally {
    await ledger.close()
  }
}

/** Somebody who sits at a table of their own, where nothing happens. */
async function sitsAlone(served: RunningServer): Promise<{ ann: Client; own: string; stack: number }> {
  const ann = await enter(served, { name: 'Ann' })
  const opened = await ann.must({ type: 'open', game: HOLDEM, options: { bots: 0 } })
  const own = opened.type === 'ok' ? opened.table! : ''
  await ann.must({ type: 'watch', table: own })
  await ann.must({ type: 'sit', table: own, seat: 1 })
  return { ann, own, stack: ann.tables.get(own)!.seats[0]!.stack }
}

describe('a wallet', () => {
  test('pays for a stack, and gets back what is left of it', async () => {
    const served = await openRoom({ ...QUIET, allowance: { gift: 100_000, level: 100_000 } })
    const { ann, own, stack } = await sitsAlone(served)
    expect(stack).toBeGreaterThan(0)
    await untilWallet(ann, 100_000 - stack)
    await ann.must({ type: 'stand', table: own })
    await untilWallet(ann, 100_000)
  })

  test('bounds the stack, and refuses more with the reason', async () => {
    const served = await openRoom({ ...QUIET, allowance: { gift: 5_000, level: 5_000 } })
    const ann = await enter(served, { name: 'Ann' })
    await ann.must({ type: 'watch', table })
    const { buyIn, you } = ann.tables.get(table)!
    const sit = you.may.find(may => may.do === 'sit')
    expect(buyIn.min).toBeLessThanOrEqual(5_000)
    expect(buyIn.usual).toBeGreaterThan(5_000)
    expect(sit).toMatchObject({ min: buyIn.min, max: 5_000, usual: 5_000 })
    const answer = await ann.ask({ type: 'sit', table, stack: buyIn.usual })
    expect(answer).toMatchObject({
      type: 'refused',
      why: { code: 'not-enough-in-wallet', values: { has: 5_000, wanted: buyIn.usual } },
    })
    expect(ann.tables.get(table)!.you.seat).toBeUndefined()
    await ann.must({ type: 'sit', table, stack: 5_000 })
    await untilWallet(ann, 0)
    expect(ann.tables.get(table)!.you.may.some(may => may.do === 'chips')).toBe(false)
    expect(await ann.refusal({ type: 'chips', table, cents: 1 })).toMatch(/your wallet has \$0/)
  })

  test('offers no seat with less than the table’s minimum', async () => {
    const served = await openRoom({ ...QUIET, allowance: { gift: 1, level: 1 } })
    const ann = await enter(served, { name: 'Ann' })
    await ann.must({ type: 'watch', table })
    expect(ann.tables.get(table)!.you.may).toEqual([])
    expect(await ann.refusal({ type: 'sit', table })).toMatch(/your wallet has \$0\.01/)
  })

  test('is refilled once a day, counting the chips on the tables', async () => {
    let now = 20_000 * DAY
    const served = await openRoom({ ...QUIET, now: () => now, allowance: { gift: 100_000, level: 100_000 } })
    const { ann, own, stack } = await sitsAlone(served)
    const again = async () => walletAt(await enter(served, { token: ann.token }))
    expect(await again()).toBe(100_000 - stack)
    now += DAY
    // Nothing is missing: the chips on the table count.
    expect(await again()).toBe(100_000 - stack)
    const { wallets } = served.room.context
    const id = await idOf(served, ann)
    await wallets.adjust(id, -30_000, 'lost', 'test', now)
    expect(await again()).toBe(100_000 - stack)
    await ann.must({ type: 'stand', table: own })
    expect(await wallets.balance(id)).toBe(100_000)
    // It was given today already.
    await wallets.adjust(id, -60_000, 'lost', 'test', now)
    expect(await again()).toBe(40_000)
    now += DAY
    expect(await again()).toBe(100_000)
  })

  test('is refilled by the house’s business day, as the operator sets it', async () => {
    let now = Date.parse('2026-11-17T23:00-08:00')
    const served = await openRoom({ ...QUIET, now: () => now, allowance: { gift: 100, level: 100 } })
    const op = await enterAs(served, 'Op', 'operator')
    const ann = await enter(served, { name: 'Ann' })
    const { wallets } = served.room.context
    const id = await idOf(served, ann)
    const againAt = async (moment: string) => {
      now = Date.parse(moment)
      const cents = walletAt(await enter(served, { token: ann.token }))!
      await wallets.adjust(id, -cents, 'lost', 'test', now)
      return cents
    }
    expect(await againAt('2026-11-17T23:30-08:00')).toBe(100)
    // The night belongs to the day before.
    expect(await againAt('2026-11-18T05:59-08:00')).toBe(0)
    expect(await againAt('2026-11-18T06:00-08:00')).toBe(100)
    await request(served, 'POST /api/house/count/day', {
      token: op.token,
      body: { zone: 'America/Los_Angeles', turns: 9 },
    })
    expect(await againAt('2026-11-19T08:59-08:00')).toBe(0)
    expect(await againAt('2026-11-19T09:00-08:00')).toBe(100)
  })

  test('an operator sets the allowance, and gives and takes with a reason', async () => {
    let now = 20_000 * DAY
    const served = await openRoom({ ...QUIET, now: () => now, allowance: { gift: 100, level: 100 } })
    const op = await enterAs(served, 'Op', 'operator')
    const ask = (route: string, body: unknown) => request(served, route, { token: op.token, body })
    await ask('POST /api/house/allowance', { gift: 700, level: 900 })
    const ann = await enter(served, { name: 'Ann' })
    expect(walletAt(ann)).toBe(700)
    const person = await idOf(served, ann)
    await ask('POST /api/house/wallets', { person, cents: 50, why: 'a prize' })
    await untilWallet(ann, 750)
    const { said } = await ask('POST /api/house/wallets', { person, cents: -751, why: 'too much' })
    expect(said.error).toMatch(/only \$7\.50/)
    now += DAY
    expect(walletAt(await enter(served, { token: ann.token }))).toBe(900)
    const cage = await served.room.context.store.house.cage(undefined, 10)
    expect(cage.map(({ event }) => [event.type, 'cents' in event ? event.cents : 0])).toEqual([
      ['refill', 150],
      ['adjusted', 50],
      ['gift', 700],
      ['gift', 100],
    ])
  })

  test('nobody gets more by coming in many times at once', async () => {
    let now = 20_000 * DAY
    const served = await openRoom({ ...QUIET, now: () => now, allowance: { gift: 500, level: 900 } })
    const ann = await enter(served, { name: 'Ann' })
    now += DAY
    const all = await Promise.all(Array.from({ length: 8 }, () => enter(served, { token: ann.token })))
    expect(all.map(walletAt)).toEqual(all.map(() => 900))
  })
})

/** What people do at random. */
const doing = fc.record({
  who: fc.nat(3),
  at: fc.nat(1),
  what: fc.constantFrom('sit', 'sit', 'stand', 'chips', 'play', 'come', 'void', 'day'),
  cents: fc.integer({ min: 1, max: 60_000 }),
})

test('all accounts sum to zero whatever people do, and every table’s account is its stacks', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(doing, { minLength: 10, maxLength: 40 }), async doings => {
      const data = temporaryFolder()
      let now = 20_000 * DAY
      const served = await openRoom({
        data,
        lobby: [HOLDEM, BACCARAT],
        now: () => now,
        allowance: { gift: 100_000, level: 100_000 },
      })
      const tables = [tableOf(HOLDEM), tableOf(BACCARAT)]
      const people = await Promise.all(['Ann', 'Bob', 'Cleo', 'Dan'].map(name => enter(served, { name })))
      for (const one of people) {
        for (const at of tables) {
          await one.must({ type: 'watch', table: at })
        }
      }
      for (const { who, at, what, cents } of doings) {
        const [person, table] = [people[who]!, tables[at]!]
        if (what === 'sit') await person.ask({ type: 'sit', table, ...(cents % 2 ? { stack: cents } : {}) })
        if (what === 'stand') await person.ask({ type: 'stand', table })
        if (what === 'chips') await person.ask({ type: 'chips', table, cents })
        if (what === 'play') {
          const regulars = people.map(one => new Regular(one, table))
          await new Promise(done => setTimeout(done, cents % 60))
          for (const regular of regulars) regular.stop()
        }
        if (what === 'void') await served.room.houseHandlers.void(table, 'test')
        if (what === 'day') now += DAY
        if (what === 'come') await (await enter(served, { token: person.token })).close()
      }
      await served.close()
      const ledger = new SqliteLedger(data)
      const accounts = await ledger.accounts()
      await ledger.close()
      expect(sumOf(accounts)).toBe(0)
      for (const { name, cents } of accounts)
        if (name.startsWith('wallet:')) expect(cents).toBeGreaterThanOrEqual(0)
      for (const [id, { table: at }] of served.room.tables) {
        const stacks = seatedAt(at.state.seats).reduce((sum, { stack }) => sum + stack, 0)
        expect(accounts.find(({ name }) => name === tableAccount(id))?.cents).toBe(stacks)
      }
      expect(await audited(data)).toEqual([])
    }),
    { numRuns: Number(process.env.ROUNDS ?? 5) },
  )
}, 120_000)

test('killed at any moment, no chip is lost between a wallet and a table', async () => {
  const data = temporaryFolder()
  const tables = [tableOf(HOLDEM), tableOf(BACCARAT)]
  const tokens: (string | undefined)[] = [undefined, undefined]
  for (const lives of [30, 90, 180]) {
    const room = await spawnRoom({ data, lobby: [HOLDEM, BACCARAT] })
    const people = await Promise.all(
      tokens.map((token, i) => Client.connect(room.url, token === undefined ? { name: `P${i}` } : { token })),
    )
    people.forEach((one, i) => {
      tokens[i] = one.token
      one.socket.on('error', () => {})
      let n = 0
      const next = () => {
        const table = tables[n++ % 2]!
        const type = n % 4 < 2 ? 'sit' : 'stand'
        one.socket.send(JSON.stringify({ type, table, re: n }))
      }
      one.socket.on('message', data => {
        const { type } = JSON.parse(String(data)) as { type: string }
        if (type === 'ok' || type === 'refused') next()
      })
      next()
    })
    await new Promise(done => setTimeout(done, lives))
    await room.kill()
    expect(await audited(data)).toEqual([])
  }
  const store = new SqliteStore(data)
  expect((await store.house.account(walletOf('nobody'))).moves).toBe(0)
  await store.close()
  const ledger = new SqliteLedger(data)
  const accounts = await ledger.accounts()
  expect(sumOf(accounts)).toBe(0)
  expect(accounts.length).toBeGreaterThan(4)
  await ledger.close()
}, 120_000)

describe('the audit', () => {
  async function played(): Promise<string> {
    const data = temporaryFolder()
    const served = await openRoom({ data, ...QUIET })
    const { ann, own } = await sitsAlone(served)
    await ann.must({ type: 'stand', table: own })
    await served.close()
    return data
  }

  test.each([
    [
      'money in a wallet',
      "UPDATE accounts SET cents = cents + 5 WHERE name LIKE 'wallet:%'",
      /^accounts\.wallet:/,
    ],
    [
      'a day on which nothing was given',
      "UPDATE accounts SET day = 1 WHERE name LIKE 'wallet:%'",
      /^accounts\.wallet:.*\.day/,
    ],
    [
      'a transfer that was changed',
      "DROP TRIGGER transfers_stay; UPDATE transfers SET cents = cents + 1 WHERE why = 'cash-out'",
      /^outlaws-texas-holdem-\w+\.transfers\.\d+\.cents: audit-differs/,
    ],
    [
      'a gift that was never made',
      `INSERT INTO transfers VALUES ('(cage)', 99, 0, 1, 'house:play-money', 'wallet:x', 5, 'gift');
       INSERT INTO accounts VALUES ('wallet:x', 5, 2, 1)`,
      /^\(cage\)\.transfers/,
    ],
    [
      'an event of the cage that was changed',
      `DROP TRIGGER house_chain_stays;
       UPDATE house_chain SET event = replace(event, '"day":', '"day":1') WHERE chain = '(cage)'`,
      /^\(cage\)\.events\.1: audit-not-as-written/,
    ],
    [
      'the end of the cage’s chain that was cut off',
      `DROP TRIGGER house_chain_is_kept; DELETE FROM house_chain WHERE chain = '(cage)'`,
      /^\(cage\)\.events\.1: audit-cut-off/,
    ],
  ])('finds %s', async (_, sql, place) => {
    const data = await played()
    expect(await audited(data)).toEqual([])
    const { DatabaseSync } = await import('node:sqlite')
    const db = new DatabaseSync(join(data, 'cardroom.db'))
    db.exec(sql)
    db.close()
    expect((await audited(data))[0]).toMatch(place)
  })
})
