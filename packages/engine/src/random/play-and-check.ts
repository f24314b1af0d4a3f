import { nameOf } from '../cards/card.ts'
import { Randomness } from '../cards/shuffle.ts'
import { scheduleName } from '../collection/fee.ts'
import { gameOf, type Rules } from '../families.ts'
import { groupedBy } from '../lists/grouped.ts'
import { playRecord, writeInputs } from '../record/record.ts'
import type { Awaiting, Input, Seat } from '../round/awaiting.ts'
import type { Viewer } from '../round/felt.ts'
import { withOwn } from '../round/own-seen.ts'
import { unaccounted } from '../round/result.ts'
import { isUnchanged } from '../round/reuse-unchanged.ts'
import type { Round } from '../round/round.ts'
import type { View } from '../round/view.ts'
import { isRefusal, unwrap, writeRefusal } from '../say/refusal.ts'
import type { FeeLibrary } from './house-setup.ts'
import { leakedCard } from './leaked-card.ts'
import { numberedSeed } from './numbered-seed.ts'
import { giveInput, randomInput, TEMPERS, type Temper } from './random-input.ts'
import { randomRuling } from './random-ruling.ts'
import { ShuffledShoe } from './shuffled-shoe.ts'
import { type StartedRound, startRandomRound } from './start-round.ts'

const MAX_INPUTS = 20_000
/** After this many steps, views are checked only now and then. */
const STEPS_ALL_CHECKED = 100
/** The floor rules in one of this many rounds, there at one of this many steps. */
const ROUNDS_PER_RULED_ROUND = 3
const STEPS_PER_RULING = 8

/** The game and the choices with which a round was played. */
export interface CheckedRound {
  readonly game: string
  readonly schedules: readonly string[]
  /** Readings that were not the default, `name=value`. */
  readonly readings: readonly string[]
  /** The rulings that the round took. */
  readonly rulings: readonly string[]
}

/** Which checks to make: all, or only that the round ends and loses no chip, which is much faster. */
export type Checks = 'all' | 'money'

/** Plays the n-th random round of a game and checks what must hold at every step and at the end. */
export function playAndCheck(
  rules: Rules,
  n: number,
  book: FeeLibrary,
  checks: Checks = 'all',
): CheckedRound {
  const randomness = new Randomness(numberedSeed(n))
  const started = startRandomRound(rules, n, randomness, book)
  const { house } = started
  const temper = TEMPERS[randomness.below(TEMPERS.length)]!
  const ruled = randomness.below(ROUNDS_PER_RULED_ROUND) === 0
  const { rulings, looks } = playOn(started, randomness, temper, ruled, checks)
  checkEnd(started)
  if (checks === 'all') replay(started, looks)
  // Records have rulings between decisions; these come at any moment, even in the middle of a deal.
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
  { rules, setup, round }: StartedRound,
  randomness: Randomness,
  temper: Temper,
  ruled: boolean,
  checks: Checks,
): { readonly rulings: string[]; readonly looks: readonly CheckedView[] } {
  const shoe = new ShuffledShoe(round.shoe, randomness)
  const viewers = ['public', ...Array.from({ length: rules.seats.places }, (_, i) => i + 1)] as const
  const rulings: string[] = []
  const looks: CheckedView[] = []
  for (let step = 0; !round.over; step++) {
    ensure(step < MAX_INPUTS, 'the round does not end')
    ensure(round.imbalance === 0, 'chips have appeared or disappeared')
    ensure(!isAmbiguous(round.awaiting), 'two moves are safe, or on the same key')
    if (ruled && randomness.below(STEPS_PER_RULING) === 0) {
      const ruling = randomRuling(rules, round, randomness)
      if (ruling && round.take(ruling) === undefined) rulings.push(ruling.name)
      continue
    }
    give(round, randomInput(round, shoe, randomness, temper), shoe, ruled)
    if (checks !== 'all' || (step > STEPS_ALL_CHECKED && step % 25 !== 0)) continue
    const viewer = viewers[step % viewers.length]!
    const view = round.view(viewer)
    if (viewer !== 'public') checkOwn(round, viewer, view)
    if (step % 7 === 0) looks.push({ after: round.inputs.length, viewer, view })
    if (ruled) continue
    const leaked = leakedCard(round, viewer, shoe.hidden, setup)
    ensure(leaked === undefined, `${viewer} sees ${leaked === undefined ? '' : nameOf(leaked)}`)
  }
  return { rulings, looks }
}

