import type { Card } from '../cards/card.ts'
import { leftOf, rightOf } from '../round/around.ts'
import type { Seat } from '../round/awaiting.ts'
import { beforeSeat } from '../round/button.ts'
import type { Felt } from '../round/felt.ts'
import type { Readings } from '../rules/readings.ts'
import { buttonByCard, buttonByDice, placeByDice } from './action.ts'
import type { SettleRule } from './rules.ts'
import type { Wagers } from './wagers.ts'

const PASS_READINGS = ['left-of-bank', 'house-dealers-right'] as const

/** The action button: the seat whose wagers are settled first. */
export class ActionButton {
  readonly #rule: SettleRule
  readonly #readings: Readings
  readonly #bank: Seat
  readonly #places: number
  readonly #wagers: Wagers
  readonly #felt: Felt
  #seat: Seat

  constructor(rule: SettleRule, readings: Readings, bank: Seat, places: number, wagers: Wagers, felt: Felt) {
    this.#rule = rule
    this.#readings = readings
    this.#bank = bank
    this.#places = places
    this.#wagers = wagers
    this.#felt = felt
    this.#seat = this.#before()
  }

  get seat(): Seat {
    return this.#seat
  }

  /** The seat that has the action until a card or the dice place the button. */
  #before(): Seat {
    switch (this.#rule.first.by) {
      case 'house-dealers-left':
        return this.#betting(1, 'clockwise')
      case 'house-dealers-right':
        return this.#betting(this.#places, 'counter-clockwise')
      default:
        return this.#betting(leftOf(this.#bank, this.#places), 'clockwise')
    }
  }

  #betting(from: Seat, direction: SettleRule['direction']): Seat {
    const next = direction === 'clockwise' ? leftOf : rightOf
    for (let seat = from, i = 0; i < this.#places; i++, seat = next(seat, this.#places)) {
      if (this.#wagers.has(seat)) return seat
    }
    return from
  }

  /**
   * Moves the button from an empty place to the next one with a wager, in the direction of the settlement.
   */
  #place(seat: Seat, counted?: Card): void {
    this.#seat = this.#betting(seat, this.#rule.direction)
    this.#felt.button('action', beforeSeat(this.#seat), counted)
  }

  /** Counts off a card of the player-dealer, where the button is placed by one. */
  countOff(card: Card): void {
    const { first } = this.#rule
    if (first.by === 'card') this.#place(buttonByCard(first, card, this.#bank, this.#places), card)
  }

  /** Places the button by dice, where the game does so, and returns the place that they name. */
  byDice(dice: readonly number[]): Seat {
    const { first } = this.#rule
    if (first.by !== 'dice') throw new Error('the action button is not placed by dice')
    const named = placeByDice(first, dice, this.#bank, this.#places)
    this.#felt.say({ type: 'dice', dice, names: named })
    const passedTo = PASS_READINGS.find(one => one === this.#readings.buttonPassedTo) ?? first.passedTo
    this.#place(buttonByDice(passedTo, named, this.#bank, this.#places))
    return named
  }
}
