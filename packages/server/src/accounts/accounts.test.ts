import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { AccountAnswer, AccountRequest } from '@cardroom/protocol'
import { whoAsksOf } from '@cardroom/room/routes'
import { describe, expect, test } from 'vitest'
import type { RunningServer } from '../serve.ts'
import { SqliteStore } from '../store/sqlite.ts'
import { Authenticator } from '../testing/authenticator.ts'
import type { Client } from '../testing/client.ts'
import { BACCARAT, enter, openRoom, tableOf, takeSeat, temporaryFolder } from '../testing/room.ts'

const DAY = 86_400_000
const PASSWORD = 'a plain sentence'
const table = tableOf(BACCARAT)

/** A card room whose clock the test sets. */
async function roomAt(options: Parameters<typeof openRoom>[0] = {}) {
  const clock = { ahead: 0 }
  const served = await openRoom({ now: () => Date.now() + clock.ahead, ...options })
  return { served, clock, passes: (milliseconds: number) => (clock.ahead += milliseconds) }
}

const originOf = (served: RunningServer): string => `http://127.0.0.1:${served.port}`
/** Somebody before a page. */
const onPage = (served: RunningServer, hello: { token?: string; name?: string } = {}) =>
  enter(served, hello, { origin: originOf(served), 'user-agent': 'Firefox/140.0 (X11; Linux)' })

async function request(client: Client, what: AccountRequest): Promise<AccountAnswer> {
  const answer = await client.must({ type: 'account', request: what })
  return (answer.type === 'ok' && answer.account) || {}
}
const refused = (client: Client, what: AccountRequest) => client.refusal({ type: 'account', request: what })

const closed = (client: Client): Promise<{ code: number; why: string }> =>
  new Promise(done => client.socket.once('close', (code, why) => done({ code, why: String(why) })))

async function guestWithPassword(served: RunningServer, name = 'Ann'): Promise<Client> {
  const client = await onPage(served, { name })
  await request(client, { do: 'set-password', password: PASSWORD })
  return client
}

/** Somebody who has signed in from another browser. */
async function signedIn(served: RunningServer, name = 'Ann'): Promise<Client> {
  const guest = await onPage(served)
  const { token } = await request(guest, { do: 'sign-in', name, password: PASSWORD })
  return onPage(served, { token: token! })
}

async function addPasskey(served: RunningServer, client: Client, passkey: Authenticator): Promise<void> {
  const { offer } = await request(client, { do: 'offer-passkey' })
  const made = passkey.make({ challenge: offer!.challenge, origin: originOf(served) })
  await request(client, { do: 'add-passkey', passkey: made })
}

async function question(client: Client): Promise<string> {
  return (await request(client, { do: 'ask-passkey' })).question!.challenge
}

describe('a session', () => {
  test('is refused when it has not been used for its days, and used ones go on', async () => {
    const { served, passes } = await roomAt({ sessionDays: 10 })
    const ann = await enter(served, { name: 'Ann' })
    await ann.close()
    passes(9 * DAY)
    await (await enter(served, { token: ann.token })).close()
    passes(9 * DAY)
    expect((await enter(served, { token: ann.token })).name).toBe('Ann')
    passes(11 * DAY)
    await expect(enter(served, { token: ann.token })).rejects.toThrow('not been here for so long')
    await expect(enter(served, { token: ann.token })).rejects.toThrow('not been here for so long')
  })

  test('identifies its person over HTTP, as long as it lasts', async () => {
    const { served } = await roomAt()
    const whoAsks = whoAsksOf(served.room.people)
    const ann = await guestWithPassword(served)
    const asks = (authorization?: string) => whoAsks(authorization)
    expect((await asks(`Bearer ${ann.token}`))?.name).toBe('Ann')
    for (const other of [undefined, 'Bearer', 'Bearer nobody', `Basic ${ann.token}`, `Bearer ${ann.token} x`])
      expect(await asks(other)).toBeUndefined()
    await request(ann, { do: 'sign-out' })
    expect(await asks(`Bearer ${ann.token}`)).toBeUndefined()
  })

  test('can be ended from another browser: its sockets close at once, and nothing more is done for them', async () => {
    const { served } = await roomAt()
    const ann = await guestWithPassword(served)
    const other = await signedIn(served)
    const { view } = await request(ann, { do: 'show' })
    expect(view?.sessions.map(({ by, browser, isThis }) => ({ by, browser, isThis }))).toEqual(
      expect.arrayContaining([
        { by: 'arrival', browser: 'Firefox, Linux', isThis: true },
        { by: 'password', browser: 'Firefox, Linux', isThis: false },
      ]),
    )
    const session = view!.sessions.find(({ isThis }) => !isThis)!.id
    const over = closed(other)
    await request(ann, { do: 'end-session', session })
    expect(await over).toEqual({ code: 4001, why: 'ended-elsewhere' })
    await expect(enter(served, { token: other.token })).rejects.toThrow('from another browser')
    expect(await refused(ann, { do: 'end-session', session })).toMatch('not signed in any more')
    const bob = await enter(served, { name: 'Bob' })
    const own = view!.sessions.find(({ isThis }) => isThis)!.id
    expect(await refused(bob, { do: 'end-session', session: own })).toMatch('not signed in any more')
    expect((await request(ann, { do: 'show' })).view?.sessions).toHaveLength(1)
  })

  test('ends everywhere, or everywhere else', async () => {
    const { served } = await roomAt()
    const ann = await guestWithPassword(served)
    const [one, two] = [await signedIn(served), await signedIn(served)]
    const others = [closed(ann), closed(two)]
    expect((await request(one, { do: 'sign-out-everywhere', others: true })).view?.sessions).toHaveLength(1)
    expect((await Promise.all(others)).map(({ why }) => why)).toEqual(['everywhere', 'everywhere'])
    const three = await signedIn(served)
    const all = [closed(one), closed(three)]
    await request(one, { do: 'sign-out-everywhere' })
    expect((await Promise.all(all)).map(({ code }) => code)).toEqual([4001, 4001])
    for (const { token } of [ann, one, two, three])
      await expect(enter(served, { token })).rejects.toThrow('signed out everywhere')
  })
})

