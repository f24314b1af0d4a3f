import { sealOf } from '@cardroom/engine'
import type { TableView } from '@cardroom/protocol'
import { expect, test, vi } from 'vitest'
import type { Known, Line, Request } from './line.ts'
import { OwnTexts } from './own-texts.ts'

const HOUSE = 'a'.repeat(64)
const text = (n: number) => `random ${n}`
const sealFor = (own: string) => sealOf(HOUSE, { name: 'Ann', text: own })

/** A page at one table, whose other end the test holds. */
function setUp(stored = new Map<string, string>()) {
  const asked: Request[] = []
  let listener = () => {}
  let tables = new Map<string, TableView>()
  const line = {
    subscribe: (then: () => void) => {
      listener = then
      return () => {}
    },
    known: () => ({ status: 'open', tables }) as unknown as Known,
    ask: async (message: Request) => {
      asked.push(message)
      return { ok: true } as const
    },
  } as unknown as Line
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

test('remembers what the house was bound by, and doubts another', async () => {
  const { texts, see } = setUp()
  await see(SEAL, { drawing: { phase: 'sealing', sealed: [] } })
  await see(UNVEIL, { drawing: { phase: 'opening', sealed: [mine] } })
  expect(texts.doubt(await see([], { added: [mine], root: 'r' }))).toBeUndefined()
  expect(texts.doubt(await see([], { added: [mine], root: 'r' }))).toBeUndefined()
  expect(texts.doubt(await see([], { added: [mine], root: 's' }))).toBe('bound-otherwise')
  expect(texts.doubt(await see([], { added: [mine] }))).toBe('bound-otherwise')
})

test('does not open what is not listed as it sealed it', async () => {
  const { asked, see } = setUp()
  await see(SEAL, { drawing: { phase: 'sealing', sealed: [] } })
  await see(UNVEIL, { drawing: { phase: 'opening', sealed: [{ ...mine, commitment: 'x' }] } })
  expect(asked.map(({ type }) => type)).toEqual(['seal'])
})

test('a page that was loaded again opens what it had sealed before', async () => {
  const first = setUp()
  await first.see(SEAL, { drawing: { phase: 'sealing', sealed: [] } })
  const again = setUp(first.stored)
  await again.see(UNVEIL, { drawing: { phase: 'opening', sealed: [mine] } })
  expect(again.asked).toEqual([{ type: 'unveil', table: 't', text: text(1) }])
})

test('words of one’s own stand behind what nobody can guess', async () => {
  const { texts, asked, see } = setUp()
  const view = await see(SEAL, { drawing: { phase: 'sealing', sealed: [] } })
  expect(await texts.add(view, 'for luck')).toBe(true)
  const own = `${text(2)} for luck`
  const sealed = { name: 'Ann', commitment: sealFor(own) }
  await see(UNVEIL, { drawing: { phase: 'opening', sealed: [sealed] } })
  expect(asked.at(-1)).toEqual({ type: 'unveil', table: 't', text: own })
})
