import { isUsedUp, type RoundRecord, verifyRecord, verifyShoe } from '@cardroom/engine'
import type { RoundReply, ShoeReply, TableView } from '@cardroom/protocol'
import { openRulebook } from '@cardroom/rulebook'
import { english } from '@cardroom/words/en'
import { describe, expect, onTestFinished, test } from 'vitest'
import { Client } from '../../testing/client.ts'
import { spawnRoom } from '../../testing/process.ts'
import { leastWagers } from '../../testing/regular.ts'
import {
  BACCARAT,
  enter,
  openRoom,
  THREE_CARD,
  tableOf,
  takeSeat,
  temporaryFolder,
} from '../../testing/room.ts'

const library = await openRulebook()
const FROG = 'players/golden-frog-baccarat'
const BLACKJACK = 'comstock/no-bust-blackjack'
const get = async <T>(url: string): Promise<T> => (await fetch(url)).json() as Promise<T>

const recordsAt = async (url: string): Promise<RoundRecord[]> =>
  (await (await fetch(url)).text())
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as RoundRecord)

/** A table of three decks at which bots play on. */
async function smallShoe(client: Client, options = {}): Promise<string> {
  const opened = await client.must({
    type: 'open',
    game: BACCARAT,
    options: { bots: 3, decks: 3, ...options },
  })
  const table = opened.type === 'ok' ? opened.table! : ''
  await client.must({ type: 'watch', table })
  return table
}

