import { cards } from '@cardroom/engine'
import { rankHigh } from '@cardroom/engine/ranking/high.ts'
import { categoryOfHigh, PAIR } from '@cardroom/engine/ranking/high-scale.ts'
import { expect, test } from 'vitest'
import { pairIndex } from '../cards/suit-classes.ts'
import { AGAINST, River } from './river.ts'

/** The long way: every hand of the player-dealer is laid beside the player's. */
function slowly(hole: readonly number[], board: readonly number[]) {
  const unseen = Array.from({ length: 52 }, (_, card) => card).filter(
    card => !hole.includes(card) && !board.includes(card),
  )
  const own = rankHigh([...hole, ...board])
  const found = { lower: 0, equal: 0, unqualified: 0 }
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
  ['7c 2s', 'Ah Qh 7h 4h 2d'],
  ['5c 5s', 'Ts Js Qs Ks As'],
  ['Ac 3d', '8s 8h 8d Kc Kd'],
  ['Jc Td', '9h 8h 4h 2c 2s'],
])('%s on %s against every hand', (hole, board) => {
  const [a, b] = cards(hole) as [number, number]
  const river = new River()
  river.turn(Uint8Array.from(cards(board)), 0)
  const hand = river.pairs.indexOf(pairIndex(a, b))
  const { lower, equal, unqualified } = river
  expect({ lower: lower[hand], equal: equal[hand], unqualified: unqualified[hand] }).toEqual(
    slowly([a, b], cards(board)),
  )
  expect(AGAINST).toBe(990)
})
