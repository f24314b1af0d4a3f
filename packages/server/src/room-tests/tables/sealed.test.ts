import { type RoundRecord, verifyRecord, writeRefusal } from '@cardroom/engine'
import type { AgreedReply, RoundFinished, RoundReply } from '@cardroom/protocol'
import { openRulebook } from '@cardroom/rulebook'
import { english } from '@cardroom/words/en'
import { expect, test } from 'vitest'
import { audit } from '../../audit/index.ts'
import { openLedger } from '../../house-data/open-ledger.ts'
import type { Client } from '../../testing/client.ts'
import { Regular } from '../../testing/regular.ts'
import { enter, HOLDEM, openRoom, takeSeat, temporaryFolder } from '../../testing/room.ts'
import { Sealer } from '../../testing/sealer.ts'

const library = await openRulebook()

interface Asking {
  readonly method?: 'GET' | 'POST'
  readonly as?: Client
}

/** Asks a card room over HTTP, as somebody or as nobody in particular. */
async function ask<T>(
  url: string,
  { method = 'GET', as }: Asking = {},
): Promise<{ status: number; said: T }> {
  const reply = await fetch(url, { method, headers: as ? { authorization: `Bearer ${as.token}` } : {} })
  return { status: reply.status, said: (await reply.json()) as T }
}

const recordIn = ({ record }: RoundReply) =>
  record as unknown as RoundRecord & { cards: string; moves: string[] }
const problemOf = (record: unknown) => {
  const wrong = verifyRecord(record, library, english.say)
  return wrong && writeRefusal(wrong)
}

/** Two people and what they play at a table of their own. */
async function ofTwo(options: object = {}, data = temporaryFolder()) {
  const served = await openRoom({ lobby: [], data, timings: { sealing: 500, pause: 300 } })
  const ann = await enter(served, { name: 'Ann' })
  const opened = await ann.must({ type: 'open', game: HOLDEM, options: { bots: 0, ...options } })
  const { table = '', word } = opened.type === 'ok' ? opened : {}
  await ann.must({ type: 'watch', table })
  await ann.must({ type: 'sit', table, seat: 1 })
  const bob = await enter(served, { name: 'Bob' })
  await bob.must({ type: 'watch', table, ...(word === undefined ? {} : { word }) })
  await bob.must({ type: 'sit', table, seat: 2 })
  const regulars = [ann, bob].map(client => new Regular(client, table))
  for (const client of [ann, bob]) new Sealer(client, table)
  const url = `http://127.0.0.1:${served.port}/api`
  const over = (fits: (round: RoundFinished) => boolean = () => true) =>
    ann.next(message => (message.type === 'finished' && fits(message.round) ? message.round : undefined))
  const stop = () => {
    for (const one of regulars) one.stop()
  }
  return { served, table, word, ann, bob, url, over, data, stop }
}

test('a sealed table’s record shows everybody what all saw, and a player their own cards too, with proofs', async () => {
  const { ann, bob, url, over, table } = await ofTwo()
  expect(ann.tables.get(table)?.sign.shuffle).toBe('sealed')
  // Nobody had to show: both hands stay hidden.
  const { id, shuffle } = await over(({ result }) => result.hands === undefined)
  const stranger = await ask<RoundReply>(`${url}/rounds/${id}`)
  const [mine, theirs] = [
    await ask<RoundReply>(`${url}/rounds/${id}`, { as: ann }),
    await ask<RoundReply>(`${url}/rounds/${id}`, { as: bob }),
  ]
  for (const { said } of [stranger, mine, theirs]) {
    expect(problemOf(recordIn(said))).toBeUndefined()
    expect(recordIn(said).withheld).toBeUndefined()
    expect(JSON.stringify(said)).not.toMatch(/"secret"|"seed"|"people"/)
    expect(recordIn(said).shuffle!.root).toBe(shuffle.root)
  }
  const hidden = ({ said }: { said: RoundReply }) =>
    recordIn(said)
      .cards.split(' ')
      .flatMap((card, i) => (card === '??' ? [i] : []))
  const four = hidden(stranger).filter(i => i < 4)
  expect(four).toEqual([0, 1, 2, 3])
  expect(hidden(mine)).toHaveLength(hidden(stranger).length - 2)
  expect(hidden(theirs)).toHaveLength(hidden(stranger).length - 2)
  expect(hidden(mine).filter(i => hidden(theirs).includes(i) && i < 4)).toEqual([])
})

