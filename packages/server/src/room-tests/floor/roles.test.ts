import type { GrantedPart, Need } from '@cardroom/protocol'
import { needOfMessage } from '@cardroom/room'
import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { RunningServer } from '../../serve.ts'
import type { Client } from '../../testing/client.ts'
import { enterAs, idOf, request } from '../../testing/house.ts'
import { oneOfEach } from '../../testing/one-of-each.ts'
import { BACCARAT, enter, openRoom, tableOf } from '../../testing/room.ts'

const table = tableOf(BACCARAT)

/** Everybody there can be: nobody in particular, whoever comes in, and who was granted a part. */
const ROLES = ['nobody', 'player', 'dealer', 'floor', 'operator', 'auditor', 'provider'] as const
type Role = (typeof ROLES)[number]

/** Who may do what needs a part. */
const MAY: Readonly<Record<Need, readonly Role[]>> = {
  anybody: ROLES,
  player: ['player', 'dealer', 'floor', 'operator', 'provider'],
  dealer: ['dealer', 'floor', 'operator'],
  floor: ['floor', 'operator'],
  operator: ['operator'],
  auditor: ['auditor'],
  provider: ['provider'],
}

const isPart = (who: Role): who is GrantedPart => who !== 'nobody' && who !== 'player'

async function everybody(served: RunningServer): Promise<ReadonlyMap<Role, Client>> {
  const people = new Map<Role, Client>()
  for (const who of ROLES.filter(one => one !== 'nobody'))
    people.set(who, await enterAs(served, `P-${who}`, ...(isPart(who) ? [who] : [])))
  return people
}

/** Whatever else there is against a message, whoever may not say it is told that first. */
const SAID = oneOfEach(table)

test('every message is taken from roles with the part that it needs, and from no others', async () => {
  const served = await openRoom()
  const people = await everybody(served)
  for (const message of SAID) {
    const allowed = MAY[needOfMessage(message.type)]
    for (const [who, client] of people) {
      const answer = await client.ask(message)
      const why = answer.type === 'refused' ? answer.why.code : undefined
      const isStopped = why === 'house-auditor-looks-on-nowhere'
      expect([message.type, who, isStopped]).toEqual([message.type, who, !allowed.includes(who)])
    }
  }
})

test('refuses every message before hello', async () => {
  const served = await openRoom()
  for (const message of SAID) {
    const socket = new WebSocket(`ws://127.0.0.1:${served.port}/ws`)
    await new Promise(open => socket.once('open', open))
    const answered = new Promise<{ type: string; why?: { code: string } }>(done => {
      socket.once('message', data => done(JSON.parse(String(data))))
    })
    socket.send(JSON.stringify({ ...message, re: 1 }))
    const { type, why } = await answered
    if (message.type === 'hello') expect(type).toBe('welcome')
    else expect(why?.code).toBe('line-hello-first')
    socket.terminate()
  }
})

test('every route answers roles with the part that it needs, and no others', async () => {
  const served = await openRoom({ limits: { questions: { atOnce: 10_000, aSecond: 10_000 } } })
  const people = await everybody(served)
  const files = ['/healthz', '/readyz', '/metrics', '/verify', '/verify.html']
  const routes = [
    ...served.routes.map(({ method, path, needs }) => ({ route: `${method} ${path}`, needs })),
    ...files.map(path => ({ route: `GET ${path}`, needs: 'anybody' as const })),
  ]
  expect(routes.length).toBeGreaterThan(80)
  for (const { route, needs } of routes) {
    const path = route
      .replace(':room/:game', BACCARAT)
      .replace('/tables/:id', `/tables/${table}`)
      .replace(':number', '003')
      .replace(':id', 'none')
    for (const who of ROLES) {
      const { status, said } = await request(served, path, {
        token: people.get(who)?.token,
        ...(route.startsWith('POST') ? { body: {} } : {}),
      })
      const isMe = route === 'GET /api/me' && who === 'nobody'
      const isStopped = !isMe && (status === 401 || status === 403)
      expect([route, who, isStopped]).toEqual([route, who, !MAY[needs].includes(who)])
      if (isStopped) expect(status).toBe(who === 'nobody' ? 401 : 403)
      // The list names no route that is not there.
      expect(said.error ?? '').not.toMatch(/^there is no (GET|POST) /)
    }
  }
})

