import { cards, cardsOf } from '@cardroom/engine/cards'
import { choices } from '@cardroom/engine/ranking'
import { expect, test } from 'vitest'
import { boardClasses } from './board-classes.ts'
import { CompareRanges } from './compare-ranges.ts'

const FLOP = cards('9s 8s 2d')
const LEFT = cardsOf({}).filter(card => !FLOP.includes(card))
const BOARDS = [...choices(LEFT, 2)].map(more => [...FLOP, ...more])
const EVERY_HAND = [...choices(LEFT, 2)]
const HIGH_CARDS = [...choices(cards('Ts Th Td Tc Js Jh Jd Jc'), 2)]

const times = (classes: readonly { times: number }[]) => classes.reduce((sum, one) => sum + one.times, 0)

test('joins boards that differ by suits which neither flop nor ranges tell apart', () => {
  const classes = boardClasses(BOARDS, [EVERY_HAND, HIGH_CARDS])
  expect(times(classes)).toBe(BOARDS.length)
  // boards that an exchange of hearts and clubs leaves as they are
  const alone = BOARDS.filter(
    ([, , , a, b]) => ![a!, b!].some(card => card & 1) || (a! & 1 && b! & 1 && a! >> 2 === b! >> 2),
  ).length
  expect(classes.length).toBe((BOARDS.length + alone) / 2)
})

test('keeps boards apart for a range in which the suits are not alike', () => {
  expect(boardClasses(BOARDS, [EVERY_HAND, [...HIGH_CARDS, cards('Ah 2h')]]).length).toBe(BOARDS.length)
  // a hand that is there twice
  expect(boardClasses(BOARDS, [EVERY_HAND, [...HIGH_CARDS, cards('Th Jh')]]).length).toBe(BOARDS.length)
})

test('gives the same sums by classes of boards as board by board', () => {
  const game = { plays: 'any', low: false } as const
  const [byClasses, oneByOne] = [0, 1].map(() => new CompareRanges(EVERY_HAND, HIGH_CARDS, game)) as [
    CompareRanges,
    CompareRanges,
  ]
  for (const { board, times } of boardClasses(BOARDS, [EVERY_HAND, HIGH_CARDS])) byClasses.on(board, times)
  for (const board of BOARDS) oneByOne.on(board)
  expect([...byClasses.outcomes]).toEqual([...oneByOne.outcomes])
})
