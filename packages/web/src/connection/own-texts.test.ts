import { sealOf } from '@cardroom/engine'
import type { TableView } from '@cardroom/protocol'
import { expect, test, vi } from 'vitest'
import { OwnTexts } from './own-texts.ts'
import type { RoomConnection, RoomRequest, RoomState } from './room-connection.ts'

const HOUSE = 'a'.repeat(64)
const text = (n: number) => `random ${n}`
const sealFor = (own: string) => sealOf(HOUSE, { name: 'Ann', text: own })

/** A page at one table; the test plays the server. */
function setUp(stored = new Map<string, string>()) {
  const asked: RoomRequest[] = []
  let listener = () => {}
  let tables = new Map<string, TableView>()
  const line = {
    subscribe: (then: () => void) => {
      listener = then
      return () => {}
    },
    state: () => ({ status: 'open', tables }) as unknown as RoomState,
    ask: async (message: RoomRequest) => {
      asked.push(message)
      return { ok: true } as const
    },
  } as unknown as RoomConnection
  let n = 0
  const texts = new OwnTexts(
    line,
    { getItem: key => stored.get(key) ?? null, setItem: (key, value) => void stored.set(key, value) },
    () => text(++n),
  )
  const see = async (may: object[], shuffle: object): Promise<TableView> => {
    const view = {
      id: 't',
      you: { name: 'Ann', may },
      shuffle: { commitment: HOUSE, added: [], ...shuffle },
    } as unknown as TableView
    tables = new Map([['t', view]])
    listener()
    await vi.waitFor(() => {})
    return view
  }
  return { texts, asked, see, stored }
}

const SEAL = [{ do: 'seal', house: HOUSE }]
const UNVEIL = [{ do: 'unveil', house: HOUSE }]
const mine = { name: 'Ann', commitment: sealFor(text(1)) }
const bobs = { name: 'Bob', commitment: 'b' }

test('seals once by itself, opens when the seals are closed, and trusts what holds both', async () => {
  const { texts, asked, see } = setUp()
  await see(SEAL, { drawing: { phase: 'sealing', sealed: [] } })
  await see(SEAL, { drawing: { phase: 'sealing', sealed: [mine] } })
  await see(UNVEIL, { drawing: { phase: 'opening', sealed: [mine, bobs] } })
  await see(UNVEIL, { drawing: { phase: 'opening', sealed: [mine, bobs] } })
  expect(asked).toEqual([
    { type: 'seal', table: 't', commitment: mine.commitment },
    { type: 'unveil', table: 't', text: text(1) },
  ])
  expect(texts.doubt(await see([], { added: [bobs, mine] }))).toBeUndefined()
  expect(texts.doubt(await see([], { added: [bobs] }))).toBe('left-out')
  expect(texts.doubt(await see([], { added: [mine] }))).toBe('others')
  expect(texts.doubt(await see([], { added: [mine, bobs, { name: 'Eve', commitment: 'e' }] }))).toBe('others')
})

test('remembers the house’s bound root, and doubts any other', async () => {
  const { texts, see } = setUp()
  await see(SEAL, { drawing: { phase: 'sealing', sealed: [] } })
  await see(UNVEIL, { drawing: { phase: 'opening', sealed: [mine] } })
  expect(texts.doubt(await see([], { added: [mine], root: 'r' }))).toBeUndefined()
  expect(texts.doubt(await see([], { added: [mine], root: 'r' }))).toBeUndefined()
  expect(texts.doubt(await see([], { added: [mine], root: 's' }))).toBe('bound-otherwise')
  expect(texts.doubt(await see([], { added: [mine] }))).toBe('bound-otherwise')
})

test('does not open a text whose seal is listed differently', async () => {
  const { asked, see } = setUp()
  await see(SEAL, { drawing: { phase: 'sealing', sealed: [] } })
  await see(UNVEIL, { drawing: { phase: 'opening', sealed: [{ ...mine, commitment: 'x' }] } })
  expect(asked.map(({ type }) => type)).toEqual(['seal'])
})

test('opens after a reload what it had sealed before', async () => {
  const first = setUp()
  await first.see(SEAL, { drawing: { phase: 'sealing', sealed: [] } })
  const again = setUp(first.stored)
  await again.see(UNVEIL, { drawing: { phase: 'opening', sealed: [mine] } })
  expect(again.asked).toEqual([{ type: 'unveil', table: 't', text: text(1) }])
})

test('appends the player’s own words to the random text', async () => {
  const { texts, asked, see } = setUp()
  const view = await see(SEAL, { drawing: { phase: 'sealing', sealed: [] } })
  expect(await texts.add(view, 'for luck')).toBe(true)
  const own = `${text(2)} for luck`
  const sealed = { name: 'Ann', commitment: sealFor(own) }
  await see(UNVEIL, { drawing: { phase: 'opening', sealed: [sealed] } })
  expect(asked.at(-1)).toEqual({ type: 'unveil', table: 't', text: own })
})
