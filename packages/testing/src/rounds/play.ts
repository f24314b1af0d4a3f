import { deepEqual, equal, ok } from 'node:assert/strict'
import {
  type Ask,
  type Awaiting,
  gameOf,
  granted,
  groupedBy,
  type Input,
  isRefusal,
  playRecord,
  type Round,
  type Rules,
  type Seat,
  unaccounted,
  type View,
  type Viewer,
  withOwn,
  writeInputs,
  writeRefusal,
} from '@cardroom/engine'
import { nameOf, Randomness } from '@cardroom/engine/cards'
import { scheduleName } from '@cardroom/engine/collection'
import { Dealer } from './dealer.ts'
import type { Book } from './house.ts'
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
export function playAndCheck(rules: Rules, n: number, book: Book, checks: Checks = 'all'): Played {
  const randomness = new Randomness(seedOf(n))
  const started = startRandom(rules, n, randomness, book)
  const { house } = started
  const temper = TEMPERS[randomness.below(TEMPERS.length)]!
  const ruled = randomness.below(RULED_EACH) === 0
  const { rulings, looks } = playOn(started, randomness, temper, ruled, checks)
  checkEnd(started)
  if (checks === 'all') replay(started, looks)
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
  ruled: boolean,
  checks: Checks,
): { readonly rulings: string[]; readonly looks: readonly Look[] } {
  const dealer = new Dealer(round.shoe, randomness)
  const viewers = ['public', ...Array.from({ length: rules.seats.places }, (_, i) => i + 1)] as const
  const rulings: string[] = []
  const looks: Look[] = []
  for (let step = 0; !round.over; step++) {
    ok(step < MOST_INPUTS, 'the round does not end')
    equal(round.imbalance, 0, 'chips have appeared or disappeared')
    deepEqual(ambiguous(round.awaiting), [])
    if (ruled && randomness.below(RULES_EACH) === 0) {
      const ruling = randomRuling(rules, round, randomness)
      if (ruling && round.take(ruling) === undefined) rulings.push(ruling.name)
      continue
    }
    give(round, randomInput(round, dealer, randomness, temper), dealer, ruled)
    if (checks !== 'all' || (step > LOOKED_AT && step % 25 !== 0)) continue
    const viewer = viewers[step % viewers.length]!
    const view = round.view(viewer)
    if (viewer !== 'public') checkOwn(round, viewer, view)
    if (step % 7 === 0) looks.push({ after: round.inputs.length, viewer, view })
    if (ruled) continue
    const leaked = leak(round, viewer, dealer.hidden, setup)
    ok(leaked === undefined, `${viewer} sees ${leaked === undefined ? '' : nameOf(leaked)}`)
  }
  return { rulings, looks }
}

/** What the public sees and what a seat sees otherwise is what the seat sees. */
function checkOwn(round: Round, seat: Seat, { piles, log }: View): void {
  const told = withOwn(round.view('public'), round.own(seat))
  deepEqual(told.piles, piles)
  deepEqual(told.log, log)
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

/** What somebody saw after so many inputs. */
interface Look {
  readonly after: number
  readonly viewer: number | 'public'
  readonly view: View
}

/** The same inputs lead to the same round, and who looks at it for the first time sees what others saw. */
function replay({ rules, house, setup, round }: Started, looks: readonly Look[]): void {
  const again = granted(gameOf(rules).start(setup, house.posted))
  const seen = new Set<Viewer>()
  const at = groupedBy(looks, ({ after }) => after)
  for (const [i, input] of round.inputs.entries()) {
    equal(again.take(input), undefined)
    for (const { viewer, view } of at.get(i + 1) ?? []) {
      if (!seen.has(viewer)) equal(JSON.stringify(again.view(viewer)), JSON.stringify(view))
      seen.add(viewer)
    }
  }
  deepEqual(again.result, round.result)
  deepEqual(again.view('house'), round.view('house'))
}

function replayRecord({ rules, house, setup, round }: Started, book: Book): void {
  const record = { record: 1, game: rules.id, ...house.choice, ...setup, ...writeInputs(round.inputs) }
  const again = playRecord(record, book)
  deepEqual(isRefusal(again) ? writeRefusal(again) : again.round.result, round.result)
}
