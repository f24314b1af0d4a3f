import { isRefusal, playRecord, writeRefusal } from '@cardroom/engine'
import { openRulebook } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import { delayAfter, viewAfter } from './paced.ts'

const library = await openRulebook()
const record = {
  record: 1,
  game: 'comstock/ez-baccarat-panda-8',
  bank: { seat: 1, wager: 50_000 },
  wagers: [
    { seat: 2, on: 'banker', amount: 2500 },
    { seat: 3, by: 'Kim', on: 'player', amount: 1000 },
  ],
  cards: { player: '5h Kd 3c', banker: '2s 2d 9h' },
  moves: [],
}
const played = playRecord(record, library)
if (isRefusal(played)) throw new Error(writeRefusal(played))
const view = played.round.view('public')
const cardsAt = (count: number): number =>
  viewAfter(view, count).piles.reduce((sum, pile) => sum + pile.cards.length, 0)

test('a finished round is shown as it came: cards one by one, wagers until they are settled', () => {
  const first = view.log.findIndex(event => event.type === 'dealt')
  expect([0, 1, 2, 6].map(dealt => cardsAt(first + dealt))).toEqual([0, 1, 2, 6])
  expect(viewAfter(view, first + 6).wagers).toEqual([
    { seat: 3, by: 'Kim', on: 'player', amount: 1000 },
    { seat: 2, on: 'banker', amount: 2500 },
  ])
  expect(viewAfter(view, view.log.length)).toBe(view)
})

test('no total is named before its hand is dealt', () => {
  for (let count = 0; count < view.log.length; count++) {
    const shown = viewAfter(view, count)
    expect(shown.log).toHaveLength(count)
    for (const pile of shown.piles) expect(pile.is).toBeUndefined()
  }
})

test('however much there is to lay out, it does not take for ever', () => {
  const long = Array.from({ length: 100 }, () => view.log.find(event => event.type === 'dealt')!)
  const whole = long.reduce((sum, _, at) => sum + delayAfter(long, at), 0)
  expect(delayAfter(long, 0)).toBeLessThan(30)
  expect(delayAfter(view.log, view.log.length)).toBe(0)
  expect(whole).toBeLessThan(9_000)
})

test('after the dice the cup is shaken before anything else lies there, and the button only then', () => {
  const at = { seat: 3, near: 'player' } as const
  const log = [
    { type: 'dice', dice: [1, 1, 1], names: 3 },
    { type: 'button', button: 'action', at },
    { type: 'dealt', to: '3', card: 0, face: 'down' },
  ] as const
  const buttons = [{ kind: 'action', at }] as const
  const shaken = { ...view, log, buttons }
  expect(viewAfter(shaken, 1).buttons).toEqual([])
  expect(viewAfter(shaken, 2).buttons).toEqual(buttons)
  expect(delayAfter(log, 1)).toBeGreaterThan(1000)
  expect(delayAfter(log, 2)).toBeLessThan(200)
})
