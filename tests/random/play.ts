import { deepEqual, equal, ok } from 'node:assert/strict'
import {
  type Ask,
  type Awaiting,
  gameOf,
  granted,
  type Input,
  isRefusal,
  playRecord,
  type Round,
  type Rules,
  unaccounted,
  writeInputs,
  writeRefusal,
} from '@cardroom/engine'
import { nameOf, Randomness } from '@cardroom/engine/cards'
import { scheduleName } from '@cardroom/engine/collection'
import type { Rulebook } from '@cardroom/rulebook'
import { Dealer } from './dealer.ts'
import { leak } from './leak.ts'
import { randomInput, TEMPERS, type Temper } from './moves.ts'
import { randomRuling } from './rulings.ts'
import { seedOf } from './seed.ts'
import { type Started, startRandom } from './start.ts'

const MOST_INPUTS = 20_000
/** Of a long round the views are looked at now and then only. */
const LOOKED_AT = 100
/** In one round of so many the floor rules, one time in so many. */
const RULED_EACH = 3
const RULES_EACH = 8

/** What a round has been played with. */
export interface Played {
  readonly game: string
  readonly schedules: readonly string[]
  /** Readings that were not the default, `name=value`. */
  readonly readings: readonly string[]
  /** The rulings that were taken. */
  readonly rulings: readonly string[]
}

/** Everything that must hold; or only that the round ends and no chip is lost, which is much faster. */
export type Checks = 'all' | 'money'

/** Plays the n-th random round of a game and checks what must hold at every step and at the end. */
export function playAndCheck(rules: Rules, n: number, book: Rulebook, checks: Checks = 'all'): Played {
  const randomness = new Randomness(seedOf(n))
  const started = startRandom(rules, n, randomness, book)
  const { house } = started
  const temper = TEMPERS[randomness.below(TEMPERS.length)]!
  const ruled = randomness.below(RULED_EACH) === 0
  const rulings = playOn(started, randomness, temper, { ruled, looks: checks === 'all' && !ruled })
  checkEnd(started)
  if (checks === 'all') replay(started)
  // A record has rulings between decisions; these come at any moment, in the middle of a deal too.
  if (checks === 'all' && !ruled) replayRecord(started, book)
  const { readings = {} } = house.choice
  return {
    game: rules.id,
    schedules: house.schedules.map(scheduleName),
    readings: rules.readings.flatMap(({ name, default: usual }) => {
      const value = readings[name] ?? usual
      return value === usual ? [] : [`${name}=${value}`]
    }),
    rulings,
  }
}

function playOn(
  { rules, setup, round }: Started,
  randomness: Randomness,
  temper: Temper,
  { ruled, looks }: { readonly ruled: boolean; readonly looks: boolean },
): string[] {
  const dealer = new Dealer(round.shoe, randomness)
  const viewers = ['public', ...Array.from({ length: rules.seats.places }, (_, i) => i + 1)] as const
  const taken: string[] = []
  for (let step = 0; !round.over; step++) {
    ok(step < MOST_INPUTS, 'the round does not end')
    equal(round.imbalance, 0, 'chips have appeared or disappeared')
    deepEqual(ambiguous(round.awaiting), [])
    if (ruled && randomness.below(RULES_EACH) === 0) {
      const ruling = randomRuling(rules, round, randomness)
      if (ruling && round.take(ruling) === undefined) taken.push(ruling.name)
      continue
    }
    give(round, randomInput(round, dealer, randomness, temper), dealer, ruled)
    if (!looks || (step > LOOKED_AT && step % 25 !== 0)) continue
    const viewer = viewers[step % viewers.length]!
    const leaked = leak(round, viewer, dealer.hidden, setup)
    ok(leaked === undefined, `${viewer} sees ${leaked === undefined ? '' : nameOf(leaked)}`)
  }
  return taken
}

/** A ruling may have named the card that must come next: then that one comes. */
function give(round: Round, input: Input, dealer: Dealer, ruled: boolean): void {
  const refusal = round.take(input)
  if (!refusal) return
  const said = `${writeRefusal(refusal)}: ${JSON.stringify(input)}`
  ok(ruled && input.kind === 'card', said)
  ok(
    dealer.other(input.card, card => round.take({ kind: 'card', card }) === undefined),
    said,
  )
}

/** Decisions with two moves that are safe, or two on the same key. */
const ambiguous = (awaiting: Awaiting): readonly Ask[] =>
  (('asked' in awaiting && awaiting.asked) || []).filter(({ options }) => {
    const keys = options.flatMap(({ key }) => key ?? [])
    return options.filter(({ safe }) => safe).length > 1 || new Set(keys).size < keys.length
  })

function checkEnd({ round, setup }: Started): void {
  const { result } = round
  equal(round.imbalance, 0, 'chips are left over')
  equal(unaccounted(result), 0, 'nets and fees do not add up to zero')
  for (const { seat, by, change, stack } of round.view('public').seats) {
    equal(change, result.net[by === undefined ? String(seat) : `${seat}/${by}`] ?? 0)
    ok(stack === undefined || stack >= 0, `seat ${seat} has ${stack}`)
  }
  for (const { amount, to } of result.pots ?? []) {
    equal(
      to.reduce((sum, share) => sum + share.amount, 0),
      amount,
      'a pot is not given out',
    )
  }
  if (!result.wagers) return
  const { seat, wager } = setup.bank as { seat: number; wager: number }
  const fees = result.fees.reduce((sum, fee) => (fee.seat === seat ? sum + fee.cents : sum), 0)
  ok(Math.abs(result.net[seat]! + fees) <= wager, 'the player-dealer won or lost more than was put up')
  for (const line of result.wagers) ok(line.takes <= line.amount)
}

/** The same inputs lead to the same round. */
function replay({ rules, house, setup, round }: Started): void {
  const again = granted(gameOf(rules).start(setup, house.posted))
  for (const input of round.inputs) equal(again.take(input), undefined)
  deepEqual(again.result, round.result)
}

function replayRecord({ rules, house, setup, round }: Started, book: Rulebook): void {
  const record = { record: 1, game: rules.id, ...house.choice, ...setup, ...writeInputs(round.inputs) }
  const again = playRecord(record, book)
  deepEqual(isRefusal(again) ? writeRefusal(again) : again.round.result, round.result)
}
