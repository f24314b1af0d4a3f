import { expect, test } from 'vitest'
import { cards } from '../cards/card.ts'
import { Chips } from '../money/chips.ts'
import { beforeSeat } from '../round/button.ts'
import { Felt } from '../round/felt.ts'
import type { Readings } from '../rules/readings.ts'
import { ActionButton } from './action-button.ts'
import type { SettleRule } from './rules.ts'
import { Wagers } from './wagers.ts'

const cite = 'practice'

function buttonOf(first: SettleRule['first'], seats: readonly number[], readings: Readings = {}) {
  const rule: SettleRule = { first, direction: 'clockwise', order: 'by-seat', wagers: ['base'], cite }
  const placed = seats.map(seat => ({ seat, on: 'base', amount: 100 }))
  const setup = { bank: { seat: 3, wager: 0 }, wagers: placed }
  const felt = new Felt()
  const wagers = new Wagers({ wagers: [] }, setup, 7, new Chips())
  return { felt, button: new ActionButton(rule, readings, 3, 7, wagers, felt) }
}

test('the button stands with the first wager from the filed side until cards or dice place it', () => {
  expect(buttonOf({ by: 'left-of-bank', cite }, [2, 6]).button.seat).toBe(6)
  expect(buttonOf({ by: 'house-dealers-left', cite }, [2, 6]).button.seat).toBe(2)
  expect(buttonOf({ by: 'house-dealers-right', cite }, [2, 6]).button.seat).toBe(6)
})

test('counts a card off around the table, and moves on from an empty place', () => {
  const first = { by: 'card', from: 'left-of-bank', countsBank: false, ace: 1, faces: 'ten', cite } as const
  const { button, felt } = buttonOf(first, [4, 6, 7])
  button.countOff(cards('2c')[0]!)
  expect(button.seat).toBe(6)
  expect(felt.log).toEqual([
    { type: 'button', button: 'action', at: beforeSeat(6), counted: cards('2c')[0]! },
  ])
})

test('ignores a card where the button is placed otherwise', () => {
  const { button, felt } = buttonOf({ by: 'left-of-bank', cite }, [4, 6])
  button.countOff(cards('3c')[0]!)
  expect([button.seat, felt.log]).toEqual([4, []])
})

test('dice name a place; a named player-dealer passes the button on by the reading', () => {
  const first = { by: 'dice', bankAt: [1, 8, 15], passedTo: 'left-of-bank', cite } as const
  const { button } = buttonOf(first, [1, 4, 7])
  expect(button.byDice([1, 1, 1])).toBe(5)
  expect(button.seat).toBe(7)
  expect(button.byDice([2, 3, 3])).toBe(3)
  expect(button.seat).toBe(4)
  const other = buttonOf(first, [1, 4, 7], { buttonPassedTo: 'house-dealers-right' }).button
  other.byDice([2, 3, 3])
  expect(other.seat).toBe(7)
})
