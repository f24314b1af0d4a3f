import { gameOf, potStepsOf, unwrap } from '@cardroom/engine'
import { games, openRulebook } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import { HouseDealer } from './house-dealer.ts'

const library = await openRulebook()

const add = (amounts: readonly number[]): number => amounts.reduce((sum, cents) => sum + cents, 0)

test('the payout steps of every pot game move exactly the chips of the result', () => {
  const played = games.filter(rules => gameOf(rules).kind !== 'banked')
  expect(played.length).toBeGreaterThan(10)
  for (const rules of played) {
    const { limits, setup } = unwrap(unwrap(library.game(rules.id)).usual({}, undefined))
    const house = new HouseDealer(
      {
        id: 't',
        game: rules.id,
        title: rules.id,
        ...(limits ? { limits } : {}),
        setup,
        seats: [1, 2, 3, 4].map(seat => ({ seat })),
      },
      library,
    )
    for (let i = 0; i < 3; i++) house.round()
    for (const { result, played: round } of house.session.rounds) {
      const { fees, pots = [], collected = [] } = result!
      const steps = potStepsOf(round.view('house'), gameOf(rules).paidBy(), house.session.game.posted)
      const cents = (does: string) => add(steps.filter(one => one.does === does).map(one => one.cents))
      expect(cents('award'), rules.id).toBe(add(pots.map(({ amount }) => amount)))
      expect(cents('drop'), rules.id).toBe(add(fees.map(fee => fee.cents)))
      expect(cents('move'), rules.id).toBe(add(collected.flatMap(({ from }) => Object.values(from))))
      for (const step of steps) {
        expect(add(step.chips.map(chip => chip.cents * chip.count))).toBe(step.cents)
        if (step.does === 'award' || step.does === 'move') expect(step.cite, rules.id).toBeDefined()
      }
    }
  }
})
