import type { BoardReply, BoardsReply } from '@cardroom/protocol'
import { codesOf } from '@cardroom/room'
import { expect, onTestFinished, test } from 'vitest'
import { Client } from '../../testing/client.ts'
import { spawnRoom } from '../../testing/process.ts'
import { BACCARAT, enter, openRoom, temporaryFolder } from '../../testing/room.ts'

const boardAt = async (url: string, table: string, token?: string): Promise<BoardReply> => {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }
  return (await (await fetch(`${url}/api/tables/${table}/board`, { headers })).json()) as BoardReply
}

const THREE_DECKS = { type: 'open', game: BACCARAT, options: { bots: 3, decks: 3 } } as const

test('a board knows this shoe and the one before, and no more', async () => {
  const served = await openRoom({ lobby: [] })
  const url = `http://127.0.0.1:${served.port}`
  const ann = await enter(served, { name: 'Ann' })
  const opened = await ann.must(THREE_DECKS)
  const table = opened.type === 'ok' ? opened.table! : ''
  await ann.must({ type: 'watch', table })
  await ann.until(table, ({ shoe }) => shoe?.id.endsWith('.shoe-3') === true && shoe.rounds > 1)
  const { rounds, counts, payouts, code } = await boardAt(url, table)
  const shoes = [...new Set(rounds.map(({ shoe }) => shoe))]
  expect(shoes).toHaveLength(2)
  expect(shoes[0]).toMatch(/\.shoe-\d+$/)
  // The oldest first, and every one as its record has it.
  expect(rounds.map(({ at }) => at)).toEqual(rounds.map(({ at }) => at).toSorted((a, b) => a - b))
  for (const { marks, hands } of rounds) {
    expect(['player', 'banker', 'tie']).toContain(marks[0])
    expect(Object.keys(hands)).toEqual(['player', 'banker'])
  }
  expect(counts.map(({ id }) => id)).toEqual(['player', 'banker', 'tie', 'panda-8', 'dragon-7', 'natural'])
  expect(payouts.map(({ pays }) => pays)).toEqual([['tie'], ['panda-8'], ['dragon-7']])
  const boards = (await (await fetch(`${url}/api/boards`)).json()) as BoardsReply
  expect(boards).toEqual([{ table, code }])
})

test('a board shows the same rounds after the process was killed', async () => {
  const data = temporaryFolder()
  const first = await spawnRoom({ data, lobby: [] })
  onTestFinished(() => first.kill())
  const ann = await Client.connect(first.url, { name: 'Ann' })
  const opened = await ann.must(THREE_DECKS)
  const table = opened.type === 'ok' ? opened.table! : ''
  await ann.must({ type: 'watch', table })
  await ann.until(table, ({ shoe }) => (shoe?.rounds ?? 0) > 2)
  const before = await boardAt(first.url, table)
  await first.kill()
  const second = await spawnRoom({ data, lobby: [] })
  onTestFinished(() => second.kill())
  const after = await boardAt(second.url, table)
  expect(after.rounds.slice(0, before.rounds.length)).toEqual(before.rounds)
  expect(after.code).toBe(before.code)
})

test('a private table has no code, and shows its board only to those who may enter', async () => {
  const served = await openRoom({ lobby: [] })
  const url = `http://127.0.0.1:${served.port}`
  const ann = await enter(served, { name: 'Ann' })
  const opened = await ann.must({ type: 'open', game: BACCARAT, options: { private: true } })
  const table = opened.type === 'ok' ? opened.table! : ''
  expect((await fetch(`${url}/api/tables/${table}/board`)).status).toBe(404)
  const board = await boardAt(url, table, ann.token)
  expect(board).toMatchObject({ table, rounds: [] })
  expect(board.code).toBeUndefined()
  expect(await (await fetch(`${url}/api/boards`)).json()).toEqual([])
})

test('codes are short, each for one table, and stay', () => {
  const tables = Array.from({ length: 3_000 }, (_, i) => `table-${i}`)
  const codes = codesOf(tables)
  expect(codes.size).toBe(tables.length)
  expect([...codes.keys()].every(code => /^[2-9A-HJKMNP-Z]{4}$/.test(code))).toBe(true)
  // Tables that are opened later take nobody's code.
  const earlier = codesOf(tables.slice(0, 100))
  for (const [code, table] of earlier) expect(codes.get(code)).toBe(table)
})
