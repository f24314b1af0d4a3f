import { unwrap } from '@cardroom/engine'
import {
  type DealerAction,
  DealtSession,
  type DealtSettings,
  dealtBoardOf,
  type SessionEntry,
} from '@cardroom/engine/dealt'
import {
  boardAfter,
  type DealtBoardChange,
  type DealtBoardReply,
  type DealtConflictReply,
  type DealtRefusalReply,
  type DealtReply,
  SESSION_KEY,
} from '@cardroom/protocol'
import { openRulebook } from '@cardroom/rulebook'
import { regimeOf, rotationUnder } from '@cardroom/rulebook/regimes'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { RunningServer } from '../../serve.ts'
import { startPostgres } from '../../testing/postgres.ts'
import { BACCARAT, openRoom, temporaryFolder } from '../../testing/room.ts'

const library = await openRulebook()
const KEY = 'a-key-that-nobody-guesses'

const settings: DealtSettings = {
  id: 'session-one',
  game: BACCARAT,
  title: 'Baccarat',
  setup: { bankAfter: 0 },
  seats: [
    { seat: 1, name: 'Ann' },
    { seat: 2, name: 'Bob' },
  ],
}

const entry = (id: string, does: DealerAction, round = 1): SessionEntry => ({ id, at: 1_000, round, does })
const cards = ['9h', '4s', 'Kd', 'Qc'].map((card, i) =>
  entry(`c${i}`, { do: 'card', card, to: i % 2 === 0 ? 'player' : 'banker' }),
)
const begun: readonly SessionEntry[] = [
  entry('b', { do: 'bank', seat: 1, wager: 50_000 }),
  entry('w', { do: 'wagers', seat: 2, wagers: [{ on: 'banker', amount: 1_000 }] }),
  entry('d', { do: 'deal' }),
]
const whole: readonly SessionEntry[] = [...begun, ...cards, entry('s', { do: 'settle' })]