/** The public view with a seat's own part must equal the seat's view. */
function checkOwn(round: Round, seat: Seat, { piles, log }: View): void {
  const told = withOwn(round.view('public'), round.own(seat))
  ensureSame(told.piles, piles, `seat ${seat} is told of other cards`)
  ensureSame(told.log, log, `seat ${seat} is told another log`)
}

/** Only after a ruling may another card have to come than the one that came. */
function give(round: Round, input: Input, shoe: ShuffledShoe, ruled: boolean): void {
  const refusal = ruled ? giveInput(round, input, shoe) : round.take(input)
  if (refusal) throw new Error(`${writeRefusal(refusal)}: ${JSON.stringify(input)}`)
}

/** Whether an ask has two moves that are safe, or two on the same key. */
const isAmbiguous = (awaiting: Awaiting): boolean =>
  (('asked' in awaiting && awaiting.asked) || []).some(({ options }) => {
    const keys = options.flatMap(({ key }) => key ?? [])
    return options.filter(({ safe }) => safe).length > 1 || new Set(keys).size < keys.length
  })

function checkEnd({ round, setup }: StartedRound): void {
  const { result } = round
  ensure(round.imbalance === 0, 'chips are left over')
  ensure(unaccounted(result) === 0, 'nets and fees do not add up to zero')
  for (const { seat, by, change, stack } of round.view('public').seats) {
    const net = result.net[by === undefined ? String(seat) : `${seat}/${by}`] ?? 0
    ensure(change === net, `seat ${seat} has won ${change}, and by the result ${net}`)
    ensure(stack === undefined || stack >= 0, `seat ${seat} has ${stack}`)
  }
  for (const { amount, to } of result.pots ?? []) {
    const given = to.reduce((sum, share) => sum + share.amount, 0)
    ensure(given === amount, `of a pot of ${amount} ${given} is given out`)
  }
  if (!result.wagers) return
  const { seat, wager } = setup.bank as { seat: number; wager: number }
  const fees = result.fees.reduce((sum, fee) => (fee.seat === seat ? sum + fee.cents : sum), 0)
  ensure(Math.abs(result.net[seat]! + fees) <= wager, 'the player-dealer won or lost more than was put up')
  for (const line of result.wagers) ensure(line.takes <= line.amount, `${line.on} takes more than was bet`)
}

/** What a viewer saw after this number of inputs. */
interface CheckedView {
  readonly after: number
  readonly viewer: number | 'public'
  readonly view: View
}

/** The same inputs must lead to the same round, and to the same views for a late viewer. */
function replay({ rules, house, setup, round }: StartedRound, looks: readonly CheckedView[]): void {
  const again = unwrap(gameOf(rules).start(setup, house.posted))
  const seen = new Set<Viewer>()
  const at = groupedBy(looks, ({ after }) => after)
  for (const [i, input] of round.inputs.entries()) {
    ensure(again.take(input) === undefined, 'an input is refused the second time')
    for (const { viewer, view } of at.get(i + 1) ?? []) {
      if (!seen.has(viewer))
        ensureSame(again.view(viewer), view, `${viewer} sees something else the second time`)
      seen.add(viewer)
    }
  }
  ensureSame(again.result, round.result, 'the same inputs lead to another result')
  ensureSame(again.view('house'), round.view('house'), 'the same inputs lead to another round')
}

function replayRecord({ rules, house, setup, round }: StartedRound, book: FeeLibrary): void {
  const record = { record: 1, game: rules.id, ...house.choice, ...setup, ...writeInputs(round.inputs) }
  const again = playRecord(record, book)
  if (isRefusal(again)) throw new Error(`the record is refused: ${writeRefusal(again)}`)
  ensureSame(again.round.result, round.result, 'the record leads to another result')
}

/** Throws unless something holds. */
function ensure(holds: boolean, wrong: string): void {
  if (!holds) throw new Error(wrong)
}

/** Throws unless two values have the same JSON. */
function ensureSame(is: unknown, shouldBe: unknown, wrong: string): void {
  ensure(isUnchanged(is, shouldBe), wrong)
}