describe('a shoe that lasts', () => {
  test('keeps its secret until its last round, and then all of it can be checked', async () => {
    const served = await openRoom({ lobby: [] })
    const url = `http://127.0.0.1:${served.port}`
    const ann = await enter(served, { name: 'Ann' })
    const table = await smallShoe(ann)
    const first = await ann.next(message => (message.type === 'finished' ? message.round : undefined))
    const { shuffle } = served.room.tables.get(table)!.table.state.shoe!
    expect(first.shuffle).toEqual({ how: 3, commitment: shuffle.commitment, added: [], cutCard: 104 })
    const early = await get<RoundReply>(`${url}/api/rounds/${first.id}`)
    expect(early.record.shuffle).toEqual(first.shuffle)
    expect(early.record.shoe).toEqual({ id: `${table}.shoe-1`, from: 0 })
    expect(verifyRecord(early.record, library, english.say)).toBeUndefined()
    expect((await fetch(`${url}/api/shoes/${table}.shoe-1`)).status).toBe(404)

    const last = await ann.next(message =>
      message.type === 'finished' && message.round.shuffle.secret !== undefined ? message.round : undefined,
    )
    expect(last.shuffle.secret).toBe(shuffle.secret)
    for (const message of ann.received) {
      const text = JSON.stringify(message)
      if (text.includes(shuffle.secret)) {
        // Only the last round of the shoe, and the table while it still shows that round, say it.
        const said =
          message.type === 'finished'
            ? message.round
            : message.type === 'table'
              ? message.table.last
              : undefined
        expect(said?.id).toBe(last.id)
      }
    }
    const records = await recordsAt(`${url}/api/shoes/${table}.shoe-1`)
    expect(verifyShoe(`${table}.shoe-1`, records, library)).toMatchObject({
      whole: true,
      opened: true,
      from: 0,
    })
    for (const record of records) expect(verifyRecord(record, library, english.say)).toBeUndefined()
    const late = await get<RoundReply>(`${url}/api/rounds/${first.id}`)
    expect(late.shuffle).toMatchObject({ secret: shuffle.secret })
  })

  test('lists the cards that are gone', async () => {
    const served = await openRoom({ lobby: [] })
    const url = `http://127.0.0.1:${served.port}`
    const ann = await enter(served, { name: 'Ann' })
    const table = await smallShoe(ann, { readings: { bankerThreeCardSeven: 'pushes' } })
    await ann.until(table, view => (view.shoe?.rounds ?? 0) >= 3)
    const known = await get<ShoeReply>(`${url}/api/tables/${table}/shoe`)
    expect(known).toMatchObject({
      game: BACCARAT,
      decks: 3,
      readings: { bankerThreeCardSeven: 'pushes' },
      of: 156,
      cutCard: 104,
    })
    // A round of baccarat is dealt and over at once.
    expect(known.gone).toHaveLength(known.dealt)
    expect(known.dealt).toBeGreaterThanOrEqual(12)
    expect(JSON.stringify(known)).not.toContain('secret')
    expect((await fetch(`${url}/api/tables/nowhere/shoe`)).status).toBe(404)
  })

  test('goes on at the same place after the process was killed, to its end', async () => {
    const data = temporaryFolder()
    const rooms: string[] = []
    let table = ''
    let place: ShoeReply | undefined
    for (let lives = 0; lives < 3; lives++) {
      // A round takes its time, so that the shoe is still in use when the process is gone.
      const room = await spawnRoom({ data, lobby: [], playOn: true, timings: { pause: 200 } })
      const ann = await Client.connect(room.url, lives === 0 ? { name: 'Ann' } : { token: rooms[0]! })
      onTestFinished(() => ann.socket.terminate())
      rooms.push(ann.token)
      if (lives === 0) table = await smallShoe(ann)
      else {
        await ann.must({ type: 'watch', table })
        const again = ann.tables.get(table)!.shoe!
        expect(again.id).toBe(place!.id)
        expect(again.dealt).toBeGreaterThanOrEqual(place!.dealt)
      }
      const enough = 15 + 20 * lives
      await ann.until(table, ({ shoe }) => (shoe?.dealt ?? 0) >= enough)
      place = await get<ShoeReply>(`${room.url}/api/tables/${table}/shoe`)
      await room.kill()
    }
    const room = await spawnRoom({ data, lobby: [], playOn: true })
    const id = `${table}.shoe-1`
    expect(place!.id).toBe(id)
    await expect.poll(async () => (await fetch(`${room.url}/api/shoes/${id}`)).status).toBe(200)
    const records = await recordsAt(`${room.url}/api/shoes/${id}`)
    expect(verifyShoe(id, records, library)).toMatchObject({ whole: true, opened: true })
    for (const record of records) expect(verifyRecord(record, library, english.say)).toBeUndefined()
  })

  test('is opened when its table closes', async () => {
    const served = await openRoom({ lobby: [] })
    const ann = await enter(served, { name: 'Ann' })
    const table = await smallShoe(ann)
    await ann.until(table, ({ shoe, phase }) => (shoe?.rounds ?? 0) >= 2 && phase !== 'round')
    await ann.must({ type: 'unwatch', table })
    await expect.poll(() => served.room.tables.has(table)).toBe(false)
    const records = await recordsAt(`http://127.0.0.1:${served.port}/api/shoes/${table}.shoe-1`)
    expect(verifyShoe('', records, library)).toMatchObject({ opened: true, whole: false })
  })
})

