import { expect, test } from 'vitest'
import { enterAs, request } from '../../testing/house.ts'
import { BACCARAT, openRoom } from '../../testing/room.ts'

/** What cannot be asked of the house, by whom, and a word of the answer. */
const ASKED: readonly (readonly [
  by: 'floor' | 'operator' | 'auditor',
  route: string,
  body: unknown,
  word: RegExp,
])[] = [
  // A schedule of another room, an option that there is not, a regime that there is not, or that forbids the game.
  ['floor', 'POST /api/house/tables', { game: BACCARAT, options: { schedule: 'shared/1' } }, /shared/],
  ['floor', 'POST /api/house/tables', { game: BACCARAT, options: { schedule: 'own/99' } }, /own\/99|99/],
  ['floor', 'POST /api/house/tables', { game: BACCARAT, options: { regime: 'prohibition' } }, /prohibition/],
  [
    'floor',
    'POST /api/house/tables',
    { game: 'comstock/no-bust-blackjack', options: { regime: 'ccr-2073' } },
    /ccr-2073/,
  ],
  ['floor', 'POST /api/house/tables', { game: 'comstock/whist' }, /whist/],
  // A shift that never was, one without a name, a box that nobody pulled.
  ['floor', 'POST /api/house/shifts/close', { shift: '2026-01-01 day' }, /never/],
  ['floor', 'POST /api/house/shifts/open', { name: '' }, /name/],
  ['floor', 'POST /api/house/count', { box: 1, collection: { 100: -1 } }, /no box 1/],
  // What would stand otherwise on a sheet than it is written.
  ['floor', 'POST /api/house/shifts/open', { name: 'day\n2026' }, /name: one line/],
  ['floor', 'POST /api/house/shifts/open', { name: 'd\u202eay' }, /name: one line/],
  ['operator', 'POST /api/house/count/establishment', { name: 'Com\u200bstock' }, /name: one line/],
  [
    'floor',
    'POST /api/house/tables',
    { game: BACCARAT, options: { title: 'a\tb' } },
    /options.title: one line/,
  ],
  ['floor', 'POST /api/house/tables', { game: BACCARAT, options: { seats: 2.5 } }, /options.seats/],
  [
    'operator',
    'POST /api/house/count/day',
    { zone: 'Nowhere/City', turns: 6 },
    /no time zone "Nowhere\/City"/,
  ],
  ['operator', 'POST /api/house/count/day', { zone: 'UTC', turns: -1 }, /turns/],
  // Days that are none, and a layout that there is not.
  ['operator', 'GET /api/house/books?from=yesterday', undefined, /from/],
  ['operator', 'GET /api/house/books?from=2026-02-02&to=2026-02-01', undefined, /^to: /],
  ['operator', 'GET /api/house/books?by=mood', undefined, /by/],
  ['operator', 'GET /api/house/books/journal?format=xls', undefined, /format/],
  ['operator', 'GET /api/house/count?shift=never', undefined, /never/],
  ['operator', 'POST /api/house/parts/grant', { person: 'nobody', part: 'provider' }, /nobody/],
  ['operator', 'POST /api/house/parts/grant', { person: 'nobody', part: 'king' }, /part/],
  // Who has not the part.
  ['floor', 'POST /api/house/count/day', { zone: 'UTC', turns: 0 }, /only the operator/],
  ['floor', 'POST /api/house/count/establishment', { name: 'Mine' }, /only the operator/],
  ['floor', 'GET /api/house/books', undefined, /only the operator/],
  ['floor', 'POST /api/house/parts/grant', { person: 'me', part: 'operator' }, /only the operator/],
  ['floor', 'POST /api/house/rules/check', { game: {} }, /only the operator/],
  ['auditor', 'POST /api/house/shifts/open', { name: 'day' }, /only the floor/],
  ['auditor', 'POST /api/house/count', { box: 1, collection: {} }, /only the floor/],
]

test('refuses every impossible request over HTTP with a reason, and changes nothing', async () => {
  const served = await openRoom({ lobby: [] })
  const people = {
    floor: await enterAs(served, 'Flo', 'floor'),
    operator: await enterAs(served, 'Olga', 'operator'),
    auditor: await enterAs(served, 'Audrey', 'auditor'),
  }
  const { house } = served.room.context.store
  /** Everything but the note that somebody was refused. */
  const kept = async () => ({
    log: (await house.log(0)).filter(({ event }) => event.type !== 'refused').map(({ event }) => event),
    drop: await house.drop(0),
    tables: [...served.room.tables.keys()],
  })
  const before = await kept()
  for (const [by, route, body, word] of ASKED) {
    const { status, said } = await request(served, route, { token: people[by].token, body })
    expect([route, body, status >= 400 && status < 500, word.test(said.error ?? '')]).toEqual([
      route,
      body,
      true,
      true,
    ])
  }
  expect(await kept()).toEqual(before)
}, 30_000)

test('refuses an unreadable body in the usual form', async () => {
  const served = await openRoom({ lobby: [] })
  const { token } = await enterAs(served, 'Flo', 'floor')
  const send = async (body: string, type = 'application/json') => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': type }
    const reply = await fetch(`${served.url}/api/house/shifts/open`, { method: 'POST', headers, body })
    return [reply.status, Object.keys((await reply.json()) as object)]
  }
  expect(await send('{"name":')).toEqual([400, ['error']])
  expect(await send('{"name":"day","__proto__":{}}')).toEqual([400, ['error']])
  expect(await send(`{"name":"${'x'.repeat(2_000_000)}"}`)).toEqual([413, ['error']])
  expect(await send('<name/>', 'text/xml')).toEqual([415, ['error']])
})