describe('a guest', () => {
  test('stays the same person with the same seat by adding a password, and signs in elsewhere', async () => {
    const { served } = await roomAt()
    const ann = await takeSeat(served, table, 'Ann', 1)
    expect(ann.isAccount).toBe(false)
    await request(ann, { do: 'set-password', password: PASSWORD })
    const there = await signedIn(served)
    expect(there).toMatchObject({ name: 'Ann', isAccount: true })
    await there.must({ type: 'watch', table })
    expect((await there.until(table, () => true)).you?.seat).toBe(1)
    expect(await served.room.context.store.personByLook('ann')).toMatchObject({ name: 'Ann' })
  })

  test('cannot sign in as somebody else while seated', async () => {
    const { served } = await roomAt()
    await guestWithPassword(served)
    const guest = await takeSeat(served, table, 'Visitor', 1)
    expect(await refused(guest, { do: 'sign-in', name: 'Ann', password: PASSWORD })).toMatch(
      'you have a seat',
    )
    await guest.must({ type: 'stand', table })
    expect((await request(guest, { do: 'sign-in', name: 'Ann', password: PASSWORD })).token).toBeDefined()
  })

  test('loses the guest session by signing in', async () => {
    const { served } = await roomAt()
    await guestWithPassword(served)
    const guest = await onPage(served)
    const over = closed(guest)
    await request(guest, { do: 'sign-in', name: 'Ann', password: PASSWORD })
    expect(await over).toEqual({ code: 4001, why: 'signed-out' })
    await expect(enter(served, { token: guest.token })).rejects.toThrow('signed out here')
  })
})

