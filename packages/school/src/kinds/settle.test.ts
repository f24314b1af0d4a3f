import { type PlayerDealerRules, playRecord, unwrap, type WagerLine, type WagerSeen } from '@cardroom/engine'
import { expect, test } from 'vitest'
import type { SettleStep } from '../exercise/exercise.ts'
import { book, everyExercise, exerciseName } from '../testing/exercises.ts'

const ENOUGH_CENTS = 1_000_000_000

const isOf = (line: WagerLine, wager: WagerSeen): boolean =>
  line.seat === wager.seat &&
  line.by === wager.by &&
  line.on === wager.on &&
  line.hand === wager.hand &&
  line.player === wager.player

/** The wagers as one walks around the table: kind by kind or seat by seat, the back line behind its seat. */
function* walked(rules: PlayerDealerRules, wagers: readonly WagerSeen[], first: number): Generator<number> {
  const { order, wagers: kinds, last = [], direction } = rules.settle
  const { places } = rules.seats
  const step = direction === 'clockwise' ? 1 : places - 1
  const seats = Array.from({ length: places }, (_, i) => ((first - 1 + i * step) % places) + 1)
  const bettors = [undefined, ...new Set(wagers.flatMap(({ by }) => by ?? []))]
  const mostHands = Math.max(1, ...wagers.map(({ hand = 1 }) => hand))
  const hands = Array.from({ length: mostHands }, (_, i) => i + 1)
  const lastHand = (seat: number) =>
    Math.max(1, ...wagers.map(one => (one.seat === seat ? (one.hand ?? 1) : 1)))
  for (const isLast of [false, true]) {
    const meant = kinds.filter(kind => last.includes(kind) === isLast)
    const places = function* (kind?: string): Generator<number> {
      for (const seat of seats) {
        for (const hand of hands) {
          for (const by of bettors) {
            for (const on of kind === undefined ? meant : [kind]) {
              for (const [at, wager] of wagers.entries()) {
                const on1 = wager.seat === seat && wager.by === by && wager.on === on
                if (on1 && (wager.hand ?? lastHand(seat)) === hand) yield at
              }
            }
          }
        }
      }
    }
    if (order === 'by-seat') yield* places()
    else for (const kind of meant) yield* places(kind)
  }
}

/** Not where losers have an order of their own, nor where the filing can be read both ways. */
const isWalkedPlainly = ({ settle, readings }: PlayerDealerRules): boolean =>
  !settle.losers && !readings.some(({ name }) => name === 'settlementSweep')

test('walking around the table with a shrinking cover comes to the same, step by step', () => {
  let [ended, inOrder] = [0, 0]
  for (const { rules, exercise } of everyExercise('settle')) {
    if (!('wagers' in rules)) continue
    const { key, asked, record, situation } = exercise
    if (key.by !== 'settlement' || asked.by !== 'settlement') throw new Error(exerciseName(exercise))
    const { bank } = situation.view
    // The same round with a player-dealer who can pay everything tells what each wager is due.
    const rich = unwrap(playRecord({ ...record, bank: { ...bank, wager: ENOUGH_CENTS } }, book)).round.result
    const left = situation.facts.flatMap(({ text }) =>
      typeof text !== 'string' && text.say === 'fact-cover-left' ? [Number(text.values?.toPay)] : [],
    )
    let coverLeft = left[0] ?? bank!.wager
    const order = key.steps.map(({ wager }) => wager)
    if (isWalkedPlainly(rules)) {
      inOrder++
      const first = asked.wagers[order[0]!]!.seat
      expect([...walked(rules, asked.wagers, first)], exerciseName(exercise)).toEqual(order)
    }
    const steps = order.map((at): SettleStep => {
      const wager = asked.wagers[at]!
      const { due, takes } = rich.wagers!.find(line => isOf(line, wager))!
      const moved = Math.min(coverLeft, due + takes)
      coverLeft -= moved
      const does = moved === 0 ? 'back' : due > 0 ? 'pay' : 'take'
      return { wager: at, does, cents: moved === 0 ? wager.amount : moved }
    })
    if (coverLeft === 0) ended++
    expect(key.steps, exerciseName(exercise)).toEqual(steps)
  }
  expect(ended).toBeGreaterThan(10)
  expect(inOrder).toBeGreaterThan(20)
})
