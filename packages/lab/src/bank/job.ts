import {
  type Coverage,
  gameOf,
  type PlayerDealerRules,
  type Round,
  unwrap,
  type WagerLine,
} from '@cardroom/engine'
import { deckOf, type PlacedWager } from '@cardroom/engine/banked'
import { cardsOf } from '@cardroom/engine/cards'
import type { PostedTerms } from '@cardroom/engine/collection'
import type { Job, Work } from '../parallel/work.ts'
import { FastRandom, FastShoe } from '../random/random.ts'
import { playOut } from '../simulate/play-out.ts'
import { BANK_SEAT } from './bets.ts'

interface BankSetup {
  readonly rules: PlayerDealerRules
  readonly posted: PostedTerms
  readonly decks: number
  readonly wagers: readonly PlacedWager[]
  /** What the player-dealer puts up. */
  readonly wager: number
  readonly seed: string
  readonly rounds: number
}

/**
 * How often the player-dealer won (or lost) each amount, and how often each amount of cover was needed, in
 * cents.
 */
interface BankTally {
  readonly results: readonly (readonly [cents: number, count: number])[]
  readonly needs: readonly (readonly [cents: number, count: number])[]
}

export const BANK_CHUNK = 100

/** More than any round can need. */
const ENOUGH_COVER = 10 ** 12

const start = (setup: BankSetup): Work<BankTally> => {
  const { rules, posted, decks, wagers, wager } = setup
  const game = gameOf(rules)
  const coverage = (posted.readings.coverage ?? 'gross') as Coverage
  const shoe = new FastShoe(cardsOf(deckOf(rules, decks)))
  const results = new Map<number, number>()
  const needs = new Map<number, number>()

  const startWith = (put: number) =>
    unwrap(game.prepare({ bank: { seat: BANK_SEAT, wager: put }, wagers, decks }, posted))
  const startCovered = startWith(ENOUGH_COVER)
  const startShort = startWith(wager)
  /** The same cards and decisions with the player-dealer's real wager. */
  const again = (round: Round): Round => {
    const short = unwrap(startShort())
    for (const input of round.inputs) {
      unwrap(short.take(input))
    }
    return short
  }

  return {
    run(chunk) {
      const random = new FastRandom(setup.seed, chunk)
      shoe.reset()
      const end = Math.min(setup.rounds, (chunk + 1) * BANK_CHUNK)
      for (let i = chunk * BANK_CHUNK; i < end; i++) {
        shoe.shuffle()
        const round = unwrap(startCovered())
        playOut(game, round, shoe, random)
        const need = needOf(coverage, round.result.wagers ?? [])
        const played = need > wager ? again(round) : round
        count(needs, need)
        count(results, played.result.net[String(BANK_SEAT)] ?? 0)
      }
    },
    finish: () => ({ results: [...results], needs: [...needs] }),
  }
}

export const bankJob: Job<BankSetup, BankTally> = {
  at: { file: import.meta.url, name: 'bankJob' },
  start,
}

function count(counts: Map<number, number>, cents: number): void {
  counts.set(cents, (counts.get(cents) ?? 0) + 1)
}

/** The smallest wager of the player-dealer with which these lines, settled in this order, are all covered. */
export function needOf(coverage: Coverage, lines: readonly Pick<WagerLine, 'pays' | 'takes'>[]): number {
  let paid = 0
  let taken = 0
  let furthest = 0
  for (const { pays, takes } of lines) {
    paid += pays
    taken += takes
    furthest = Math.max(furthest, Math.abs(paid - taken))
  }
  switch (coverage) {
    case 'gross':
      return paid + taken
    case 'separate':
      return Math.max(paid, taken)
    case 'net':
      return furthest
  }
}
