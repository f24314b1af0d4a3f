// @vitest-environment happy-dom
import type { ServerMessage, TableView } from '@cardroom/protocol'
import { cardName } from '@cardroom/words'
import { english } from '@cardroom/words/en'
import { beforeAll, expect, test, vi } from 'vitest'
import { tableNamesOf, tablePictureOf } from '../table/model.ts'
import { recordRound, tableOf, viewsOf } from '../testing/recorded-round.ts'
import { render } from '../testing/render.tsx'
import { POT_NEEDS } from './needs.ts'
import { TablePicture } from './table-picture.tsx'

const GAME = 'cameo/texas-holdem'
let views: TableView[]

beforeAll(async () => {
  const isAsked = (message: ServerMessage) =>
    'you' in message && (message.you?.may.some(one => one.do === 'move') ?? false)
  views = viewsOf(await recordRound([GAME], isAsked), tableOf(GAME))
})

/** The first recorded view that fits. */
const viewWith = (fits: (view: TableView) => boolean): TableView => views.find(fits)!

async function picture(view: TableView, sit?: (seat: number) => void) {
  const shown = tablePictureOf(view, english)
  const page = await render(
    <TablePicture
      picture={shown}
      names={tableNamesOf(view, undefined, english)}
      needs={POT_NEEDS}
      title="Texas Hold’em"
      room="cameo"
      roomName="Cameo Club"
      sit={sit}
    />,
  )
  return { page, places: [...page.page.querySelectorAll('.seat')] }
}

test('seats the player at the bottom with the own cards, and all other hands face down', async () => {
  const view = viewWith(({ you }) => you.may.some(one => one.do === 'move'))
  const { places } = await picture(view)
  const [own, ...others] = places.map(place =>
    [...place.querySelectorAll('[role=img]')].map(hand => hand.getAttribute('aria-label')).join(),
  )
  expect(places[0]!.className).toContain('you')
  const { cards } = view.round!.view.piles.find(({ place }) => place === String(view.you.seat))!
  for (const card of cards) expect(own).toContain(cardName(english, card))
  const suits = /spades|hearts|diamonds|clubs/
  expect(others.filter(hand => hand !== '').length).toBeGreaterThan(0)
  expect(others.some(hand => suits.test(hand))).toBe(false)
})

test('marks the place that is asked, and no other', async () => {
  const view = viewWith(({ you }) => you.may.some(one => one.do === 'move'))
  const { places } = await picture(view)
  expect(places.filter(({ classList }) => classList.contains('asked'))).toEqual([places[0]])
})

test('lets an onlooker take any free seat by pressing it', async () => {
  const view = viewWith(({ you }) => you.may.some(one => one.do === 'sit'))
  const sit = vi.fn()
  const { page } = await picture(view, sit)
  const free = view.seats.filter(({ player }) => !player).map(({ seat }) => seat)
  const buttons = page.all('button')
  expect(buttons.map(one => Number(one.textContent)).toSorted()).toEqual(free.toSorted())
  buttons[0]!.click()
  expect(sit).toHaveBeenCalledExactlyOnceWith(Number(buttons[0]!.textContent))
})

test('offers no seat to a player who may not sit down', async () => {
  const view = viewWith(({ you }) => you.may.some(one => one.do === 'sit'))
  const { page } = await picture(view)
  expect(page.all('button')).toEqual([])
})
