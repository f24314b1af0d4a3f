import type { ChatLine, TableOptions } from '@cardroom/protocol'
import { expect, test } from 'vitest'
import type { RunningServer } from '../../serve.ts'
import type { Client } from '../../testing/client.ts'
import { Regular } from '../../testing/regular.ts'
import { BACCARAT, enter, HOLDEM, openRoom } from '../../testing/room.ts'

/** Ann opens a private table and sits down; Bob comes with the word. */
async function evening(options: TableOptions = {}, game = HOLDEM) {
  const served = await openRoom({ lobby: [] })
  const ann = await enter(served, { name: 'Ann' })
  const bob = await enter(served, { name: 'Bob' })
  const opened = await ann.must({
    type: 'open',
    game,
    options: { private: true, bots: 2, ...options },
  })
  if (opened.type !== 'ok' || opened.table === undefined || opened.word === undefined) throw new Error()
  const { table, word } = opened
  await ann.must({ type: 'watch', table })
  await bob.must({ type: 'watch', table, word })
  return { served, ann, bob, table, word }
}

const heardBy = (client: Client): readonly ChatLine[] =>
  client.received.flatMap(message => (message.type === 'said' ? message.lines : []))

const hears = (client: Client, text: string): Promise<ChatLine> =>
  client.next(message =>
    message.type === 'said'
      ? message.lines.find(({ said }) => 'text' in said && said.text === text)
      : undefined,
  )

const comes = async (served: RunningServer, name: string, table: string, word: string): Promise<Client> => {
  const client = await enter(served, { name })
  await client.must({ type: 'watch', table, word })
  return client
}

test('a word leads to its table, and no other does', async () => {
  const { bob, table, word } = await evening()
  expect(await bob.must({ type: 'find', word })).toMatchObject({ table })
  expect(await bob.refusal({ type: 'find', word: word.slice(1) })).toContain('no table has this word')
})

test('chat reaches everybody at the table and those who come later, and nobody else', async () => {
  const { served, ann, bob, table, word } = await evening({ chat: 'free' })
  const eve = await enter(served, { name: 'Eve' })
  const heard = hears(ann, 'good evening')
  await bob.must({ type: 'say', table, said: { text: ' good evening ' } })
  expect(await heard).toMatchObject({ name: 'Bob', said: { text: 'good evening' } })
  expect((await heard).seat).toBeUndefined()
  await ann.must({ type: 'sit', table, seat: 1 })
  const phrase = bob.next(message => (message.type === 'said' ? message.lines.at(-1) : undefined))
  await ann.must({ type: 'say', table, said: { phrase: 'nice-hand' } })
  expect(await phrase).toMatchObject({ name: 'Ann', seat: 1, said: { phrase: 'nice-hand' } })
  const cy = await comes(served, 'Cy', table, word)
  expect(heardBy(cy).map(({ name }) => name)).toEqual(['Bob', 'Ann'])
  expect(await eve.refusal({ type: 'say', table, said: { phrase: 'hello' } })).toContain('there is no table')
  expect(heardBy(eve)).toEqual([])
  await cy.must({ type: 'unwatch', table })
  const again = hears(bob, 'once more')
  await ann.must({ type: 'say', table, said: { text: 'once more' } })
  await again
  expect(heardBy(cy)).toHaveLength(2)
})

test('a muted person stays muted under another name', async () => {
  const { ann, bob, table } = await evening({ chat: 'free' })
  const first = hears(bob, 'one')
  await ann.must({ type: 'say', table, said: { text: 'one' } })
  const { who } = await first
  const other = hears(ann, 'two')
  await bob.must({ type: 'say', table, said: { text: 'two' } })
  expect((await other).who).not.toBe(who)
})

test('the opener of a table sets its kind of chat', async () => {
  const phrases = await evening()
  expect(phrases.ann.tables.get(phrases.table)?.chat).toBe('phrases')
  const text = { type: 'say', table: phrases.table, said: { text: 'hi' } } as const
  expect(await phrases.bob.refusal(text)).toBe('only phrases are said at this table')
  await phrases.bob.must({ type: 'say', table: phrases.table, said: { phrase: 'hello' } })
  const silent = await evening({ chat: 'off' })
  const hello = { type: 'say', table: silent.table, said: { phrase: 'hello' } } as const
  expect(await silent.bob.refusal(hello)).toBe('nothing is said at this table')
})