describe('a round that is called off', () => {
  /** Comes to a decision of one's own. */
  async function toDecision(client: Client, table: string): Promise<TableView> {
    for (;;) {
      const view = await client.until(table, ({ you }) =>
        you.may.some(({ do: what }) => ['move', 'bank', 'wager'].includes(what)),
      )
      const has = (what: string) => view.you.may.some(may => may.do === what)
      if (has('move')) return view
      if (has('bank')) await client.ask({ type: 'bank', table, wager: 0 })
      else {
        await client.ask({ type: 'wager', table, wagers: leastWagers(view.sign.spots) })
        await client.ask({ type: 'deal', table })
        await client.until(table, ({ version }) => version > view.version + 1)
      }
    }
  }

  test.each([THREE_CARD, BLACKJACK])('%s: is kept with its cards, which stay out of the shoe', async game => {
    const served = await openRoom({ lobby: [game], log: () => {} })
    const table = tableOf(game)
    const ann = await takeSeat(served, table, 'Ann', 1)
    const { round } = await toDecision(ann, table)
    const host = served.room.tables.get(table)!
    const { from, inputs } = host.table.state.round!
    const dealt = inputs.filter(({ kind }) => kind === 'card').length
    host.table.round!.take = () => {
      throw new Error('something has gone wrong')
    }
    const may = ann.tables.get(table)!.you.may.find(one => one.do === 'move')
    const move = may?.do === 'move' ? may.ask.options[0]!.move : ''
    expect(await ann.refusal({ type: 'move', table, move })).toMatch('called off')
    const url = `http://127.0.0.1:${served.port}/api/rounds/${round!.id}`
    const kept = await get<RoundReply>(url)
    expect(kept.record).toMatchObject({ voided: true, shoe: { from } })
    expect(kept.record.result).toBeUndefined()
    expect(String(kept.record.cards).split(' ')).toHaveLength(dealt)
    expect(verifyRecord(kept.record, library, english.say)).toBeUndefined()
    if (game === BLACKJACK) {
      expect(kept.shuffle.secret).toBeUndefined()
      const { shoe } = host.table.state
      expect(shoe!.place).toBeGreaterThanOrEqual(from + dealt)
      expect(isUsedUp(shoe!)).toBe(false)
    } else expect(kept.shuffle.secret).toMatch(/^[0-9a-f]{64}$/)
  })
})

test('the player-dealer cuts a new shoe, and players ask for hands without wagers', async () => {
  const served = await openRoom({ lobby: [FROG], timings: { wagers: 600_000, bank: 600_000 } })
  const opener = await enter(served, { name: 'Ann' })
  const opened = await opener.must({ type: 'open', game: FROG, options: { bots: 0 } })
  const table = opened.type === 'ok' ? opened.table! : ''
  await opener.must({ type: 'watch', table })
  await opener.must({ type: 'sit', table, seat: 1 })
  const bob = await takeSeat(served, table, 'Bob', 2)
  await opener.until(table, view => view.bank?.offeredTo === 1)
  expect(bob.tables.get(table)!.you.may.map(({ do: what }) => what)).not.toContain('free-hand')
  await opener.must({ type: 'bank', table, wager: 5_000 })
  const bank = await opener.until(table, view => view.you.may.some(may => may.do === 'cut'))
  expect(bank.you.may).toContainEqual({ do: 'cut', most: 415 })
  expect(await bob.refusal({ type: 'cut', table, at: 5 })).toMatch('player-dealer')
  await opener.must({ type: 'cut', table, at: 123 })
  const open = await bob.until(table, view => view.you.may.some(may => may.do === 'free-hand'))
  expect(open.you.may).toContainEqual({ do: 'free-hand', left: 5 })
  const finished = bob.next(message => (message.type === 'finished' ? message.round : undefined))
  await bob.must({ type: 'free-hand', table })
  const round = await finished
  expect(round.result).toMatchObject({ net: { 1: 0 }, fees: [] })
  expect(round.shuffle).toMatchObject({ cut: 123 })
  const next = await bob.until(table, view => view.phase === 'wagers' && view.shoe?.rounds === 1)
  expect(next).toMatchObject({ bank: { seat: 1, turn: 1 }, shoe: { freeHands: 4, of: 416 } })
  expect(next.shoe!.dealt).toBeGreaterThan(next.shoe!.burned!.count + 4)
  expect(next.you.may.map(({ do: what }) => what)).not.toContain('seal')
  const kept = await get<RoundReply>(`http://127.0.0.1:${served.port}/api/rounds/${round.id}`)
  expect(verifyRecord(kept.record, library, english.say)).toBeUndefined()
})

test('two decks of different backs take turns', async () => {
  const served = await openRoom({ lobby: [THREE_CARD] })
  const table = tableOf(THREE_CARD)
  const ann = await enter(served)
  await ann.must({ type: 'watch', table })
  const backs: (string | undefined)[] = []
  for (let n = 0; n < 3; n++) {
    await ann.next(message => (message.type === 'finished' ? message : undefined))
    backs.push(ann.tables.get(table)?.shoe?.back)
  }
  expect(new Set(backs)).toEqual(new Set(['red', 'blue']))
})
