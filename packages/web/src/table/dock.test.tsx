// @vitest-environment happy-dom
import type { May, ServerMessage, TableView } from '@cardroom/protocol'
import { english } from '@cardroom/words/en'
import { act } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { recordRound, tableOf, viewsOf } from '../testing/recorded-round.ts'
import { type RenderedPart, render } from '../testing/render.tsx'
import { openTestConnection } from '../testing/test-connection.ts'
import { Dock } from './dock.tsx'
import { tableNamesOf, tablePictureOf } from './model.ts'
import { SeatMenu } from './seat-menu.tsx'

const GAME = 'cameo/texas-holdem'
const ID = tableOf(GAME)
let views: TableView[]

beforeAll(async () => {
  const isAsked = (message: ServerMessage) =>
    'you' in message && (message.you?.may.some(one => one.do === 'move') ?? false)
  views = viewsOf(await recordRound([GAME], isAsked), ID)
})

/** The first recorded view in which this may be done. */
function viewWith(what: May['do']): TableView {
  const found = views.find(({ you }) => you.may.some(one => one.do === what))
  if (!found) throw new Error(`nobody might ${what}`)
  return found
}

function atTable() {
  const room = openTestConnection('Ann')
  const answer = (more: object) =>
    act(async () => room.hear({ re: room.sent.at(-1)!.re as number, ...more } as never))
  const requests = () => room.sent.filter(({ type }) => type !== 'hello')
  return { ...room, answer, requests }
}

async function dock(table: TableView) {
  const room = atTable()
  const part = await render(
    <Dock
      table={table}
      behind={false}
      hold={{ isHeld: false, start: () => {}, end: () => {} }}
      picture={tablePictureOf(table, english)}
      names={tableNamesOf(table, undefined, english)}
      rules={undefined}
      notice={null}
      ruling={undefined}
      coach={undefined}
      betting={undefined}
    />,
    { connection: room.connection },
  )
  return { part, ...room }
}

const buttonsOf = (part: RenderedPart) => part.all('button').map(one => one.textContent)

test('sends the chosen stack when sitting down', async () => {
  const { part, requests } = await dock(viewWith('sit'))
  await part.fill(/dollars/i, '150')
  await part.press(/sit/i)
  expect(requests()).toMatchObject([{ type: 'sit', table: ID, stack: 15_000 }])
})

test('sends a decision once, with the question that it answers', async () => {
  const view = viewWith('move')
  const move = view.you.may.find(one => one.do === 'move')!
  const { part, requests, answer } = await dock(view)
  const call = move.ask.options.find(one => one.move === 'check' || one.move === 'call')!
  const name = new RegExp(`^${call.move}`, 'i')
  await part.press(name)
  await part.press(name)
  expect(requests()).toMatchObject([
    { type: 'move', table: ID, seat: move.ask.seat, move: call.move, of: move.of },
  ])
  await answer({ type: 'refused', why: { code: 'page-line-lost', at: [], values: {} } })
  expect(part.page.querySelector('[role=alert]')).not.toBeNull()
  await part.press(name)
  expect(requests()).toHaveLength(2)
})

test('hides all other actions while a decision is asked', async () => {
  const { part } = await dock(viewWith('move'))
  expect(buttonsOf(part).some(words => /sit/i.test(words))).toBe(false)
  expect(part.page.querySelector('.dock-status')).toBeNull()
})

test('asks before the seat is left, and says what becomes of the chips', async () => {
  const room = atTable()
  const view = viewWith('stand')
  const part = await render(<SeatMenu table={view} />, { connection: room.connection })
  await part.press(/leave/i)
  const dialog = part.the('dialog')
  const stack = view.seats.find(one => one.seat === view.you.seat)!.stack!
  expect(dialog.textContent).toContain(english.money(stack))
  expect(room.requests()).toEqual([])
  const leave = [...dialog.querySelectorAll('button')].at(-1)!
  await act(async () => leave.click())
  expect(room.requests()).toMatchObject([{ type: 'stand', table: ID }])
})

test('buys chips within the bounds of the table', async () => {
  const view = viewWith('chips')
  const { max } = view.you.may.find(one => one.do === 'chips')!
  const room = atTable()
  const part = await render(<SeatMenu table={view} />, { connection: room.connection })
  await part.fill(/amount|dollars/i, '99999999')
  await part.submit()
  expect(room.requests()).toMatchObject([{ type: 'chips', table: ID, cents: max }])
})