describe('a password', () => {
  test('is refused if it is wrong, too short or somebody else’s', async () => {
    const { served } = await roomAt()
    const ann = await guestWithPassword(served)
    const bob = await onPage(served, { name: 'Bob' })
    expect(await refused(bob, { do: 'set-password', password: 'short' })).toMatch('at least 10')
    await request(bob, { do: 'set-password', password: 'another sentence' })
    const guest = await onPage(served)
    const wrong = 'nobody here has that name'
    expect(await refused(guest, { do: 'sign-in', name: 'Ann', password: 'another sentence' })).toMatch(wrong)
    expect(await refused(guest, { do: 'sign-in', name: 'Nobody', password: PASSWORD })).toMatch(wrong)
    expect(await refused(guest, { do: 'sign-in', name: guest.name, password: PASSWORD })).toMatch(wrong)
    // However the name is written, it is hers; the password decides.
    expect(await refused(guest, { do: 'sign-in', name: 'Апп', password: 'another sentence' })).toMatch(wrong)
    expect(ann.name).toBe('Ann')
  })

  test('belongs to its person, not to a name: it lets nobody in who takes the name later', async () => {
    const { served } = await roomAt()
    const ann = await guestWithPassword(served)
    await ann.close()
    const bea = await onPage(served, { token: ann.token, name: 'Bea' })
    expect(bea.name).toBe('Bea')
    const carl = await onPage(served, { name: 'Ann' })
    expect(carl.name).toBe('Ann')
    expect(await refused(carl, { do: 'sign-in', name: 'Ann', password: PASSWORD })).toMatch('nobody here has')
    // Nor does anybody come to look like her.
    expect((await onPage(served, { name: 'веа' })).name).not.toBe('Bea')
    expect((await request(carl, { do: 'sign-in', name: 'bea', password: PASSWORD })).token).toBeDefined()
  })

  test('is protected by growing pauses, per name and per address, also for unknown names', async () => {
    const { served, passes } = await roomAt()
    await guestWithPassword(served)
    const guest = await onPage(served)
    const guess = (name: string) => refused(guest, { do: 'sign-in-by-code', name, code: 'wrong' })
    for (const name of ['Ann', 'Nobody']) {
      const first = await Promise.all(Array.from({ length: 5 }, () => guess(name)))
      expect(new Set(first)).toEqual(new Set([expect.stringMatching('nobody here has')]))
      expect(await guess(name)).toMatch('please wait')
    }
    // Nobody gets past it with the right one either, and it passes.
    expect(await refused(guest, { do: 'sign-in', name: 'Ann', password: PASSWORD })).toMatch('please wait')
    passes(1_100)
    expect(
      (await request(await onPage(served), { do: 'sign-in', name: 'Ann', password: PASSWORD })).token,
    ).toBeDefined()
    for (let i = 0; i < 10; i++) await guess(`Name-${i}`)
    expect(await guess('Name-11')).toMatch('please wait')
  })

  test('signs out the sessions of the old one when it is changed', async () => {
    const { served } = await roomAt()
    const ann = await guestWithPassword(served)
    const other = await signedIn(served)
    const over = closed(other)
    await request(ann, { do: 'set-password', password: 'a new sentence' })
    expect((await over).why).toBe('everywhere')
    const guest = await onPage(served)
    expect(await refused(guest, { do: 'sign-in', name: 'Ann', password: PASSWORD })).toMatch(
      'nobody here has',
    )
    await request(guest, { do: 'sign-in', name: 'Ann', password: 'a new sentence' })
  })

  test('or a passkey is needed again before credentials change', async () => {
    const { served, passes } = await roomAt()
    const ann = await guestWithPassword(served)
    passes(11 * 60_000)
    for (const grave of [
      { do: 'set-password', password: 'a new sentence' },
      { do: 'offer-passkey' },
      { do: 'make-codes' },
      { do: 'remove', credential: 'x' },
    ] as const)
      expect(await refused(ann, grave)).toMatch('show first that it is you')
    expect(await refused(ann, { do: 'prove', password: 'a wrong sentence' })).toMatch('nobody here has')
    await request(ann, { do: 'prove', password: PASSWORD })
    expect((await request(ann, { do: 'make-codes' })).codes).toHaveLength(10)
  })
})

test('limits how often an account changes', async () => {
  const { served } = await roomAt()
  const ann = await guestWithPassword(served)
  for (let i = 0; i < 29; i++) await request(ann, { do: 'make-codes' })
  expect(await refused(ann, { do: 'make-codes' })).toMatch('please wait')
})

describe('a recovery code', () => {
  test('lets its person in once', async () => {
    const { served } = await roomAt()
    const ann = await guestWithPassword(served)
    const bob = await onPage(served, { name: 'Bob' })
    expect(await refused(bob, { do: 'make-codes' })).toMatch('for those who have')
    const { codes, view } = await request(ann, { do: 'make-codes' })
    expect(view?.codes).toBe(10)
    const [first = '', second = ''] = codes!
    const guests = await Promise.all([onPage(served), onPage(served)])
    const tries = await Promise.all(
      guests.map(guest =>
        guest.ask({ type: 'account', request: { do: 'sign-in-by-code', name: 'Ann', code: first } }),
      ),
    )
    expect(tries.map(({ type }) => type).sort()).toEqual(['ok', 'refused'])
    const won = tries.find(({ type }) => type === 'ok')
    const token = won?.type === 'ok' ? won.account!.token! : ''
    const back = await onPage(served, { token })
    // Whoever has lost the password may set another at once.
    const now = await request(back, { do: 'set-password', password: 'a new sentence' })
    expect(now.view).toMatchObject({ codes: 9, sessions: [{ by: 'code', isThis: true }] })
    // Others' codes and codes of before are good for nothing.
    const guest = await onPage(served)
    expect(await refused(guest, { do: 'sign-in-by-code', name: 'Bob', code: second })).toMatch(
      'nobody here has',
    )
    await request(back, { do: 'make-codes' })
    expect(await refused(guest, { do: 'sign-in-by-code', name: 'Ann', code: second })).toMatch(
      'nobody here has',
    )
  })
})

