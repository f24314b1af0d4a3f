import { unwrap } from '@cardroom/engine'
import { cards } from '@cardroom/engine/cards'
import { filed } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import { valuesOf } from '../questions/values.ts'
import { positionOf } from '../values/testing/position.ts'

const asked = (id: string, own: string, lying: Record<string, string>) => {
  const rules = filed('pai-gow', id)
  const set = { move: 'set', cards: { from: cards(own), min: 2, max: 2 } }
  return unwrap(valuesOf(positionOf(rules, { 2: own, ...lying }, ['base'], [set, 'house-way'])))
}

test('every setting has a value, and a foul one loses', () => {
  const own = 'As Ah Kd Qc 9s 5h 3d'
  const { choices, method, notes } = asked('cameo/fortune-pai-gow-poker', own, {
    bank: '?? ?? ?? ?? ?? ?? ??',
  })
  expect(choices).toHaveLength(22)
  expect(method).toBe('simulated')
  // Aces behind, king and queen in front.
  expect(choices[0].choice.move === 'house-way' || choices[0].move === 'set Kd Qc').toBe(true)
  expect(choices.find(({ move }) => move === 'set As Ah')).toMatchObject({
    value: -1,
    why: { say: 'why-foul' },
  })
  expect(notes).toEqual([{ say: 'values-order-certain', values: { hands: expect.any(Number) } }])
  expect(choices[0].stderr).toBeLessThan(0.03)
})

test('gives the same answer to the same question', () => {
  const ask = () => asked('cameo/fortune-pai-gow-poker', 'Ks Kh 9d 9c 4s 4h 2d', { bank: '' })
  expect(ask()).toEqual(ask())
})

test('against a hand that lies open the best setting is exact', () => {
  const lying = { 'bank.1': 'Qs Jh', 'bank.2': 'Ts Td 8c 7d 2c' }
  const { choices, method } = asked('stars/face-up-pai-gow-poker', 'As Ah Kd Qc 9s 5h 3d', lying)
  expect(method).toBe('exact')
  // King and queen beat queen and jack, aces beat tens: both hands win.
  expect(choices[0]).toMatchObject({ value: 1 })
})

test('the player-dealer sets against everybody: a copy is worth more than to a player', () => {
  const rules = filed('pai-gow', 'towers/fortune-pai-gow-poker')
  const own = 'Ks Kh 9d 8c 4s 3h 2d'
  const set = { move: 'set', cards: { from: cards(own), min: 2, max: 2 } }
  const options = [set, 'house-way']
  const hidden = '?? ?? ?? ?? ?? ?? ??'
  const player = positionOf(rules, { 2: own, bank: hidden }, ['base'], options)
  const bank = positionOf(rules, { 2: hidden, bank: own }, ['base'], options)
  const wagers = [...bank.view.wagers, { seat: 3, on: 'base', amount: 3000 }]
  const asBank = unwrap(valuesOf({ ...bank, view: { ...bank.view, wagers }, ask: { ...bank.ask, seat: 1 } }))
  expect(asBank.unit).toBe(4000)
  expect(asBank.notes).toContainEqual({ say: 'values-against-all-players' })
  const value = (values: typeof asBank) => values.choices.find(({ move }) => move === 'set 9d 8c')!.value
  expect(value(asBank)).toBeGreaterThan(value(unwrap(valuesOf(player))))
})