test('public tables have nothing but phrases, whatever is asked for', async () => {
  const served = await openRoom({ lobby: [] })
  const ann = await enter(served, { name: 'Ann' })
  const opened = await ann.must({ type: 'open', game: HOLDEM, options: { chat: 'free', bots: 1 } })
  const table = opened.type === 'ok' ? opened.table! : ''
  await ann.must({ type: 'watch', table })
  expect(ann.tables.get(table)?.chat).toBe('phrases')
})

test('the coach is allowed where the opener allows it, and nowhere else', async () => {
  const coachAt = async (options: TableOptions) => {
    const { ann, table } = await evening(options)
    return ann.tables.get(table)?.coach
  }
  expect(await coachAt({ coach: true })).toBe(true)
  expect(await coachAt({})).toBeUndefined()
  expect(await coachAt({ coach: false })).toBeUndefined()
})

test('chat is limited in rate and in length', async () => {
  const { ann, bob, table } = await evening({ chat: 'free' })
  const say = (client: Client, text: string) => client.ask({ type: 'say', table, said: { text } })
  const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => say(ann, `${n}`)))
  expect(answers.filter(({ type }) => type === 'ok')).toHaveLength(5)
  expect((await say(bob, 'I am another')).type).toBe('ok')
  expect((await say(bob, 'x'.repeat(201))).type).toBe('refused')
  expect((await say(bob, '   ')).type).toBe('refused')
})

test('onlookers are named to everybody, until they sit or leave', async () => {
  const { served, ann, bob, table, word } = await evening()
  await ann.until(table, ({ lookingOn }) => lookingOn?.names.join() === 'Ann,Bob')
  await bob.must({ type: 'sit', table })
  await ann.until(table, ({ lookingOn }) => lookingOn?.names.join() === 'Ann')
  const cy = await comes(served, 'Cy', table, word)
  await ann.until(table, ({ lookingOn }) => lookingOn?.count === 2)
  await cy.close()
  await ann.until(table, ({ lookingOn }) => lookingOn?.count === 1)
})

test('bots come and go as the table’s runner asks', async () => {
  const { ann, bob, table } = await evening({}, BACCARAT)
  const bots = (view = ann.tables.get(table)!) => view.seats.filter(({ player }) => player?.bot).length
  expect(bots()).toBe(2)
  await ann.must({ type: 'sit', table })
  expect(await bob.refusal({ type: 'bots', table, count: 5 })).toBe('somebody else runs this table')
  await ann.must({ type: 'bots', table, count: 4 })
  await ann.until(table, view => bots(view) === 4)
  await ann.must({ type: 'bots', table, count: 0 })
  const regular = new Regular(ann, table)
  await ann.until(table, view => bots(view) === 0)
  regular.stop()
  await ann.must({ type: 'bots', table, count: 13 })
  await ann.until(table, view => view.seats.every(({ player }) => player !== undefined))
})

test('an evening adds up: everybody’s chips, the bots’ and the house’s included, equal what was bought', async () => {
  const { ann, bob, table } = await evening()
  await ann.must({ type: 'sit', table, stack: 20_000 })
  await bob.must({ type: 'sit', table, stack: 30_000 })
  const regulars = [new Regular(ann, table), new Regular(bob, table)]
  let rounds = 0
  await ann.next(message => (message.type === 'finished' && ++rounds === 5 ? true : undefined))
  for (const one of regulars) one.stop()
  const asked = await bob.must({ type: 'evening', table })
  const lines = asked.type === 'ok' ? asked.evening! : []
  const of = (name: string) => lines.find(({ who }) => (typeof who === 'string' ? who : who.name) === name)
  expect(of('Ann')!.bought).toBeGreaterThanOrEqual(20_000)
  expect(of('Bob')!.bought).toBeGreaterThanOrEqual(30_000)
  expect(of('bots')!.bought).toBeGreaterThan(0)
  expect(of('house')).toMatchObject({ bought: 0 })
  expect(of('house')!.has).toBeGreaterThan(0)
  expect(lines.reduce((sum, { bought, has }) => sum + has - bought, 0)).toBe(0)
  // Who leaves has what they took home.
  await bob.must({ type: 'stand', table })
  const later = await ann.must({ type: 'evening', table })
  const after = later.type === 'ok' ? later.evening! : []
  expect(after.reduce((sum, { bought, has }) => sum + has - bought, 0)).toBe(0)
  expect(after).toHaveLength(4)
})

test('answers for an evening at private tables only', async () => {
  const served = await openRoom()
  const ann = await enter(served)
  const table = BACCARAT.replace('/', '-')
  await ann.must({ type: 'watch', table })
  expect(await ann.refusal({ type: 'evening', table })).toContain('only private tables')
})
