import { verifyRecord } from '@cardroom/engine'
import type { RoundReply, TableView } from '@cardroom/protocol'
import { games, openRulebook } from '@cardroom/rulebook'
import { english } from '@cardroom/words/en'
import { describe, expect, onTestFinished, test } from 'vitest'
import { Client } from '../testing/client.ts'
import { spawnRoom } from '../testing/process.ts'
import { leastWagers } from '../testing/regular.ts'
import { BACCARAT, HOLDEM, THREE_CARD, tableOf, temporaryFolder } from '../testing/room.ts'
import { measureProcess } from '../testing/spawned.ts'
import { SqliteStore } from './sqlite.ts'

const library = await openRulebook()

async function come(url: string, table: string, hello: { name?: string; token?: string }): Promise<Client> {
  const client = await Client.connect(url, hello)
  onTestFinished(() => client.socket.terminate())
  await client.must({ type: 'watch', table })
  return client
}

/** Everything of a round that a player sees, without what depends on the clock. */
const seen = ({ round, seats, bank, buttons, shuffle, wagers }: TableView) => ({
  round,
  bank,
  buttons,
  shuffle,
  wagers,
  seats: seats.map(({ player, stack }) => [player?.name, stack]),
})

/** Comes to a decision of one's own, in any game that asks for one. */
async function toDecision(client: Client, table: string): Promise<TableView> {
  for (;;) {
    const view = await client.until(table, ({ you }) =>
      you.may.some(may => may.do === 'move' || may.do === 'bank' || may.do === 'wager'),
    )
    const has = (what: string) => view.you.may.some(may => may.do === what)
    if (has('move')) return view
    if (has('bank')) await client.must({ type: 'bank', table, wager: 0 })
    else {
      await client.must({ type: 'wager', table, wagers: leastWagers(view.sign.spots) })
      await client.must({ type: 'deal', table })
      await client.until(table, ({ version }) => version > view.version + 1)
      const now = client.tables.get(table)!
      // A round in which nobody asks us anything is followed by the next.
      if (!now.you.may.some(may => may.do === 'move') && now.phase === 'round') continue
    }
  }
}

describe('killed in the middle of a round', () => {
  test.each([HOLDEM, THREE_CARD])('%s goes on with the same cards', async game => {
    const data = temporaryFolder()
    const table = tableOf(game)
    const first = await spawnRoom({ data, lobby: [game] })
    const ann = await come(first.url, table, { name: 'Ann' })
    await ann.must({ type: 'sit', table, seat: 1 })
    const before = await toDecision(ann, table)
    const own = before.round!.view.piles.find(pile => pile.place === '1')
    expect(own?.cards.length).toBeGreaterThan(0)
    await first.kill()

    const second = await spawnRoom({ data, lobby: [game] })
    const again = await come(second.url, table, { token: ann.token })
    const after = again.tables.get(table)!
    expect(again.name).toBe('Ann')
    expect(seen(after)).toEqual(seen(before))
    expect(after.you).toEqual(before.you)

    const { id } = before.round!
    const finished = again.next(message => (message.type === 'finished' ? message.round : undefined))
    const may = after.you.may.find(one => one.do === 'move')
    const folds = may?.do === 'move' && may.ask.options.some(option => option.move === 'fold')
    await again.must({ type: 'move', table, move: folds ? 'fold' : 'check' })
    while (again.tables.get(table)?.round?.id === id) {
      const view = await again.until(
        table,
        one => one.round?.id !== id || one.you.may.some(m => m.do === 'move'),
      )
      if (view.round?.id === id) await again.must({ type: 'move', table, move: 'fold' })
    }
    expect((await finished).id).toBe(id)
    const kept = (await (await fetch(`${second.url}/api/rounds/${id}`)).json()) as RoundReply
    expect(verifyRecord(kept.record, library, english.say)).toBeUndefined()
    expect(kept.shuffle.commitment).toBe(before.shuffle.commitment)
    await second.kill()
    const store = new SqliteStore(data)
    expect((await store.history(table)).length).toBeGreaterThan(10)
    await store.close()
  })

  test('keeps placed wagers and the player-dealer’s turn', async () => {
    const data = temporaryFolder()
    const first = await spawnRoom({ data, lobby: [] })
    const ann = await Client.connect(first.url, { name: 'Ann' })
    const opened = await ann.must({ type: 'open', game: BACCARAT, options: { bots: 0 } })
    const table = opened.type === 'ok' ? opened.table! : ''
    await ann.must({ type: 'watch', table })
    await ann.must({ type: 'sit', table, seat: 1 })
    const bob = await come(first.url, table, { name: 'Bob' })
    await bob.must({ type: 'sit', table, seat: 2 })
    await ann.until(table, view => view.bank?.offeredTo === 1)
    await ann.must({ type: 'bank', table, wager: 12_300 })
    await bob.must({ type: 'wager', table, wagers: [{ on: 'tie', amount: 700 }] })
    const before = await ann.until(table, view => view.wagers.length === 1)
    await first.kill()

    const second = await spawnRoom({ data, lobby: [] })
    const again = await come(second.url, table, { token: ann.token })
    const after = again.tables.get(table)!
    expect(after.version).toBe(before.version)
    expect(seen(after)).toEqual(seen(before))
    expect(after.bank).toEqual({ seat: 1, wager: 12_300, turn: 1, turns: 2, next: 1 })
    expect(after.wagers).toEqual([{ seat: 2, on: 'tie', amount: 700 }])
  })
})

test('everything acknowledged is on disk, whenever the process is killed', async () => {
  const data = temporaryFolder()
  const table = tableOf(BACCARAT)
  let [acknowledged, asked] = [0, 0]
  let token: string | undefined
  for (const enough of [3, 10, 25]) {
    const room = await spawnRoom({ data, lobby: [BACCARAT] })
    const ann = await come(room.url, table, token === undefined ? { name: 'Ann' } : { token })
    token = ann.token
    if (ann.tables.get(table)!.you.seat === undefined) await ann.must({ type: 'sit', table })
    let answers = 0
    await new Promise<void>(done => {
      ann.socket.on('message', data => {
        const answer = JSON.parse(String(data)) as { type: string }
        if (answer.type !== 'ok') return
        acknowledged++
        // Others are under way when the process dies.
        if (++answers === enough) done(room.kill())
      })
      for (let i = 0; i < enough + 5; i++, asked++) {
        ann.socket.send(JSON.stringify({ type: 'chips', table, cents: 1 }))
      }
    })
  }
  const store = new SqliteStore(data)
  const events = await store.history(table)
  const bought = events.filter(event => event.type === 'chips' && event.cents === 1).length
  expect(acknowledged).toBeGreaterThanOrEqual(38)
  expect(bought).toBeGreaterThanOrEqual(acknowledged)
  expect(bought).toBeLessThanOrEqual(asked)
  await store.close()
})

test('every table of the house is taken up again, and none is opened twice', async () => {
  const data = temporaryFolder()
  const lobby = games.slice(0, 12).map(rules => rules.id)
  const first = await spawnRoom({ data, lobby, playOn: true })
  await expect.poll(async () => (await measureProcess(first)).rounds).toBeGreaterThan(0)
  await first.kill()
  const second = await spawnRoom({ data, lobby })
  const tables = (await (await fetch(`${second.url}/api/tables`)).json()) as { id: string }[]
  expect(tables.map(({ id }) => id).sort()).toEqual(lobby.map(tableOf).sort())
})
