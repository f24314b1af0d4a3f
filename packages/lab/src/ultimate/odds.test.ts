import { readingsOf, unwrap } from '@cardroom/engine'
import { filed } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import { pairIndex } from '../cards/suit-classes.ts'
import { classOf, classPair } from './classes.ts'
import { flopSum } from './decisions.ts'
import { CARD_RENAMINGS, eachPairOffFlop, Flops } from './flops.ts'
import { anteAndBlind, ultimatePaysOf } from './pays.ts'
import { River } from './river.ts'
import { RiverValues, ValuesWalk } from './values.ts'

const rules = filed('ultimate', 'cameo/ultimate-texas-holdem')
const readings = unwrap(readingsOf(rules))
const pays = ultimatePaysOf(rules, readings)
const flops = new Flops()

test('reads the payouts from the rules', () => {
  expect(pays.bets).toEqual([[4, 3], [2], [1]])
  const together = anteAndBlind(pays)
  // A royal flush over a qualified hand; a pair that loses; high card over a hand that does not qualify.
  expect(together[9 * 6]).toBe(501)
  expect(together[1 * 6 + 2]).toBe(-2)
  expect(together[0 * 6 + 3]).toBe(0)
})

test.each([0, 51_000, 77_777, 134_458])(
  'board %i: counts exactly the possible pairs after each of its flops',
  board => {
    const walk = new ValuesWalk(pays, flops)
    walk.board(board)
    const cards = flops.boards.cards.subarray(board * 5, board * 5 + 5)
    const times = flops.boards.counts[board]!
    const river = new River()
    river.turn(cards, 0)
    const values = new RiverValues(pays)
    values.find(river)
    const worth = (a: number, b: number) => {
      const kind = river.kinds.indexOf(classPair(classOf(a, river.flushSuit), classOf(b, river.flushSuit)))
      return cards.includes(a) || cards.includes(b) ? 0 : times * values.after[kind]!
    }
    // Several flops of a board may be of one class: what each pair comes to there adds up.
    const expected = new Map<string, number>()
    flops.each(board, (flop, renaming, turn, last) => {
      const names = CARD_RENAMINGS[renaming]!
      const three = [...cards].filter(card => card !== turn && card !== last)
      eachPairOffFlop(three, (a, b) => {
        const key = `${flop} ${pairIndex(names[a]!, names[b]!)}`
        expected.set(key, (expected.get(key) ?? 0) + worth(a, b))
      })
    })
    flops.each(board, flop => {
      eachPairOffFlop(flops.cardsOf(flop), (a, b, pair) => {
        expect(flopSum(walk.sums, flops.count, flop, a, b, 0)).toBe(expected.get(`${flop} ${pair}`))
      })
    })
  },
)

test('finds alike pairs for a flop of one suit', () => {
  const oneSuit = [...flops.flops.counts.keys()].find(which => {
    return flops.cardsOf(which).every(card => (card & 3) === 0)
  })!
  expect(flops.alike(oneSuit)).toHaveLength(6)
})
