import { isRefusal, readingsOf, type UltimateRules } from '@cardroom/engine'
import { games } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import { pairIndex } from '../cards/suit-classes.ts'
import { decide } from './decisions.ts'
import { Flops } from './flops.ts'
import { anteAndBlind, paysOf } from './pays.ts'
import { lines, resultsJob } from './results.ts'
import { valuesJob } from './values.ts'

const rules = games.find(game => game.id === 'cameo/ultimate-texas-holdem') as UltimateRules
const readings = readingsOf(rules)
if (isRefusal(readings)) throw new Error(readings.refused)
const pays = paysOf(rules, readings)

test('what the wagers come to is read from the rules', () => {
  expect(pays.bets).toEqual([[4, 3], [2], [1]])
  const together = anteAndBlind(pays)
  // A royal flush over a qualified hand; a pair that loses; high card over a hand that does not qualify.
  expect(together[9 * 6]).toBe(501)
  expect(together[1 * 6 + 2]).toBe(-2)
  expect(together[0 * 6 + 3]).toBe(0)
})

test('both walks through the boards agree on what the game is worth', () => {
  const values = valuesJob({ pays })
  values.run(7)
  const decisions = decide(values.finish(), pays, new Flops())
  const ends = resultsJob({ pays, decisions })
  ends.run(7)
  const counts = ends.finish()
  const stays = anteAndBlind(pays)
  let worth = -2 * counts.folded
  let rounds = counts.folded
  for (const { times, kind, end, count } of lines(pays, counts)) {
    worth += count * (stays[kind * 6 + end]! + times * pays.play[end]!)
    rounds += count
  }
  expect(worth).toBe(decisions.worth)
  // Of every board ten flops, 1081 hands of the player, 990 of the player-dealer.
  expect(rounds % (10 * 1081 * 990)).toBe(0)
})

test('alike pairs are found for a flop of one suit', () => {
  const flops = new Flops()
  const oneSuit = [...flops.flops.counts.keys()].find(which => {
    const three = flops.flops.cards.subarray(which * 3, which * 3 + 3)
    return three.every(card => (card & 3) === 0)
  })!
  expect(flops.alike(oneSuit)).toHaveLength(6)
  expect(pairIndex(1, 0)).toBe(0)
})
