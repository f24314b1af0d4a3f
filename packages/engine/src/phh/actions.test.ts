import { expect, test } from 'vitest'
import { cards, UNKNOWN } from '../cards/card.ts'
import { parseAction } from './actions.ts'
import { Amounts } from './amounts.ts'
import { dealtCards } from './hands.ts'

test('reads every kind of action', () => {
  expect(parseAction('d dh p1 TcQc', 5)).toEqual({ kind: 'hole', player: 0, cards: cards('Tc Qc') })
  expect(parseAction('d dh p2 ????', 5)).toEqual({ kind: 'hole', player: 1, cards: [UNKNOWN, UNKNOWN] })
  expect(parseAction('d db 7d5h9d', 5)).toEqual({ kind: 'board', cards: cards('7d 5h 9d') })
  expect(parseAction('p3 f', 5)).toEqual({ kind: 'fold', player: 2 })
  expect(parseAction('p3 cc # slowly', 5)).toEqual({ kind: 'check-call', player: 2 })
  expect(parseAction('p4 cbr 210.5', 5)).toEqual({ kind: 'bet', player: 3, amount: 210.5 })
  expect(parseAction('p5 pb', 5)).toEqual({ kind: 'bring-in', player: 4 })
  expect(parseAction('p1 sd', 5)).toEqual({ kind: 'draw', player: 0, cards: [] })
  expect(parseAction('p1 sd AsQs', 5)).toEqual({ kind: 'draw', player: 0, cards: cards('As Qs') })
  expect(parseAction('p1 sm', 5)).toEqual({ kind: 'show', player: 0 })
  expect(parseAction('# only a comment', 5)).toBeUndefined()
})

test.each([
  'd dh TcQc',
  'd db 7',
  'x1 f',
  'p1 cbr',
  'p1 cbr -4',
  'p1 jump',
  'd dh p1 Tx',
  'd dh p0 TcQc',
  'd dh p6 TcQc',
  'p6 f',
])('"%s" is not an action', text => {
  expect(parseAction(text, 5)).toMatchObject({ code: 'phh-not-an-action', values: { text } })
})

test('amounts are whole in the smallest part that occurs', () => {
  const amounts = new Amounts([1, 0.25, 12.5])
  expect([amounts.whole(0.25), amounts.whole(12.5), amounts.chips(1275)]).toEqual([25, 1250, 12.75])
})

test('takes a card shown in the end as held from the start, unless it was drawn', () => {
  const actions = ['d dh p1 ????????', 'p1 sd ????', 'd dh p1 ??2c', 'p1 sm 2cAh3d4s'].map(
    text => parseAction(text, 1)!,
  )
  const [hand] = dealtCards(actions as Parameters<typeof dealtCards>[0], 1)
  // Two of the first four were thrown away unseen; what was shown fills the places that were kept.
  expect(hand).toEqual([UNKNOWN, UNKNOWN, ...cards('Ah 3d'), ...cards('4s 2c')])
})
