import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { commitmentOf, sealOf, verifyRecord } from '@cardroom/engine'
import type { OpenedShuffleReply, RoundFinished, RoundReply } from '@cardroom/protocol'
import { openRulebook } from '@cardroom/rulebook'
import { english } from '@cardroom/words/en'
import { expect, onTestFinished, test } from 'vitest'
import { openLedger } from '../../house-data/open-ledger.ts'
import { unpackEvents } from '../../store/packed.ts'
import { Client } from '../../testing/client.ts'
import { spawnRoom } from '../../testing/process.ts'
import { Regular } from '../../testing/regular.ts'
import {
  enter,
  HOLDEM,
  openRoom,
  THREE_CARD,
  tableOf,
  takeSeat,
  temporaryFolder,
} from '../../testing/room.ts'
import { Sealer } from '../../testing/sealer.ts'

const library = await openRulebook()
const get = async <T>(url: string): Promise<T> => (await fetch(url)).json() as Promise<T>

/** The next round that is over and in whose shuffle these have a text. */
const drawnBy = (client: Client, ...names: string[]): Promise<RoundFinished> =>
  client.next(message =>
    message.type === 'finished' &&
    message.round.shuffle.added
      .map(({ name }) => name)
      .sort()
      .join() === names.join()
      ? message.round
      : undefined,
  )

async function ofTwo(options = {}) {
  const served = await openRoom({ lobby: [], ...options })
  const ann = await enter(served, { name: 'Ann' })
  const opened = await ann.must({ type: 'open', game: HOLDEM, options: { bots: 0 } })
  const table = opened.type === 'ok' ? opened.table! : ''
  await ann.must({ type: 'watch', table })
  await ann.must({ type: 'sit', table, seat: 1 })
  const bob = await takeSeat(served, table, 'Bob', 2)
  for (const client of [ann, bob]) new Regular(client, table)
  return { served, table, ann, bob, url: `http://127.0.0.1:${served.port}` }
}

test('two players: the texts of both are sealed, then opened, and the round verifies', async () => {
  const { ann, bob, table, url } = await ofTwo({ timings: { sealing: 500 } })
  const sealers = [ann, bob].map(client => new Sealer(client, table))
  const round = await drawnBy(ann, 'Ann', 'Bob')
  const { record } = await get<RoundReply>(`${url}/api/rounds/${round.id}`)
  expect(verifyRecord(record, library, english.say)).toBeUndefined()
  for (const [i, { name }] of [ann, bob].entries()) {
    const text = sealers[i]!.textFor(round.shuffle.commitment)
    const commitment = sealOf(round.shuffle.commitment, { name, text })
    expect(round.shuffle.added).toContainEqual({ name, text, commitment })
  }
  // No text was shown to anybody while a seal was still taken.
  for (const message of bob.received) {
    if (message.type !== 'table' || message.table.shuffle.commitment !== round.shuffle.commitment) continue
    if (message.table.shuffle.drawing?.phase === 'sealing')
      expect(JSON.stringify(message)).not.toContain(sealers[0]!.textFor(round.shuffle.commitment))
  }
})

test('a page that seals nothing is not part of the drawing, and holds nobody up for long', async () => {
  const { ann, table } = await ofTwo({ timings: { sealing: 100 } })
  new Sealer(ann, table)
  const round = await drawnBy(ann, 'Ann')
  expect(round.shuffle.how).toBe(4)
})

test('a player who seals and does not open voids the drawing: its secret is shown, and the next leaves that player out', async () => {
  const { ann, bob, table, url } = await ofTwo({ timings: { sealing: 500, opening: 200 } })
  const annSeals = new Sealer(ann, table)
  const bobSeals = new Sealer(bob, table)
  bobSeals.opens = false
  const round = await drawnBy(ann, 'Ann')
  const { record } = await get<RoundReply>(`${url}/api/rounds/${round.id}`)
  expect(verifyRecord(record, library, english.say)).toBeUndefined()
  const { id } = record.shoe as { id: string }
  expect(id).toMatch(/\.shoe-1-2$/)
  expect(bobSeals.sealed).not.toContain(round.shuffle.commitment)
  expect(annSeals.sealed).toContain(round.shuffle.commitment)
  const before = await get<OpenedShuffleReply>(`${url}/api/shuffles/${id.replace(/-2$/, '')}`)
  expect(commitmentOf(before.shuffle.secret)).toBe(before.shuffle.commitment)
  expect(before.shuffle.commitment).toBe(annSeals.sealed[0])
  expect(before).toMatchObject({ rounds: [], drawing: { phase: 'opening', opened: [{ name: 'Ann' }] } })
  expect(before.drawing!.sealed.map(({ name }) => name).sort()).toEqual(['Ann', 'Bob'])
})

