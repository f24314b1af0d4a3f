import { sealOf, verifyRecord } from '@cardroom/engine'
import type { RoundReply, RoundsReply } from '@cardroom/protocol'
import { decisionOf } from '@cardroom/room'
import { openRulebook } from '@cardroom/rulebook'
import { english } from '@cardroom/words/en'
import { describe, expect, test } from 'vitest'
import type { RunningServer } from '../../serve.ts'
import {
  BACCARAT,
  enter,
  HOLDEM,
  openRoom,
  THREE_CARD,
  tableOf,
  takeSeat,
  temporaryFolder,
} from '../../testing/room.ts'

const library = await openRulebook()
const get = async <T>(url: string): Promise<T> => (await fetch(url)).json() as Promise<T>

test('refuses a move whose decision is over, and does not take it for another', async () => {
  const served = await openRoom({ lobby: [HOLDEM], timings: { decision: 60_000 } })
  const table = tableOf(HOLDEM)
  const ann = await takeSeat(served, table, 'Ann', 1)
  await ann.until(table, ({ you }) => you.may.some(may => may.do === 'move'))
  const host = served.room.tables.get(table)!
  const player = host.table.state.seats[1]!.player
  const command = { do: 'move', player, move: { seat: 1, hand: undefined, move: 'fold' } } as const
  const of = decisionOf(host.table, { seat: 1 })
  const late = { code: 'decision-is-over' }
  expect(await host.request({ want: 'act', command, of: { ...of, round: 'another' } })).toMatchObject(late)
  expect(await host.request({ want: 'act', command, of: { ...of, moves: of.moves - 1 } })).toMatchObject(late)
  const [may] = ann.tables.get(table)!.you.may.filter(one => one.do === 'move')
  expect(may?.of).toEqual({ round: of.round, moves: of.moves })
  const stale = { ...may!.of, moves: may!.of.moves + 1 }
  expect(await ann.ask({ type: 'move', table, move: 'fold', of: stale })).toMatchObject({ why: late })
  // Said twice, it is one move.
  const both = [command, command].map(one => host.request({ want: 'act', command: one, of }))
  expect(await both[0]).toBeUndefined()
  expect(await both[1]).toMatchObject(late)
})

