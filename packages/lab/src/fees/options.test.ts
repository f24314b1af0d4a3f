import { type Schedule, schedulesOf } from '@cardroom/engine/collection'
import { FEE_TABLES } from '@cardroom/rulebook/fees'
import { expect, test } from 'vitest'
import { optionCosts } from './options.ts'

const schedules: Schedule[] = Object.values(schedulesOf(FEE_TABLES, 'comstock/ez-baccarat-panda-8')).flat()
const table = { action: 15_000, bet: 2500, players: 6, edge: 0.01 }

test('lists the cheapest option first, for either payer', () => {
  for (const payer of ['bank', 'player'] as const) {
    const costs = optionCosts(schedules, table, payer)
    expect(costs.length).toBeGreaterThan(0)
    for (let i = 1; i < costs.length; i++)
      expect(costs[i]![payer]).toBeGreaterThanOrEqual(costs[i - 1]![payer])
  }
})

test('a fee lowers the player-dealer’s edge and raises what a player gives up', () => {
  for (const { bank, player, bankEdge, playerCost } of optionCosts(schedules, table, 'bank')) {
    expect(bankEdge).toBeCloseTo(0.01 - bank / 15_000, 12)
    expect(playerCost).toBeCloseTo(0.01 + player / 2500, 12)
  }
})

test('leaves out an option whose limits do not allow the wager', () => {
  expect(optionCosts(schedules, { ...table, bet: 1 }, 'bank')).toEqual([])
})