test('the root is shown when all texts are open, before the first card', async () => {
  const { ann, over, table } = await ofTwo()
  const { shuffle } = await over(({ shuffle }) => shuffle.added.length === 2)
  const ofIt = ann.received.flatMap(message =>
    message.type === 'table' &&
    message.table.id === table &&
    message.table.shuffle.commitment === shuffle.commitment
      ? [message.table]
      : [],
  )
  const bound = ofIt.findIndex(view => view.shuffle.root === shuffle.root)
  const dealt = ofIt.findIndex(view => view.round !== undefined)
  expect(shuffle.root).toMatch(/^[0-9a-f]{64}$/)
  expect(bound).toBeGreaterThanOrEqual(0)
  expect(bound).toBeLessThan(dealt)
  expect(ofIt.every(view => view.shuffle.root === undefined || view.shuffle.root === shuffle.root)).toBe(true)
})

test('a sealed round is opened when all of its players agree, and not before; the audit finds all of it right', async () => {
  const { served, ann, bob, url, over, data, stop } = await ofTwo()
  const { id } = await over(({ result }) => result.hands === undefined)
  const shoe = recordIn((await ask<RoundReply>(`${url}/rounds/${id}`)).said).shoe!
  const agree = (as?: Client) =>
    ask<AgreedReply & { error: string }>(`${url}/rounds/${id}/agree`, {
      method: 'POST',
      ...(as ? { as } : {}),
    })
  const eve = await enter(served, { name: 'Eve' })
  expect((await agree()).status).toBe(401)
  expect((await agree(eve)).said.error).toContain('only those who were dealt to')
  expect((await agree(ann)).said).toEqual({ opened: false })
  expect((await agree(ann)).said.error).toContain('agreed already')
  const waiting = await ask<RoundReply>(`${url}/rounds/${id}`)
  expect(waiting.said.agreed).toEqual({ by: ['Ann'], of: ['Ann', 'Bob'] })
  expect(recordIn(waiting.said).cards).toContain('??')
  expect((await ask(`${url}/shuffles/${shoe.id}`)).status).toBe(404)
  expect((await agree(bob)).said).toEqual({ opened: true })
  const { said } = await ask<RoundReply>(`${url}/rounds/${id}`)
  expect(recordIn(said).cards).not.toContain('??')
  expect(recordIn(said).shuffle!.secret).toMatch(/^[0-9a-f]{64}$/)
  expect(problemOf(recordIn(said))).toBeUndefined()
  expect((await ask(`${url}/shuffles/${shoe.id}`)).status).toBe(200)
  expect((await agree(bob)).said.error).toContain('nothing to open')

  stop()
  await served.close()
  const { ledger, heads, key } = await openLedger({ data })
  const found = await audit({ ledger, library, key, heads: [heads] })
  await ledger.close()
  expect(found.wrong).toEqual([])
  expect(found.shoes).toBeGreaterThan(0)
})

test('a table with opened shuffles shows all cards, as agreed when it was opened', async () => {
  const { ann, url, over, table } = await ofTwo({ shuffle: 'opened' })
  expect(ann.tables.get(table)?.sign.shuffle).toBe('opened')
  const { id, shuffle } = await over()
  expect(shuffle.seed).toMatch(/^[0-9a-f]{64}$/)
  const { said } = await ask<RoundReply>(`${url}/rounds/${id}`)
  expect(recordIn(said).cards).not.toContain('??')
  expect(problemOf(recordIn(said))).toBeUndefined()
})