describe('one person among bots', () => {
  test('plays a round against a bot that is the player-dealer, and deals at once', async () => {
    const served = await openRoom()
    const table = tableOf(BACCARAT)
    const ann = await takeSeat(served, table, 'Ann', 1)
    const start = await ann.until(table, view => view.phase === 'bank' || view.phase === 'wagers')
    if (start.bank?.offeredTo === 1) await ann.must({ type: 'bank', table, wager: 0 })
    const open = await ann.until(table, view => view.you.may.some(may => may.do === 'wager'))
    expect(open.shuffle.commitment).toMatch(/^[0-9a-f]{64}$/)
    expect(open.shuffle.secret).toBeUndefined()
    const mine = { name: 'Ann', text: 'a word of mine' }
    const commitment = sealOf(open.shuffle.commitment, mine)
    await ann.must({ type: 'seal', table, commitment })
    await ann.must({ type: 'wager', table, wagers: [{ on: 'banker', amount: 1000 }] })
    const finished = ann.next(message => (message.type === 'finished' ? message.round : undefined))
    await ann.must({ type: 'deal', table })
    await ann.must({ type: 'unveil', table, text: mine.text })
    const round = await finished
    expect(round.result.wagers?.some(line => line.seat === 1 && line.amount === 1000)).toBe(true)
    expect(round.shuffle.commitment).toBe(open.shuffle.commitment)
    expect(round.shuffle.added).toEqual([{ ...mine, commitment }])

    const url = `http://127.0.0.1:${served.port}/api/rounds`
    const kept = await get<RoundReply>(`${url}/${round.id}`)
    expect(kept.record.result).toEqual(round.result)
    expect(kept.players).toContain('Ann')
    expect(verifyRecord(kept.record, library, english.say)).toBeUndefined()
    const cheated = {
      ...kept.record,
      shuffle: { ...(kept.record.shuffle as object), secret: '0'.repeat(64) },
    }
    expect(verifyRecord(cheated, library, english.say)).toMatchObject({
      code: 'secret-not-committed',
      at: ['shuffle'],
    })
    const own = await get<RoundsReply>(`${url}?player=Ann&table=${table}`)
    expect(own.map(({ id }) => id)).toContain(round.id)
  })

  test('is the player-dealer when the position comes round', async () => {
    const served = await openRoom({ timings: { wagers: 20 } })
    const ann = await enter(served, { name: 'Ann' })
    const opened = await ann.must({ type: 'open', game: BACCARAT, options: { bankAfter: 0 } })
    const table = opened.type === 'ok' ? opened.table! : ''
    await ann.must({ type: 'watch', table })
    await ann.must({ type: 'sit', table, seat: 1 })
    const offered = await ann.until(table, view => view.bank?.offeredTo === 1)
    const may = offered.you.may.find(one => one.do === 'bank')
    expect(may).toMatchObject({ do: 'bank', max: offered.seats[0]!.stack })
    expect(offered.bank).toMatchObject({ turn: 1, turns: 2 })
    expect(await ann.refusal({ type: 'bank', table, wager: offered.seats[0]!.stack + 1 })).toMatch('puts up')
    await ann.must({ type: 'bank', table, wager: 25_000 })
    const finished = await ann.next(message => (message.type === 'finished' ? message.round : undefined))
    expect(Object.keys(finished.result.net)).toContain('1')
  })

  test('lets the time run out: declines, is not dealt in, folds', async () => {
    const timings = { bank: 30, wagers: 60, decision: 40 }
    const served = await openRoom({ lobby: [HOLDEM], timings })
    const table = tableOf(HOLDEM)
    const ann = await takeSeat(served, table, 'Ann')
    await ann.until(table, view => view.you.may.some(may => may.do === 'move'))
    const away = await ann.until(table, view => view.seats[0]!.player?.away === true)
    expect(away.you.may).toContainEqual({ do: 'away', away: false })
  })

  test('decides in a game with decisions, by the options that it is given', async () => {
    const served = await openRoom({ lobby: [THREE_CARD] })
    const table = tableOf(THREE_CARD)
    const ann = await takeSeat(served, table, 'Ann', 1)
    const first = await ann.until(table, view => view.phase === 'bank' || view.phase === 'wagers')
    if (first.bank?.offeredTo === 1) await ann.must({ type: 'bank', table, wager: 0 })
    const open = await ann.until(table, view => view.you.may.some(may => may.do === 'wager'))
    const wagers = open.sign.spots.filter(spot => spot.must).map(({ on, min }) => ({ on, amount: min }))
    await ann.must({ type: 'wager', table, wagers })
    const behind = ann.tables.get(table)!.seats[0]!.stack
    await ann.must({ type: 'deal', table })
    const asked = await ann.until(table, view => view.you.may.some(may => may.do === 'move'))
    const may = asked.you.may.find(one => one.do === 'move')
    expect(may?.do === 'move' && may.ask.options.map(option => option.move)).toEqual(['play', 'fold'])
    expect(asked.seats[0]!.stack).toBeLessThanOrEqual(behind)
    await ann.must({ type: 'move', table, move: 'fold' })
    expect(await ann.refusal({ type: 'move', table, move: 'play' })).toMatch(/not to act|nobody is to act/)
  })
})

describe('a table', () => {
  test('rests while nobody watches it, and goes on when somebody does', async () => {
    const served = await openRoom({ lobby: [HOLDEM] })
    const table = tableOf(HOLDEM)
    const rounds = () => served.room.tables.get(table)!.table.state.rounds
    await new Promise(done => setTimeout(done, 50))
    expect(rounds()).toBe(0)
    const ann = await enter(served)
    await ann.must({ type: 'watch', table })
    await ann.next(message => (message.type === 'finished' ? message : undefined))
    await ann.must({ type: 'unwatch', table })
    const then = rounds()
    await new Promise(done => setTimeout(done, 50))
    expect(rounds()).toBe(then)
  })

  test('is opened by anybody, with what they want, and cleared away when they have left', async () => {
    const served = await openRoom()
    const ann = await enter(served, { name: 'Ann' })
    const options = { bots: 2, limits: { min: 1000, max: 5000 }, title: 'Ann’s table' }
    const opened = await ann.must({ type: 'open', game: BACCARAT, options })
    const table = opened.type === 'ok' ? opened.table! : ''
    await ann.must({ type: 'watch', table })
    const view = ann.tables.get(table)!
    expect(view.title).toBe('Ann’s table')
    expect(english.say(view.sign.limits)).toBe('$10–$50')
    expect(view.seats.filter(seat => seat.player?.bot)).toHaveLength(2)
    await ann.until(table, one => one.phase !== 'round')
    await ann.must({ type: 'unwatch', table })
    await expect.poll(() => served.room.tables.has(table)).toBe(false)
    expect(await served.room.context.store.tables()).not.toContain(table)
  })
})