describe('a passkey', () => {
  test('lets its person in, without a name', async () => {
    const { served } = await roomAt()
    const ann = await onPage(served, { name: 'Ann' })
    const passkey = new Authenticator()
    await addPasskey(served, ann, passkey)
    const guest = await onPage(served)
    const origin = originOf(served)
    const shown = passkey.show({ challenge: await question(guest), origin, counter: 1 })
    const { token } = await request(guest, { do: 'sign-in-by-passkey', passkey: shown })
    expect(await onPage(served, { token: token! })).toMatchObject({ name: 'Ann', isAccount: true })
  })

  test('is not taken twice, late, unasked, from another page, or copied', async () => {
    const { served, passes } = await roomAt()
    const origin = originOf(served)
    const ann = await onPage(served, { name: 'Ann' })
    const passkey = new Authenticator()
    await addPasskey(served, ann, passkey)
    const show = (challenge: string, counter: number, from = origin) =>
      passkey.show({ challenge, origin: from, counter })
    const tries = (client: Client, shown: ReturnType<typeof show>) =>
      refused(client, { do: 'prove-by-passkey', passkey: shown })
    const first = show(await question(ann), 5)
    await request(ann, { do: 'prove-by-passkey', passkey: first })
    expect(await tries(ann, first)).toMatch('asked too long ago, or for something else')
    await question(ann)
    expect(await tries(ann, first)).toMatch('asked too long ago, or for something else')
    // A challenge that was asked elsewhere is none of ours.
    const guest = await onPage(served)
    const elsewhere = await question(guest)
    await question(ann)
    expect(await tries(ann, show(elsewhere, 6))).toMatch('for something else')
    const late = await question(ann)
    passes(5 * 60_000)
    expect(await tries(ann, show(late, 6))).toMatch('asked too long ago')
    expect(await tries(ann, show(await question(ann), 6, 'https://evil.example'))).toMatch('another address')
    expect(await tries(ann, show(await question(ann), 5))).toMatch('copied')
    const other = new Authenticator()
    const unknown = other.show({ challenge: await question(ann), origin })
    expect(await tries(ann, unknown)).toMatch('not known here')
    const forged = { ...other.show({ challenge: await question(ann), origin, counter: 9 }), id: passkey.id }
    expect(await tries(ann, forged)).toMatch('not the one that is known')
    const program = await enter(served)
    expect(await refused(program, { do: 'ask-passkey' })).toMatch('address of a page')
  })

  test('of another person is neither added, nor removed, nor a proof', async () => {
    const { served, passes } = await roomAt()
    const origin = originOf(served)
    const [ann, bob] = [await onPage(served, { name: 'Ann' }), await onPage(served, { name: 'Bob' })]
    const passkey = new Authenticator()
    await addPasskey(served, ann, passkey)
    await addPasskey(served, bob, new Authenticator('Ed25519'))
    const { offer } = await request(bob, { do: 'offer-passkey' })
    const again = passkey.make({ challenge: offer!.challenge, origin })
    expect(await refused(bob, { do: 'add-passkey', passkey: again })).toMatch('somebody’s already')
    expect(await refused(bob, { do: 'remove', credential: passkey.id })).toMatch('not there any more')
    passes(11 * 60_000)
    const shown = passkey.show({ challenge: await question(bob), origin })
    expect(await refused(bob, { do: 'prove-by-passkey', passkey: shown })).toMatch('nobody here has')
    expect(await refused(bob, { do: 'make-codes' })).toMatch('show first')
  })

  test('goes as the last way in only on request; the person is a guest again then', async () => {
    const { served } = await roomAt()
    const ann = await onPage(served, { name: 'Ann' })
    const passkey = new Authenticator()
    await addPasskey(served, ann, passkey)
    await request(ann, { do: 'set-password', password: PASSWORD })
    await request(ann, { do: 'make-codes' })
    const { view } = await request(ann, { do: 'remove', credential: passkey.id })
    const credential = view!.password!.id
    expect(await refused(ann, { do: 'remove', credential })).toMatch('only way in')
    const guest = await request(ann, { do: 'remove', credential, guest: true })
    expect(guest.view).toMatchObject({ name: 'Ann', password: null, passkeys: [], codes: 0 })
    await ann.close()
    expect(await onPage(served, { token: ann.token })).toMatchObject({ name: 'Ann', isAccount: false })
  })
})

test('a tampered credential lets nobody in, and the store holds no plain secret', async () => {
  const data = temporaryFolder()
  const { served } = await roomAt({ data })
  const ann = await guestWithPassword(served)
  const { codes } = await request(ann, { do: 'make-codes' })
  await served.close()
  const db = new DatabaseSync(join(data, 'cardroom.db'))
  const kept = ['people', 'people_chain', 'sessions', 'credentials']
    .map(from => JSON.stringify(db.prepare(`SELECT * FROM ${from}`).all()))
    .join('\n')
  for (const secret of [PASSWORD, ann.token, ...codes!]) expect(kept).not.toContain(secret)
  db.exec(`UPDATE credentials SET verifier = verifier || 'x' WHERE kind = 'password'`)
  db.close()
  const store = new SqliteStore(data)
  const { id } = (await store.personByLook('ann'))!
  await expect(store.accounts.credentialsOf(id)).rejects.toThrow('is not what was written')
  await store.close()
})