test('a shoe that lasts cannot stay sealed', async () => {
  const served = await openRoom({ lobby: [] })
  const ann = await enter(served, { name: 'Ann' })
  const refused = await ann.refusal({
    type: 'open',
    game: 'comstock/ez-baccarat-panda-8',
    options: { shuffle: 'sealed' },
  })
  expect(refused).toContain('opened when it is empty')
})

test('a private table is open to those with its word, and its rounds to those who played them', async () => {
  const { served, ann, bob, table, word, url, over } = await ofTwo({ private: true, shuffle: 'opened' })
  expect(word).toMatch(/^[\w-]{12}$/)
  expect(ann.tables.get(table)?.word).toBe(word)
  const eve = await enter(served, { name: 'Eve' })
  expect(eve.lobby.map(({ id }) => id)).not.toContain(table)
  expect((await ask<{ id: string }[]>(`${url}/tables`)).said).toEqual([])
  const none = await eve.refusal({ type: 'watch', table })
  expect(none).toBe((await eve.refusal({ type: 'watch', table: 'nowhere' })).replace('nowhere', table))
  expect(await eve.refusal({ type: 'watch', table, word: 'another' })).toBe(none)
  expect(await eve.refusal({ type: 'sit', table })).toBe(none)
  expect(await eve.refusal({ type: 'wait', table })).toBe(none)
  expect(await eve.refusal({ type: 'floor', table, question: { about: 'offers' } })).toBe(none)

  const { id } = await over()
  const shoe = recordIn((await ask<RoundReply>(`${url}/rounds/${id}`, { as: ann })).said).shoe!
  for (const path of [
    `rounds/${id}`,
    `shuffles/${shoe.id}`,
    `shoes/${shoe.id}`,
    `tables/${table}/shoe`,
    `tables/${table}/sign`,
  ]) {
    expect([path, (await ask(`${url}/${path}`)).status]).toEqual([path, 404])
    expect([path, (await ask(`${url}/${path}`, { as: eve })).status]).toEqual([path, 404])
  }
  const list = async (as?: Client) =>
    (await ask<{ id: string }[]>(`${url}/rounds?table=${table}`, as ? { as } : {})).said.map(
      round => round.id,
    )
  expect(await list()).toEqual([])
  expect(await list(eve)).toEqual([])
  expect(await list(ann)).toContain(id)
  expect(await list(bob)).toContain(id)
  expect((await ask(`${url}/rounds/${id}`, { as: bob })).status).toBe(200)

  // Whoever has the word comes in, and still has not played what was played before.
  await eve.must({ type: 'watch', table, word: word! })
  await eve.must({ type: 'sit', table })
  expect((await ask(`${url}/rounds/${id}`, { as: eve })).status).toBe(404)
  // Who has a seat there comes back without it.
  const again = await enter(served, { token: bob.token })
  await again.must({ type: 'watch', table })
})

test('a person who takes a free name sees nothing of what was played under it', async () => {
  const { served, ann, bob, table, url, over, stop } = await ofTwo()
  const { id } = await over(({ result }) => result.hands === undefined)
  stop()
  await bob.ask({ type: 'stand', table })
  await bob.until(table, view => view.you.seat === undefined)
  await enter(served, { token: bob.token, name: 'Robert' })
  const other = await takeSeat(served, table, 'Bob')
  expect(other.name).toBe('Bob')
  const cards = async (as: Client) =>
    recordIn((await ask<RoundReply>(`${url}/rounds/${id}`, { as })).said).cards
  expect(await cards(other)).toBe(recordIn((await ask<RoundReply>(`${url}/rounds/${id}`)).said).cards)
  expect(await cards(bob)).not.toBe(await cards(other))
  expect(await cards(ann)).not.toBe(await cards(other))
})