/** A tablet that has the key, or another one. */
function tablet(served: RunningServer, key = KEY) {
  const ask = async (path: string, body?: object) => {
    const answer = await fetch(`${served.url}/api/dealt${path}`, {
      headers: { [SESSION_KEY]: key, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    })
    return { status: answer.status, body: (await answer.json()) as unknown }
  }
  return {
    ask,
    begin: (more: Partial<DealtSettings> = {}) => ask('', { settings: { ...settings, ...more }, key }),
    append: (after: number, entries: readonly SessionEntry[]) =>
      ask('/session-one/entries', { after, entries }),
    entries: async () => ((await ask('/session-one')).body as DealtReply).entries,
  }
}

test('refuses a session under a regime that does not exist, forbids the game, or is not followed', async () => {
  const house = tablet(await openRoom({ lobby: [] }))
  const why = async (more: Partial<DealtSettings>) =>
    ((await house.begin(more)).body as { error?: string }).error
  expect(await why({ regime: 'prohibition' })).toMatch('prohibition')
  expect(await why({ game: 'comstock/no-bust-blackjack', regime: 'ccr-2073' })).toMatch('ccr-2073')
  expect(await why({ regime: 'ccr-2073' })).toMatch('would not go round')
  expect((await house.ask('/session-one')).status).toBe(404)
  const rotation = rotationUnder(unwrap(regimeOf('ccr-2073')))
  expect(await why({ regime: 'ccr-2073', setup: { bankAfter: 0, rotation } })).toBeUndefined()
}, 30_000)

test('stores a session once under its link, however often it is sent; only the key writes', async () => {
  const data = temporaryFolder()
  const first = await openRoom({ data })
  const house = tablet(first)
  expect(await house.begin()).toMatchObject({ status: 200, body: { entries: [] } })
  expect(await house.append(0, begun)).toEqual({ status: 200, body: { length: 3 } })
  // The answer was lost: the same is sent again, with what has come since.
  expect(await house.append(0, [...begun, ...cards])).toEqual({ status: 200, body: { length: 7 } })
  expect(await house.append(0, begun)).toEqual({ status: 200, body: { length: 7 } })
  expect(await house.begin()).toMatchObject({ status: 200 })
  expect(await house.begin({ title: 'Another' })).toMatchObject({ status: 409 })
  const stranger = tablet(first, 'another-key-altogether')
  expect(await stranger.append(7, [entry('s', { do: 'settle' })])).toMatchObject({ status: 403 })
  expect(await stranger.begin()).toMatchObject({ status: 409 })
  expect((await stranger.ask('/session-none')).status).toBe(404)
  await first.close()
  const again = tablet(await openRoom({ data }))
  expect(await again.entries()).toEqual([...begun, ...cards])
})

test('tells one tablet what another has entered, and loses nothing', async () => {
  const served = await openRoom()
  const [one, other] = [tablet(served), tablet(served)]
  await one.begin()
  await one.append(0, begun)
  await one.append(3, cards.slice(0, 1))
  const late = await other.append(3, [entry('x', { do: 'card', card: '7h', to: 'player' })])
  expect(late.status).toBe(409)
  expect((late.body as DealtConflictReply).entries).toEqual(cards.slice(0, 1))
  const wrong = await other.append(4, [entry('x', { do: 'card', card: '7h', to: 'player' })])
  expect(wrong.status).toBe(422)
  expect((wrong.body as DealtRefusalReply).refusal.code).toBe('card-goes-to')
  expect(await one.entries()).toHaveLength(4)
})

test('refuses bad entries with a reason', async () => {
  const house = tablet(await openRoom())
  await house.begin({ limits: { min: 500, max: 20_000 } })
  const [bank] = begun
  const high = entry('w', { do: 'wagers', seat: 2, wagers: [{ on: 'banker', amount: 9_000_000 }] })
  const answer = await house.append(0, [bank!, high])
  expect(answer).toMatchObject({ status: 422, body: { entry: 'w', length: 1 } })
  expect((answer.body as DealtRefusalReply).refusal.code).toBe('above-maximum')
  expect(
    (await house.append(1, [{ ...high, does: { do: 'nonsense' } } as unknown as SessionEntry])).status,
  ).toBe(400)
  expect((await house.begin({ id: 'session-two', game: 'nobody/nothing' })).status).toBe(422)
})

/** The lines that come on a stream. */
async function* linesOf(served: RunningServer, path: string): AsyncGenerator<string> {
  const stop = new AbortController()
  onTestFinished(() => stop.abort())
  const { body } = await fetch(`${served.url}/api/dealt/session-one/${path}`, {
    headers: { [SESSION_KEY]: KEY },
    signal: stop.signal,
  })
  let text = ''
  for await (const chunk of body!.pipeThrough(new TextDecoderStream())) {
    text += chunk
    const lines = text.split('\n')
    text = lines.pop() ?? ''
    yield* lines.filter(line => line !== '')
  }
}

const nextOf = async (lines: AsyncGenerator<string>): Promise<string> => (await lines.next()).value as string

describe.each(['SQLite', 'PostgreSQL'])('with %s', kind => {
  test('another tablet and a board see what is entered, and both compute what the server does', async () => {
    const postgres = kind === 'PostgreSQL' ? await startPostgres() : undefined
    onTestFinished(() => postgres?.stop())
    const database = await postgres?.fresh()
    const nodes = await Promise.all(
      Array.from({ length: database ? 2 : 1 }, () => openRoom(database ? { database } : {})),
    )
    const [here, there = here] = nodes as [RunningServer, RunningServer?]
    const house = tablet(here)
    await house.begin()
    await house.append(0, begun)
    const entries = linesOf(there, 'entries?after=1')
    const board = linesOf(there, 'board/stream')
    expect(JSON.parse(await nextOf(entries))).toEqual(begun[1])
    expect(JSON.parse(await nextOf(entries))).toEqual(begun[2])
    const change = async () => JSON.parse((await nextOf(board)).replace('data: ', '')) as DealtBoardChange
    let shown = boardAfter(undefined, await change())
    expect(shown).toMatchObject({ version: 3, phase: 'round', bank: { seat: 1 }, rounds: [] })
    await house.append(3, whole.slice(3))
    for (const wanted of whole.slice(3)) expect(JSON.parse(await nextOf(entries))).toEqual(wanted)
    while (shown.version < whole.length) shown = boardAfter(shown, await change())
    const session = unwrap(DealtSession.open(settings, library, whole))
    expect(shown).toEqual(JSON.parse(JSON.stringify(dealtBoardOf(session))))
    const { body } = await tablet(there, 'no-key-is-needed-here').ask('/session-one/board')
    expect((body as DealtBoardReply).rounds[0]?.result?.net).toEqual(session.rounds[0]?.result?.net)
  }, 60_000)
})

test('the clock that closes the bets runs by the time of the house, and has run out for later viewers', async () => {
  const data = temporaryFolder()
  const first = await openRoom({ data })
  const house = tablet(first)
  const clockAt = async (served: RunningServer) =>
    ((await (await fetch(`${served.url}/api/dealt/session-one/board`)).json()) as DealtBoardReply).clock
  await house.begin()
  expect(await clockAt(first)).toBeUndefined()
  // The tablet's own time is nothing to go by.
  await house.append(0, [entry('k', { do: 'clock', seconds: 20 })])
  const runs = await clockAt(first)
  expect(runs).toMatchObject({ entry: 'k', whole: 20_000 })
  expect(runs!.left).toBeGreaterThan(15_000)
  expect(runs!.left).toBeLessThanOrEqual(20_000)
  await house.append(1, [entry('n', { do: 'clock', seconds: 0 })])
  expect(await clockAt(first)).toEqual({ entry: 'n', left: 0, whole: 0 })
  await house.append(2, [entry('t', { do: 'take-back', of: 'n' })])
  await first.close()
  const again = await openRoom({ data })
  expect(await clockAt(again)).toEqual({ entry: 'k', left: 0, whole: 20_000 })
  await tablet(again).append(3, begun)
  expect(await clockAt(again)).toBeUndefined()
})
