import { granted, readingsOf } from '@cardroom/engine'
import { type BlackjackRules, underReadings } from '@cardroom/engine/blackjack'
import { cards, countsOf } from '@cardroom/engine/cards'
import { filed } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import { DOUBLE, HIT, STAND } from './hands.ts'
import { KINDS, kindOf } from './kinds.ts'
import { leavesOf } from './leaves.ts'
import { Split } from './split.ts'
import { Table } from './table.ts'
import { Walk } from './walk.ts'

test('a pair that may become two hands does so in one way, four hands in five', () => {
  const always = () => 1
  expect(leavesOf(2, always)).toEqual([{ ways: 1, more: 0, other: 0, stuck: 0, any: 2, first: 'any' }])
  const four = leavesOf(4, always)
  const ways = (more: number) =>
    four.filter(leaf => leaf.more === more).reduce((sum, leaf) => sum + leaf.ways, 0)
  // Of two hands none, one, or more get another card of the kind: as often as balanced brackets go.
  expect([ways(0), ways(1), ways(2)]).toEqual([1, 2, 5])
  expect(four.every(leaf => leaf.other + leaf.any + leaf.stuck === leaf.more + 2)).toBe(true)
})

test('where the third split must be suited, some pairs stay as they are', () => {
  const stuck = leavesOf(4, hands => (hands >= 3 ? 0.25 : 1)).filter(leaf => leaf.stuck > 0)
  expect(stuck.length).toBeGreaterThan(0)
  expect(stuck.every(leaf => leaf.more === leaf.stuck + 1 || leaf.any > 0)).toBe(true)
})

/** Every card that can come, hand after hand and then to the player-dealer: what the split comes to on average. */
function byCards(table: Table, split: Split, most: number): number {
  const { sets, bank, pays, hands } = table
  const { kind, play } = split
  const left = Array.from({ length: KINDS }, (_, k) => table.left(k, sets.of([kind, kind]), play.up))
  let size = left.reduce((sum, some) => sum + some, 0)
  const eachCard = (see: (k: number) => number): number => {
    let sum = 0
    for (let k = 0; k < KINDS; k++) {
      const some = left[k]!
      if (some === 0) continue
      left[k]!--
      size--
      sum += some * see(k)
      left[k]!++
      size++
    }
    return sum / size
  }
  const ended: { by: number; total: number }[] = []
  const settle = (): number => {
    // Whatever is not in the shoe has gone to the hands.
    const gone = left.reduce(
      (set, some, k) => sets.times(set, k, table.shoe.counts[k]! - some - (k === play.up ? 1 : 0)),
      0,
    )
    const at = bank.chances(gone, play.up)
    let worth = 0
    for (const [i, { by, total }] of ended.entries()) {
      const first = i === 0 ? pays.base : pays.split
      for (let b = 0; b < pays.banks; b++) {
        const on = by * pays.banks + b
        worth += bank.pool[at + b]! * (first[on]! + (total - 1) * pays.double[on]!)
      }
    }
    return worth
  }
  const playOn = (hand: number, total: number, waiting: number, count: number): number => {
    const move = sets.sizes[hand] === 1 ? HIT : play.moves[total - 1]![hand]!
    const may = sets.sizes[hand] === 2 && sets.counts[hand * KINDS + kind] === 2 && total === 1
    if (may && count < most) return playOn(sets.of([kind]), 1, waiting + 1, count + 1)
    if (move === STAND) {
      ended.push({ by: hands.classOf(play.way, hand), total })
      const worth = waiting > 0 ? playOn(sets.of([kind]), 1, waiting - 1, count) : settle()
      ended.pop()
      return worth
    }
    return eachCard(k => playOn(sets.plus(hand, k), move === DOUBLE ? 2 : total, waiting, count))
  }
  return playOn(sets.of([kind]), 1, 1, 2)
}

const rulesOf = (id: string): BlackjackRules => {
  const rules = filed('blackjack', id)
  const readings = granted(readingsOf(rules))
  return underReadings(rules, readings)
}

test.each([
  ['players/21st-century-blackjack-5-0', '6s', 2],
  ['players/21st-century-blackjack-5-0', '6s', 3],
  ['players/21st-century-blackjack-5-0', 'Ks', 3],
  ['comstock/no-bust-blackjack', '6s', 3],
  ['stars/pure-21-5-blackjack', 'Ks', 4],
])('%s: eights split against %s into up to %i hands are worth what all cards say', (id, up, most) => {
  const few = cards('8s 8h 8d 8c 8s 8h Ks Kh Kd Kc Ks 6s 6h 6d 6c 3s 3h 3d')
  const table = new Table(
    rulesOf(id),
    countsOf([...few, ...(id.startsWith('comstock') ? cards('Jk Jk') : [])]),
  )
  const split = new Split(table, new Walk(table), 7, kindOf(cards(up)[0]!))
  const { worth } = split.worth(most)
  expect(worth).toBeCloseTo(byCards(table, split, most), 10)
})
