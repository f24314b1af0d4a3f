import { dealerTaskOf, gameOf, payoutsOf, type Result, settledSoFar } from '@cardroom/engine'
import { Randomness } from '@cardroom/engine/cards'
import { games, openRulebook } from '@cardroom/rulebook'
import {
  numberedSeed,
  randomInput,
  ShuffledShoe,
  type StartedRound,
  startRandomRound,
} from '@cardroom/testing'
import { english } from '@cardroom/words/en'
import { describe, expect, test } from 'vitest'

const ROUNDS = Number(process.env.ROUNDS ?? 24)

const library = await openRulebook()

/** Whose chips a step moves, as the result writes it. */
const accountOf = ({ seat, by, player = seat }: { seat: number; by?: string; player?: number }): string =>
  by === undefined ? String(player) : `${seat}/${by}`

/** The net of each seat after all payout steps and fees. */
function netOf({ setup, round, house }: StartedRound): Result['net'] {
  const bank = setup.bank as { seat: number; wager: number }
  const net: Record<string, number> = Object.fromEntries(Object.keys(round.result.net).map(who => [who, 0]))
  const move = (from: string, to: string, cents: number) => {
    net[from] = (net[from] ?? 0) - cents
    net[to] = (net[to] ?? 0) + cents
  }
  for (const { line, does, cents, chips, left } of payoutsOf(settledSoFar(round.view('house')), {
    bank,
    readings: house.posted.readings,
  })) {
    expect(chips.reduce((sum, chip) => sum + chip.cents * chip.count, 0)).toBe(cents)
    expect(Math.min(left.toPay, left.toTake)).toBeGreaterThanOrEqual(0)
    if (does === 'pay') move(String(bank.seat), accountOf(line), cents)
    if (does === 'take') move(accountOf(line), String(bank.seat), cents)
  }
  for (const fee of round.result.fees) net[accountOf({ ...fee, seat: fee.seat! })]! -= fee.cents
  return net
}

describe('the payout steps of random rounds', () => {
  for (const rules of games) {
    if (rules.family === 'poker' || rules.family === 'pan') continue
    test(`${rules.id}: add up to the result, and every moment has its next step`, () => {
      for (let n = 0; n < ROUNDS; n++) {
        const randomness = new Randomness(numberedSeed(n))
        const started = startRandomRound(rules, n, randomness, library)
        const { round, house } = started
        const dealer = new ShuffledShoe(round.shoe, randomness)
        for (;;) {
          const { task, told } = dealerTaskOf(gameOf(rules), round, house.posted)
          for (const saying of [task, ...told.map(one => one.saying)])
            expect(english.say(saying)).toBeTruthy()
          if (round.over) break
          expect(round.take(randomInput(round, dealer, randomness))).toBeUndefined()
        }
        expect(settledSoFar(round.view('house'))).toEqual(round.result.wagers)
        expect(netOf(started)).toEqual(round.result.net)
      }
    })
  }
})