describe('a restart', () => {
  test('takes a table up from its snapshot and what came after', async () => {
    const data = temporaryFolder()
    const table = tableOf(BACCARAT)
    const first = await openRoom({ data, playOn: true })
    const rounds = () => first.room.tables.get(table)!.table.state.rounds
    await expect.poll(rounds).toBeGreaterThan(45)
    await first.close()
    const left = first.room.tables.get(table)!.table.state
    const second = await openRoom({ data })
    const stored = (await second.room.context.store.load(table))!
    expect(stored.snapshot!.rounds).toBeGreaterThanOrEqual(40)
    expect(second.room.tables.get(table)!.table.state).toEqual(left)
    expect(await second.room.context.store.history(table)).toHaveLength(left.version)
  })
})

describe('a person', () => {
  test('keeps the seat and the name across reconnects', async () => {
    const served = await openRoom()
    const table = tableOf(BACCARAT)
    const ann = await takeSeat(served, table, 'Ann', 3)
    await ann.close()
    const again = await enter(served, { token: ann.token, name: 'Somebody-Else' })
    expect(again.name).toBe('Ann')
    await again.must({ type: 'watch', table })
    expect(again.tables.get(table)!.you.seat).toBe(3)
  })

  test('sits out after leaving the room, and loses the seat when it is no longer held', async () => {
    const data = temporaryFolder()
    const served = await openRoom({ data, timings: { absence: 60 } })
    const table = tableOf(BACCARAT)
    const seatedAs = ({ room }: RunningServer, name: string) =>
      Object.values(room.tables.get(table)!.table.state.seats).find(seated => seated.name === name)
    const ann = await takeSeat(served, table, 'Ann', 3)
    const bob = await takeSeat(served, table, 'Bob', 1)
    const eyes = await enter(served, { token: bob.token })
    await ann.close()
    await bob.close()
    await expect.poll(() => seatedAs(served, 'Ann')?.away).toBe(true)
    expect(seatedAs(served, 'Bob')?.away).toBe(false)
    await eyes.close()
    await served.close()
    // The house opens again half an hour later.
    const later = await openRoom({ data, now: () => Date.now() + 31 * 60_000 })
    await expect.poll(() => seatedAs(later, 'Ann')).toBeUndefined()
    expect(seatedAs(later, 'Bob')).toBeDefined()
  })

  test('gets a guest’s name without one, and another when it is taken', async () => {
    const served = await openRoom()
    expect((await enter(served)).name).toMatch(/^Guest-/)
    expect((await enter(served, { name: 'Ann' })).name).toBe('Ann')
    expect((await enter(served, { name: 'Ann' })).name).toBe('Ann-2')
    expect((await enter(served, { name: 'Bot-Ace' })).name).toBe('Ace')
  })

  test('with two sockets sees the seat on both, and acts with either', async () => {
    const served = await openRoom()
    const table = tableOf(BACCARAT)
    const one = await takeSeat(served, table, 'Ann', 1)
    const other = await enter(served, { token: one.token })
    await other.must({ type: 'watch', table })
    expect(other.tables.get(table)!.you.seat).toBe(1)
    await other.must({ type: 'away', table, away: true })
    await one.until(table, view => view.seats[0]!.player?.away === true)
    await one.must({ type: 'away', table, away: false })
    await other.until(table, view => view.seats[0]!.player?.away === false)
    await one.close()
    expect((await other.until(table, view => view.version > 0)).seats[0]!.player?.here).toBe(true)
  })
})
