import { cards } from '@cardroom/engine/cards'
import { categoryOfHigh, PAIR, rankHigh } from '@cardroom/engine/ranking'
import { expect, test } from 'vitest'
import { classOf, classPair } from './classes.ts'
import { OPPOSING_HANDS, River } from './river.ts'

/** The long way: every hand of the player-dealer is laid beside the player's. */
function slowly(hole: readonly number[], board: readonly number[]) {
  const unseen = Array.from({ length: 52 }, (_, card) => card).filter(
    card => !hole.includes(card) && !board.includes(card),
  )
  const own = rankHigh([...hole, ...board])
  const found = { rank: own, lower: 0, equal: 0, unqualified: 0 }
  for (let a = 1; a < unseen.length; a++) {
    for (let b = 0; b < a; b++) {
      const bank = rankHigh([unseen[a]!, unseen[b]!, ...board])
      if (bank < own) found.lower++
      if (bank === own) found.equal++
      if (categoryOfHigh(bank) < PAIR) found.unqualified++
    }
  }
  return found
}

test.each([
  ['Ks 9d', 'Ah Qc 7h 4s 2d'],
  ['9s 9d', 'Ah Qc 7h 4s 2d'],
  ['7c 2s', 'Ah Qh 7h 4h 2d'],
  ['Kh 2s', 'Ah Qh 7h 4h 2d'],
  ['5c 5s', 'Ts Js Qs Ks As'],
  ['9s 5h', '2s Js Qs Ks As'],
  ['Ac 3d', '8s 8h 8d Kc Kd'],
  ['Jc Td', '9h 8h 4h 2c 2s'],
  ['Jh Th', '9h 8h 4h 2c 2s'],
  ['Jh Tc', '9h 8h 4h 2c 2s'],
])('%s on %s against every hand', (hole, board) => {
  const [a, b] = cards(hole) as [number, number]
  const river = new River()
  river.turn(Uint8Array.from(cards(board)), 0)
  const { flushSuit, kinds, ranks, lower, equal, unqualified } = river
  const kind = kinds.indexOf(classPair(classOf(a, flushSuit), classOf(b, flushSuit)))
  expect({
    rank: ranks[kind],
    lower: lower[kind],
    equal: equal[kind],
    unqualified: unqualified[kind],
  }).toEqual(slowly([a, b], cards(board)))
})

test('the kinds are all hands of a board', () => {
  const river = new River()
  for (const board of ['Ah Qc 7h 4s 2d', 'Ah Qh 7h 4h 2d', '8s 8h 8d Kc Kd', '9h 8h 4h 2c 2s']) {
    river.turn(Uint8Array.from(cards(board)), 0)
    let hands = 0
    for (let kind = 0; kind < river.count; kind++) hands += river.suited[kind]! + river.unsuited[kind]!
    expect(hands).toBe((47 * 46) / 2)
  }
  expect(OPPOSING_HANDS).toBe(990)
})