test('a player who leaves before the seals are closed takes the seal along', async () => {
  const { served, ann, bob, table } = await ofTwo({
    timings: { sealing: 0, pause: 1_000, opening: 60_000, absent: 0 },
  })
  for (const client of [ann, bob]) new Sealer(client, table)
  await ann.until(table, view => view.shuffle.drawing?.sealed.length === 2)
  const { shoe } = served.room.tables.get(table)!.table.state
  const round = drawnBy(ann, 'Ann')
  await bob.close()
  expect((await round).shuffle.commitment).toBe(shoe!.shuffle.commitment)
})

test('the commitment of a table that is closed before it has dealt is opened', async () => {
  const served = await openRoom({ lobby: [], timings: { wagers: 600_000, bank: 600_000, bot: [9e5, 9e5] } })
  const ann = await enter(served, { name: 'Ann' })
  const opened = await ann.must({ type: 'open', game: THREE_CARD, options: { bots: 2 } })
  const table = opened.type === 'ok' ? opened.table! : ''
  await ann.must({ type: 'watch', table })
  const { shuffle } = await ann.until(table, view => view.shuffle.commitment !== '')
  await ann.must({ type: 'unwatch', table })
  await expect.poll(() => served.room.tables.has(table)).toBe(false)
  const url = `http://127.0.0.1:${served.port}/api/shuffles/${table}.shoe-1`
  const { shuffle: known } = await get<OpenedShuffleReply>(url)
  expect(commitmentOf(known.secret)).toBe(shuffle.commitment)
})

test('a process killed while texts are opened deals from them only if all open, and else draws anew', async () => {
  const data = temporaryFolder()
  const timings = { pause: 300, sealing: 0, opening: 600, bot: [0, 0] as const }
  const first = await spawnRoom({ data, lobby: [HOLDEM], timings: { ...timings, opening: 600_000 } })
  const table = tableOf(HOLDEM)
  const ann = await Client.connect(first.url, { name: 'Ann' })
  await ann.must({ type: 'watch', table })
  await ann.must({ type: 'sit', table, seat: 1 })
  new Regular(ann, table)
  const sealer = new Sealer(ann, table)
  sealer.opens = false
  const opening = await ann.until(table, view => view.shuffle.drawing?.phase === 'opening')
  await first.kill()
  const second = await spawnRoom({ data, lobby: [HOLDEM], timings })
  const again = await Client.connect(second.url, { token: ann.token })
  onTestFinished(() => again.socket.terminate())
  await again.must({ type: 'watch', table })
  new Regular(again, table)
  const round = await again.next(message => (message.type === 'finished' ? message.round : undefined))
  expect(round.shuffle.commitment).not.toBe(opening.shuffle.commitment)
  expect(round.shuffle.added).toEqual([])
  const kept = await get<RoundReply>(`${second.url}/api/rounds/${round.id}`)
  expect(verifyRecord(kept.record, library, english.say)).toBeUndefined()
})

test('a reader of the database can neither know the cards nor choose them', async () => {
  const data = temporaryFolder()
  const { served, ann, bob, table } = await ofTwo({ data, timings: { sealing: 500, opening: 60_000 } })
  const annSeals = new Sealer(ann, table)
  const bobSeals = new Sealer(bob, table)
  annSeals.opens = false
  await bob.until(table, view => view.shuffle.drawing?.phase === 'opening')
  const { shuffle } = served.room.tables.get(table)!.table.state.shoe!
  const stored = ['cardroom.db', 'cardroom.db-wal'].map(name => readFileSync(join(data, name), 'latin1'))
  // Events lie there packed: whoever reads them unpacks them.
  const { ledger } = await openLedger({ data })
  for await (const { event } of ledger.chain(table)) stored.push(...unpackEvents(event))
  await ledger.close()
  // The commitment is there; neither the secret nor a text that is only sealed is.
  const text = stored.join()
  expect(text).toContain(shuffle.commitment)
  expect(text).not.toContain(shuffle.secret)
  expect(text).not.toContain(annSeals.textFor(shuffle.commitment))
  // Words that come last are of no use: nothing is taken any more but what was sealed.
  const late = { name: 'Bob', text: 'that give me aces' }
  const seal = sealOf(shuffle.commitment, late)
  expect(await bob.refusal({ type: 'seal', table, commitment: seal })).toMatch('sealed')
  await expect
    .poll(async () => bob.refusal({ type: 'unveil', table, text: bobSeals.textFor(shuffle.commitment) }))
    .toMatch('open')
  expect(await ann.refusal({ type: 'unveil', table, text: 'that give me aces' })).toMatch('sealed')
})