test('a token that was never issued belongs to nobody', async () => {
  const served = await openRoom()
  for (const token of ['x', '../../', 'a'.repeat(100), "' OR 1=1"])
    expect((await request(served, 'GET /api/house/people', { token })).status).toBe(401)
})

test('a refused request is logged once per person, however often it is repeated', async () => {
  const served = await openRoom()
  const ann = await enter(served, { name: 'Ann' })
  const ask = () => request(served, 'POST /api/house/tables/close', { token: ann.token, body: { table } })
  expect((await ask()).said.error).toBe('only the floor may do that')
  await ask()
  const log = await served.room.context.store.house.log(0)
  expect(log.map(({ event }) => event)).toEqual([
    {
      type: 'refused',
      by: await idOf(served, ann),
      asked: 'POST /api/house/tables/close',
      needs: 'floor',
    },
  ])
})

describe('the first operator', () => {
  const HOUR = 60 * 60_000

  async function withLink() {
    let now = Date.now()
    const served = await openRoom({ now: () => now })
    const link = (await served.operatorLink())!
    const claim = async (client: Client, token = link.split('#')[1]!) =>
      request(served, 'POST /api/house/claim', { token: client.token, body: { token } })
    return { served, link, claim, wait: (time: number) => (now += time) }
  }

  test('claims the part by a link that is good once', async () => {
    const { served, link, claim } = await withLink()
    expect(link).toMatch(/^http:\/\/localhost:\d+\/house\/claim#[\w-]{32}$/)
    const [ann, bob] = [await enter(served, { name: 'Ann' }), await enter(served, { name: 'Bob' })]
    expect(await claim(ann)).toMatchObject({ status: 200 })
    expect((await claim(bob)).said.error).toMatch(/used already/)
    expect((await request(served, 'GET /api/me', { token: ann.token })).said).toMatchObject({
      name: 'Ann',
      parts: ['player', 'operator'],
    })
    expect(await served.operatorLink()).toBeUndefined()
    const log = await served.room.context.store.house.log(0)
    expect(log.map(({ event }) => event.type)).toEqual([
      'operator-link-made',
      'operator-link-used',
      'part-granted',
    ])
    // The token itself is written nowhere.
    expect(JSON.stringify(log)).not.toContain(link.split('#')[1])
  })

  test('cannot use an expired link, an invented one, or one made before the first was used', async () => {
    const { served, claim, wait } = await withLink()
    const second = (await served.operatorLink())!.split('#')[1]!
    const ann = await enter(served, { name: 'Ann' })
    expect((await claim(ann, 'never-made')).said.error).toMatch(/never made/)
    wait(25 * HOUR)
    expect((await claim(ann)).said.error).toMatch(/too old/)
    const third = (await served.operatorLink())!.split('#')[1]!
    const fourth = (await served.operatorLink())!.split('#')[1]!
    expect((await claim(ann, third)).status).toBe(200)
    const bob = await enter(served, { name: 'Bob' })
    for (const token of [second, third, fourth]) expect((await claim(bob, token)).status).toBe(409)
  })

  test('is one of two people who open the link at once', async () => {
    const { served, claim } = await withLink()
    const people = await Promise.all(['Ann', 'Bob', 'Cleo'].map(name => enter(served, { name })))
    const answers = await Promise.all(people.map(one => claim(one)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

describe('an operator', () => {
  async function house() {
    const served = await openRoom()
    const op = await enterAs(served, 'Op', 'operator')
    const ann = await enter(served, { name: 'Ann' })
    const ask = (route: string, body?: unknown) => request(served, route, { token: op.token, body })
    return { served, op, ann, ask, me: await idOf(served, op), her: await idOf(served, ann) }
  }

  test('grants parts and takes them, and both are written down', async () => {
    const { served, ann, ask, me, her } = await house()
    expect((await ask('POST /api/house/parts/grant', { person: her, part: 'floor' })).status).toBe(200)
    expect((await request(served, 'GET /api/house/people', { token: ann.token })).status).toBe(200)
    expect((await ask('POST /api/house/parts/grant', { person: her, part: 'floor' })).said.error).toMatch(
      /already/,
    )
    expect((await ask('POST /api/house/parts/take', { person: her, part: 'floor' })).status).toBe(200)
    expect((await request(served, 'GET /api/house/people', { token: ann.token })).status).toBe(403)
    const { entries, names } = (await ask('GET /api/house/log')).said as {
      entries: { event: object }[]
      names: object
    }
    expect(entries.slice(1, 3).map(({ event }) => event)).toEqual([
      { type: 'part-taken', part: 'floor', from: her, by: me },
      { type: 'part-granted', part: 'floor', to: her, by: me },
    ])
    expect(names).toEqual({ [me]: 'Op', [her]: 'Ann' })
  })

  test('does not take the last operator’s part, nor make an auditor of somebody with another part', async () => {
    const { ask, me, her } = await house()
    expect((await ask('POST /api/house/parts/take', { person: me, part: 'operator' })).said.error).toMatch(
      /could not be run/,
    )
    expect((await ask('POST /api/house/parts/grant', { person: me, part: 'auditor' })).said.error).toMatch(
      /no other part/,
    )
    await ask('POST /api/house/parts/grant', { person: her, part: 'auditor' })
    expect((await ask('POST /api/house/parts/grant', { person: her, part: 'operator' })).status).toBe(409)
    await ask('POST /api/house/parts/take', { person: her, part: 'auditor' })
    await ask('POST /api/house/parts/grant', { person: her, part: 'operator' })
    expect((await ask('POST /api/house/parts/take', { person: me, part: 'operator' })).status).toBe(200)
    // What was just given up is gone.
    expect((await ask('POST /api/house/parts/take', { person: her, part: 'operator' })).status).toBe(403)
  })

  test.each([
    ['POST /api/house/parts/grant', { person: 'x', part: 'king' }],
    ['POST /api/house/parts/grant', { part: 'floor' }],
    ['POST /api/house/allowance', { gift: -1, level: 5 }],
    ['POST /api/house/allowance', { gift: 5, level: -5 }],
    ['POST /api/house/allowance', { gift: 5, level: 2 ** 53 }],
    ['POST /api/house/allowance', { gift: 0.5, level: 1 }],
    ['POST /api/house/allowance', { gift: '5', level: 1 }],
    ['POST /api/house/wallets', { person: 'x', cents: 0, why: 'nothing' }],
    ['POST /api/house/wallets', { person: 'x', cents: Number.MAX_SAFE_INTEGER, why: 'much' }],
    ['POST /api/house/wallets', { person: 'x', cents: 5, why: '   ' }],
    ['POST /api/house/claim', {}],
    ['GET /api/house/log?limit=0', undefined],
    ['GET /api/house/log?before=x', undefined],
  ])('%s %j is not understood', async (route, body) => {
    const { ask } = await house()
    const { status, said } = await ask(route, body)
    expect([status, typeof said.error]).toEqual([400, 'string'])
  })

  test('gives no part and no money to somebody who was never here', async () => {
    const { ask } = await house()
    for (const [route, body] of [
      ['POST /api/house/parts/grant', { person: 'ghost', part: 'floor' }],
      ['POST /api/house/wallets', { person: 'ghost', cents: 5, why: 'gift' }],
      ['POST /api/house/let-out', { person: 'ghost' }],
    ] as const)
      expect((await ask(route, body)).said.error).toBe('nobody here is "ghost"')
  })
})
