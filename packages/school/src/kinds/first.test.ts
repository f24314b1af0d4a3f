import type { PlayerDealerRules, Round, Seat } from '@cardroom/engine'
import { JOKER, rankOf } from '@cardroom/engine/cards'
import { expect, test } from 'vitest'
import { everyExercise, exerciseName } from '../testing/exercises.ts'

const next = (seat: Seat, places: number): Seat => (seat === places ? 1 : seat + 1)
const before = (seat: Seat, places: number): Seat => (seat === 1 ? places : seat - 1)

/** Counts off seat by seat, aloud, as a house dealer does. */
function countedOff(rules: PlayerDealerRules, round: Round, bank: Seat, betting: ReadonlySet<Seat>): Seat {
  const { places } = rules.seats
  const { first, direction } = rules.settle
  const { log } = round.view('house')
  const onFrom = (seat: Seat, way: typeof direction): Seat => {
    let at = seat
    while (!betting.has(at)) at = way === 'clockwise' ? next(at, places) : before(at, places)
    return at
  }
  switch (first.by) {
    case 'left-of-bank':
      return onFrom(next(bank, places), 'clockwise')
    case 'house-dealers-left':
      return onFrom(1, 'clockwise')
    case 'house-dealers-right':
      return onFrom(places, 'counter-clockwise')
    case 'dice': {
      const thrown = log.find(event => event.type === 'dice')
      const total = thrown!.dice.reduce((sum, die) => sum + die, 0)
      let seat = bank
      for (let n = first.bankAt[0]!; (total - n) % places !== 0; n++) seat = next(seat, places)
      if (seat === bank) seat = first.passedTo === 'left-of-bank' ? next(bank, places) : places
      return onFrom(seat, direction)
    }
    case 'card': {
      const laid = log.find(event => event.type === 'button' && event.counted !== undefined)
      const card = laid?.type === 'button' ? laid.counted! : JOKER
      const value = rankOf(card) + 2
      const face = first.faces === 'ten' ? 10 : value
      const count = card === JOKER ? (first.joker ?? 1) : value === 14 ? first.ace : value > 10 ? face : value
      const start = { 'house-dealers-left': 1, 'left-of-bank': next(bank, places), bank }[first.from]
      let seat = start
      const counts = (one: Seat) => first.countsBank || one !== bank
      while (!counts(seat)) seat = next(seat, places)
      for (let n = 1; n < count; n++) {
        do seat = next(seat, places)
        while (!counts(seat))
      }
      return onFrom(seat, direction)
    }
  }
}

const BETTING_MOVES = ['check', 'bet', 'call', 'bring-in', 'fold', 'raise']

/** The seats that bet first after cards came, street by street. */
function firstOnStreets(round: Round): Seat[] {
  const seats: Seat[] = []
  let fresh = false
  for (const event of round.view('house').log) {
    if (event.type === 'dealt') fresh = true
    else if (event.type === 'moved' && BETTING_MOVES.includes(event.move.move) && fresh) {
      seats.push(event.move.seat)
      fresh = false
    }
  }
  return seats
}

test('counting off seat by seat finds the same first seat, and it acted first in the round', () => {
  const ways = new Set<string>()
  for (const { rules, exercise, played } of everyExercise('first')) {
    const { key, situation, asked } = exercise
    if (key.by !== 'seat' || asked.by !== 'seat') throw new Error(exerciseName(exercise))
    expect(asked.seats).toContain(key.seat)
    if (rules.family === 'pan') continue
    if (rules.family === 'poker') {
      ways.add('poker')
      expect(firstOnStreets(played.round), exerciseName(exercise)).toContain(key.seat)
      continue
    }
    const { view } = situation
    ways.add(rules.settle.first.by)
    expect(view.buttons.some(({ kind }) => kind === 'action')).toBe(false)
    const betting = new Set(view.wagers.map(({ seat }) => seat))
    expect(key.seat, exerciseName(exercise)).toBe(countedOff(rules, played.round, view.bank!.seat, betting))
  }
  expect(ways.size).toBeGreaterThanOrEqual(4)
})
