import { expect, test } from 'vitest'
import { cards } from '../cards/card.ts'
import type { Round } from '../round/round.ts'
import { unwrap } from '../say/refusal.ts'
import { bankedIncidents } from './incidents.ts'
import { plainRules } from './testing/plain-rules.ts'
import { threeCard } from './three-card/family.ts'
import type { ThreeCardRules } from './three-card/rules.ts'

const cite = 'practice'
const filed = { cite }
const outcome = (outcome: 'lose' | 'push') => ({ outcome, cite })
const win = { outcome: 'win', pays: '1:1', cite } as const
const table = {
  higher: { ante: win, play: win },
  equal: { ante: outcome('push'), play: outcome('push') },
  lower: { ante: outcome('lose'), play: outcome('lose') },
}

const rules: ThreeCardRules = {
  ...plainRules(4, [
    { on: 'ante', name: 'Ante', kind: 'base', must: true, cite },
    { on: 'play', name: 'Play', kind: 'later', cite },
  ]),
  family: 'three-card',
  incidents: bankedIncidents,
  deal: filed,
  exposed: filed,
  decision: filed,
  fold: { forfeits: [{ on: 'ante', cite }], keeps: [] },
  qualifier: { high: 'Q', cite },
  showdown: { qualified: table, unqualified: table },
  pairPlus: { pays: [], loses: cite },
  sixCard: { pays: [], loses: cite },
}

const start = unwrap(
  threeCard.prepare(
    rules,
    {
      bank: { seat: 1, wager: 10_000 },
      wagers: [
        { seat: 2, on: 'ante', amount: 1000 },
        { seat: 2, by: 'Kim', on: 'ante', amount: 500 },
        { seat: 3, on: 'ante', amount: 700 },
      ],
      stacks: { 2: 4000, '2/Kim': 500 },
    },
    { readings: { coverage: 'gross', earlySettlement: 'at-once' } },
  ),
)

const take = (round: Round, hand: string): void => {
  for (const card of cards(hand)) unwrap(round.take({ kind: 'card', card }))
}

test('shows everybody’s chips at every moment, back-line bettors included', () => {
  const round = start()
  const seats = () => round.view('public').seats
  expect(seats()).toEqual([
    { seat: 1, bet: 10_000, change: -10_000 },
    { seat: 2, stack: 4000, bet: 1000, change: -1000 },
    { seat: 2, by: 'Kim', stack: 500, bet: 500, change: -500 },
    { seat: 3, bet: 700, change: -700 },
  ])
  take(round, 'As Ah 2c Kd 7h 3s Qs 9d 4h')
  round.take({ kind: 'move', seat: 2, move: 'play' })
  expect(seats().slice(1, 3)).toEqual([
    { seat: 2, stack: 3000, bet: 2000, change: -2000 },
    { seat: 2, by: 'Kim', stack: 0, bet: 1000, change: -1000 },
  ])
  round.take({ kind: 'move', seat: 3, move: 'fold' })
  expect(seats().at(-1)).toEqual({ seat: 3, bet: 0, change: -700 })
  round.take({ kind: 'settle' })
  expect(seats()).toEqual([
    { seat: 1, bet: 0, change: -2300 },
    { seat: 2, stack: 7000, bet: 0, change: 2000 },
    { seat: 2, by: 'Kim', stack: 2000, bet: 0, change: 1000 },
    { seat: 3, bet: 0, change: -700 },
  ])
  const { net } = round.result
  expect(net).toEqual({ 1: -2300, 2: 2000, '2/Kim': 1000, 3: -700 })
})
