// @vitest-environment happy-dom
import type { ServerMessage, TableView } from '@cardroom/protocol'
import { cardName } from '@cardroom/words'
import { english } from '@cardroom/words/en'
import { beforeAll, expect, test, vi } from 'vitest'
import { tableNamesOf, tablePictureOf } from '../table/model.ts'
import { recordRound, tableOf, viewsOf } from '../testing/recorded-round.ts'
import { render } from '../testing/render.tsx'
import { TableList } from './table-list.tsx'

const GAME = 'cameo/texas-holdem'
let views: TableView[]

beforeAll(async () => {
  const isAsked = (message: ServerMessage) =>
    'you' in message && (message.you?.may.some(one => one.do === 'move') ?? false)
  views = viewsOf(await recordRound([GAME], isAsked), tableOf(GAME))
})

const viewWith = (what: string): TableView => views.find(({ you }) => you.may.some(one => one.do === what))!

async function list(view: TableView, sit?: (seat: number) => void, free: readonly number[] = []) {
  const page = await render(
    <TableList
      picture={tablePictureOf(view, english)}
      names={tableNamesOf(view, undefined, english)}
      betting={undefined}
      cloth={undefined}
      sit={sit}
      free={free}
    />,
  )
  const [you, board, others] = [...page.page.querySelectorAll('section')].map(one => one.textContent)
  return { page, you, board, others }
}

test('reads the own cards and the stack first', async () => {
  const view = viewWith('move')
  const { you, board, others } = await list(view)
  const { cards } = view.round!.view.piles.find(({ place }) => place === String(view.you.seat))!
  for (const card of cards) {
    expect(you).toContain(cardName(english, card))
    expect(board + others!).not.toContain(cardName(english, card))
  }
  const stack = view.round!.view.seats.find(({ seat }) => seat === view.you.seat)!.stack!
  expect(you).toContain(english.money(stack))
})

test('names every other player with a stack, and no empty seat', async () => {
  const view = viewWith('move')
  const { others } = await list(view)
  for (const { seat, player } of view.seats)
    if (seat !== view.you.seat && player) expect(others).toContain(player.name)
  expect(others).not.toMatch(/empty/i)
})

test('gives an onlooker a button for every seat that may be taken', async () => {
  const sit = vi.fn()
  const { page } = await list(viewWith('sit'), sit, [3, 5])
  await page.press(/seat 5/i)
  expect(sit).toHaveBeenCalledExactlyOnceWith(5)
  expect(page.all('button')).toHaveLength(2)
})
