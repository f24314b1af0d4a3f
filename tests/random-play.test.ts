import {
  type Ask,
  type Awaiting,
  askedSeat,
  families,
  gameOf,
  isRefusal,
  playRecord,
  type Rules,
  writeInputs,
  writeRefusal,
} from '@cardroom/engine'
import { nameOf, Randomness } from '@cardroom/engine/cards'
import { games, openRulebook } from '@cardroom/rulebook'
import { describe, expect, test } from 'vitest'
import { Dealer, deckOf, leak, randomInput, seedOf, startRandom } from './random-play.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 60)
const MOST_INPUTS = 5_000
/** Of a long round the views are looked at now and then only. */
const LOOKED_AT = 100

const library = await openRulebook()

/** Decisions with two moves that are safe, or two on the same key. */
const ambiguous = (awaiting: Awaiting): readonly Ask[] =>
  (('asked' in awaiting && awaiting.asked) || []).filter(({ options }) => {
    const keys = options.flatMap(({ key }) => key ?? [])
    return options.filter(({ safe }) => safe).length > 1 || new Set(keys).size < keys.length
  })

/** Plays one random round and checks everything that must hold at every step and at the end. */
function playAndCheck(rules: Rules, n: number): void {
  const randomness = new Randomness(seedOf(n))
  const { setup, round } = startRandom(rules, randomness)
  const dealer = new Dealer(deckOf(rules), randomness)
  const viewers = ['public', ...Array.from({ length: rules.seats.places }, (_, i) => i + 1)] as const
  for (let step = 0; !round.over; step++) {
    expect(step).toBeLessThan(MOST_INPUTS)
    expect(round.imbalance).toBe(0)
    expect(ambiguous(round.awaiting)).toEqual([])
    const input = randomInput(round, dealer, randomness)
    expect(round.take(input)).toBeUndefined()
    if (step > LOOKED_AT && step % 25 !== 0) continue
    const viewer = viewers[step % viewers.length]!
    const leaked = leak(round, viewer, dealer.hidden, setup)
    expect(leaked === undefined ? undefined : `${viewer} sees ${nameOf(leaked)}`).toBeUndefined()
  }
  const { result } = round
  const nets = Object.values(result.net).reduce((sum, cents) => sum + cents, 0)
  const fees = result.fees.reduce((sum, fee) => sum + fee.cents, 0)
  expect(nets + fees).toBe(0)
  for (const { seat, by, change } of round.view('public').seats) {
    expect(change).toBe(result.net[by === undefined ? String(seat) : `${seat}/${by}`] ?? 0)
  }
  if (result.wagers) {
    const { seat, wager } = setup.bank as { seat: number; wager: number }
    expect(Math.abs(result.net[seat]!)).toBeLessThanOrEqual(wager)
    for (const line of result.wagers) expect(line.takes).toBeLessThanOrEqual(line.amount)
  }
  const record = { record: 1, game: rules.id, ...setup, ...writeInputs(round.inputs) }
  const again = playRecord(record, library)
  expect(isRefusal(again) ? writeRefusal(again) : again.round.result).toEqual(result)
}

describe('random legal play of every game', () => {
  for (const rules of games) {
    test(`${rules.id}: never stuck, no chip lost, no card shown too early, the record replays`, () => {
      for (let n = 0; n < ROUNDS; n++) {
        try {
          playAndCheck(rules, n)
        } catch (error) {
          throw new Error(`round ${n} of ${rules.id}`, { cause: error })
        }
      }
    })
  }
})

describe('the bot of every game', () => {
  for (const rules of games) {
    test(`${rules.id}: makes a legal move with what its seat can see`, () => {
      for (let n = 0; n < ROUNDS / 4; n++) {
        const randomness = new Randomness(seedOf(n))
        const { round } = startRandom(rules, randomness)
        const dealer = new Dealer(deckOf(rules), randomness)
        while (!round.over) {
          const { awaiting } = round
          const ask = awaiting.kind === 'decision' ? awaiting.asked[0]! : undefined
          const input = ask
            ? gameOf(rules).advise(round.view(askedSeat(ask)), ask)
            : randomInput(round, dealer, randomness)
          expect(round.take(input)).toBeUndefined()
        }
      }
    })
  }
})

test('every game has a family that plays it', () => {
  expect(games.filter(rules => families[rules.family].name !== rules.family)).toEqual([])
  expect(new Set(games.map(rules => rules.id)).size).toBe(games.length)
})

test('rule sets are plain data', () => {
  for (const rules of games) expect(JSON.parse(JSON.stringify(rules))).toEqual(rules)
})
