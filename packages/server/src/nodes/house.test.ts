import { openRulebook } from '@cardroom/rulebook'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '../audit/audit.ts'
import { openLedger } from '../house-data/open-ledger.ts'
import type { Client } from '../testing/client.ts'
import { enterAs, idOf, request, sumOf } from '../testing/house.ts'
import { type Postgres, startPostgres } from '../testing/postgres.ts'
import { enter, HOLDEM, openRoom } from '../testing/room.ts'

// All nodes of a house have one key.
process.env.CARDROOM_KEY = 'ab'.repeat(32)

let server: Postgres
beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server?.stop())

const opened = async (client: Client): Promise<string> => {
  const answer = await client.must({ type: 'open', game: HOLDEM, options: { bots: 0 } })
  return answer.type === 'ok' ? answer.table! : ''
}

test('parts and wallets are the same on every node, and nothing is spent twice', async () => {
  const database = await server.fresh()
  const node = () =>
    openRoom({ database, lobby: [], log: () => {}, allowance: { gift: 60_000, level: 60_000 } })
  const [first, second] = [await node(), await node()]
  const op = await enterAs(first, 'Op', 'operator')
  const ann = await enter(first, { name: 'Ann' })
  const elsewhere = await enter(second, { token: ann.token })
  const person = await idOf(first, ann)

  // What is granted on one node counts on the other.
  const people = () => request(second, 'GET /api/house/people', { token: ann.token })
  expect((await people()).status).toBe(403)
  await request(first, 'POST /api/house/parts/grant', {
    token: op.token,
    body: { person, part: 'floor' },
  })
  expect((await people()).status).toBe(200)

  // Two tables, two nodes, one wallet.
  const tables = await Promise.all([opened(ann), opened(elsewhere)])
  for (const [client, table] of [
    [ann, tables[0]],
    [elsewhere, tables[1]],
  ] as const) {
    await client.must({ type: 'watch', table })
  }
  const answers = await Promise.all([
    ann.ask({ type: 'sit', table: tables[0], stack: 40_000 }),
    elsewhere.ask({ type: 'sit', table: tables[1], stack: 40_000 }),
  ])
  expect(answers.map(({ type }) => type).toSorted()).toEqual(['ok', 'refused'])
  expect(answers.find(({ type }) => type === 'refused')).toMatchObject({
    why: { code: 'not-enough-in-wallet', values: { has: 20_000, wanted: 40_000 } },
  })
  // Both pages are told what is left, whichever node did it.
  for (const client of [ann, elsewhere])
    await expect
      .poll(() => client.received.some(one => one.type === 'wallet' && one.cents === 20_000), {
        timeout: 10_000,
      })
      .toBe(true)

  await Promise.all([first.close(), second.close()])
  const { ledger } = await openLedger({ database })
  expect(sumOf(await ledger.accounts())).toBe(0)
  const key = Buffer.from(process.env.CARDROOM_KEY!, 'hex')
  expect((await audit({ ledger, library: await openRulebook(), heads: [], key })).wrong).toEqual([])
  await ledger.close()
})
