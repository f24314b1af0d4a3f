import type { Ask, View } from '@cardroom/engine'
import { cards } from '@cardroom/engine/cards'
import { english } from '@cardroom/words/en'
import { expect, test } from 'vitest'
import { emptyPicture, roundPicture } from '../../felt/picture.ts'
import { accountsOf, debtsOf } from './account.ts'
import {
  isOfUse,
  itemsFor,
  mayDiscard,
  meldWith,
  onlyMove,
  optionOf,
  panBoardOf,
  suggestions,
  targetsFor,
} from './board.ts'
import { panPicture } from './picture.ts'

const ask: Ask = {
  seat: 2,
  options: [
    {
      move: 'meld',
      cards: {
        from: cards('7s 7s 7s 5h 6h 4h 4d'),
        min: 3,
        max: 4,
        groups: [cards('7s 7s 7s'), cards('4h 5h 6h'), cards('4h 4d 4d')],
        pays: [400, 0, 0],
      },
    },
    { move: 'add', cards: { from: cards('7s'), min: 1, max: 1, pays: [0] }, to: '1' },
    { move: 'discard', cards: { from: cards('7s'), min: 1, max: 1 } },
  ],
}

const view: View = {
  piles: [
    { place: '2', cards: ['7s', '5h', '7s', '4h', '6h', 'Kd'] },
    { place: '2', hand: 1, cards: ['4d', '5d', '6d'], pays: 0 },
    { place: '2', hand: 2, cards: ['As', '2s', '3s'], pays: 200 },
    { place: '3', cards: ['??', '??'] },
    {
      place: '3',
      hand: 1,
      cards: ['Ks', 'Kh', 'Kd'],
      is: { say: 'mixed-square', values: { of: 'K' } },
      pays: 0,
    },
    { place: '4', cards: [], state: 'passed' },
    { place: 'drawn', cards: ['7s'] },
    { place: 'discards', cards: ['Qh', '2c'] },
    { place: 'muck', cards: ['??'] },
  ],
  wagers: [],
  pots: [300],
  seats: [],
  buttons: [],
  log: [],
  awaiting: { kind: 'decision', asked: [ask] },
}

const board = panBoardOf(view, 2, 'suits')

test('sorts a hand by suit or by rank', () => {
  expect(board.hand.map(item => item.card)).toEqual(['7s', '7s', '4h', '5h', '6h', 'Kd'])
  expect(panBoardOf(view, 2, 'ranks').hand.map(item => item.card)).toEqual([
    '4h',
    '5h',
    '6h',
    '7s',
    '7s',
    'Kd',
  ])
  expect(board.drawn?.card).toBe('7s')
  expect(board.option).toBe('2c')
  expect(board.melds.map(({ number, pays }) => [number, pays])).toEqual([
    [1, 0],
    [2, 200],
  ])
})

test('suggests melds with their pay, the best first, and borrows only for pay', () => {
  expect(suggestions(ask, board, 5)).toEqual([
    { cards: ['7s', '7s', '7s'], pays: 400 },
    { cards: ['4h', '5h', '6h'], pays: 0 },
    { cards: ['7s'], pays: 0, to: '1' },
  ])
  const picked = itemsFor(board, ['7s', '7s', '7s'])
  expect(picked.map(item => item.id).sort()).toEqual(['drawn', 'hand-0', 'hand-2'])
  expect(meldWith(ask, picked)).toEqual({ cards: ['7s', '7s', '7s'], pays: 400 })
  expect(meldWith(ask, picked.slice(1))).toBeUndefined()
})

test('suggests melds that borrow where the option card must be laid and no others fit', () => {
  const borrowed = { ...ask.options[0]!.cards!, groups: [cards('4h 4d 4d')], pays: [0] }
  const meld = { move: 'meld', cards: borrowed }
  expect(suggestions({ seat: 2, options: [meld] }, board, 5)).toEqual([
    { cards: ['4h', '4d', '4d'], pays: 0 },
  ])
  expect(suggestions({ seat: 2, options: [meld, ask.options[2]!] }, board, 5)).toEqual([])
})

test('finds the places that a card may go to', () => {
  const [king] = itemsFor(board, ['Kd'])
  expect(targetsFor(ask, board.drawn!)).toEqual([{ option: optionOf(ask, 'add', '1'), to: '1', pays: 0 }])
  expect(targetsFor(ask, king!)).toEqual([])
  expect(mayDiscard(board, ask, board.drawn!)).toBe(true)
  // The seven in the hand looks the same, but is not the turned one.
  expect(mayDiscard(board, ask, board.hand[0]!)).toBe(false)
  const { drawn: _, ...used } = board
  expect(mayDiscard(used, ask, board.hand[0]!)).toBe(true)
})

test('finds no use for a card that fits nowhere', () => {
  const of = (card: string) => isOfUse(board, ask, itemsFor(board, [card])[0]!)
  expect(['4h', '7s', '4d', 'Kd', '5d', '2s'].map(of)).toEqual([true, true, true, false, false, false])
  expect(isOfUse(board, { seat: 2, options: [{ move: 'in' }, { move: 'pass' }] }, board.hand[0]!)).toBe(false)
})

test('makes a move without a choice by itself, but never answers an offer', () => {
  expect(onlyMove({ seat: 2, options: [{ move: 'draw' }] })).toEqual({ move: 'draw' })
  const away = { move: 'discard', cards: { from: cards('Qh'), min: 1, max: 1 } }
  expect(onlyMove({ seat: 2, options: [away] })).toEqual({ move: 'discard', cards: ['Qh'] })
  expect(onlyMove({ seat: 2, options: [{ move: 'draw' }, { move: 'take' }] })).toBeUndefined()
  expect(onlyMove({ seat: 2, options: [{ move: 'draw' }], offer: true })).toBeUndefined()
  expect(onlyMove(ask)).toBeUndefined()
})

test('shows the top discard, others’ hands as a number, and melds with their pay', () => {
  const sitters = [2, 3, 4].map(seat => ({ seat, name: `P${seat}`, notes: [] }))
  const table = emptyPicture({ sitters, you: 2, bank: undefined, wagers: [], buttons: [] })
  const picture = panPicture({ ...table, piles: roundPicture(view, { sitters }, english.say).piles }, english)
  expect(
    picture.piles.map(({ place, hand, cards: lying, name }) => [place, hand, lying.length, name]),
  ).toEqual([
    ['2', 1, 3, undefined],
    ['2', 2, 3, 'pays $2'],
    ['3', 1, 3, undefined],
    ['drawn', undefined, 1, undefined],
    ['discards', undefined, 1, undefined],
  ])
  expect(picture.sitters.map(({ notes }) => notes)).toEqual([[], ['2 cards'], ['passed']])
})

test('nets the payments between two players', () => {
  const paid = (from: number, to: number, cents: number) =>
    ({ type: 'paid', from, to, cents, for: 'conditions' }) as const
  const log = [
    { type: 'posted', seat: 1, what: 'tops', cents: 100 } as const,
    paid(1, 2, 400),
    paid(2, 1, 100),
    paid(3, 1, 100),
    paid(1, 3, 100),
    { type: 'won', share: { seat: 2, amount: 100, for: 'tops' }, pot: 0 } as const,
  ]
  expect(debtsOf(log)).toEqual([{ from: 1, to: 2, cents: 300 }])
  expect(accountsOf(log, [1, 2])).toEqual([
    { seat: 1, collected: 200, paid: 500, tops: -100 },
    { seat: 2, collected: 400, paid: 100, tops: 100 },
  ])
})
