import { unwrap } from '@cardroom/engine'
import { DealtSession, type DealtSettings } from '@cardroom/engine/dealt'
import { openRulebook } from '@cardroom/rulebook'
import { regimeOf, rotationUnder } from '@cardroom/rulebook/regimes'
import { expect, test } from 'vitest'
import { HouseDealer } from './house-dealer.ts'

const library = await openRulebook()
const MINUTE = 60_000

const settings: DealtSettings = {
  id: 'table',
  game: 'comstock/ez-baccarat-panda-8',
  title: 'Baccarat',
  schedule: 1,
  regime: 'ccr-2073',
  setup: { bankAfter: 0, rotation: rotationUnder(unwrap(regimeOf('ccr-2073'))) },
  seats: [{ seat: 1, name: 'Pro', provider: true }, { seat: 2, name: 'Ann' }, { seat: 3 }],
}

function dealt(house: HouseDealer, bank: number, bets: number): void {
  house.enter({ do: 'bank', seat: bank, wager: 50_000 })
  house.enter({ do: 'wagers', seat: bets, wagers: [{ on: 'banker', amount: 10_000 }] })
  house.enter({ do: 'deal' })
  house.cards('9h 4s Kd Qc')
  house.enter({ do: 'settle' })
}

test('under the regulation of 2026 the position is offered before every hand, and a provider has it once in a row', () => {
  const house = new HouseDealer(settings, library)
  dealt(house, 1, 2)
  expect(house.session.rounds[0]?.providers).toEqual(['1'])
  // A provider never bets on another hand, and a table has one at most.
  expect(house.session.table.part.face().bank?.offeredTo).toBe(2)
  expect(house.tries({ do: 'sit', seat: 5, name: 'Other', provider: true })).toBe('providers-at-most')
  expect(house.tries({ do: 'bank', seat: 1, wager: 50_000 })).toBeDefined()
  dealt(house, 2, 3)
  expect(house.session.table.part.rotation?.(house.now)).toMatchObject({ needed: 2, had: 1 })
})

test('when too few others had the position in forty minutes the game ends; another begins when all have left', () => {
  const house = new HouseDealer(settings, library)
  dealt(house, 2, 3)
  house.enter({ do: 'bank', seat: 3, wager: 50_000 })
  house.enter({ do: 'wagers', seat: 2, wagers: [{ on: 'banker', amount: 10_000 }] })
  house.now += 40 * MINUTE
  expect(house.tries({ do: 'deal' })).toBe('game-over')
  house.enter({ do: 'stand', seat: 1 })
  expect(house.session.table.part.rotation?.(house.now)).toMatchObject({ isOver: true })
  expect(house.tries({ do: 'bank', seat: 2, wager: 50_000 })).toBeDefined()
  for (const seat of [2, 3]) house.enter({ do: 'stand', seat })
  house.enter({ do: 'sit', seat: 1, name: 'Ann' })
  house.enter({ do: 'sit', seat: 2, name: 'Bob' })
  dealt(house, 1, 2)
  // Played again from its entries it is the same table.
  const again = unwrap(DealtSession.open(settings, library, house.session.entries))
  expect(again.table.save()).toEqual(house.session.table.save())
  expect(again.rounds).toHaveLength(2)
})
