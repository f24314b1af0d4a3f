import { type BlackjackBonus, type BlackjackRules, blackjackBonusVerdict } from '@cardroom/engine/blackjack'
import { type Card, cards, rankOf } from '@cardroom/engine/cards'
import { perUnit } from '../odds/pay-table.ts'
import type { WagerTally } from '../simulate/tally.ts'
import { isOffered } from './bonus.ts'
import type { KernelRound } from './kernel-round.ts'

/** What a bonus bet can come to, and the cards that show it. */
interface BonusCase {
  readonly bank: readonly Card[]
  readonly first: readonly Card[]
  readonly over: boolean
}

/** One bonus bet: how often each of its cases came. */
interface BonusTally {
  readonly on: string
  readonly bonus: BlackjackBonus
  readonly cases: readonly BonusCase[]
  readonly caseOf: (round: KernelRound, over: boolean) => number
  readonly counts: Float64Array
}

/** Counts what the bonus bets come to that are offered with so many decks. */
export class BonusCounts {
  readonly #counted: readonly BonusTally[]
  readonly #decks: number

  constructor(rules: BlackjackRules, decks: number) {
    this.#decks = decks
    this.#counted = Object.entries(rules.bonus)
      .filter(([, bonus]) => isOffered(bonus, decks))
      .map(([on, bonus]) => {
        const { cases, caseOf } = kindsOf(bonus)
        return { on, bonus, cases, caseOf, counts: new Float64Array(cases.length) }
      })
  }

  count(round: KernelRound, over: boolean): void {
    for (const { caseOf, counts } of this.#counted) counts[caseOf(round, over)]!++
  }

  tallies(): WagerTally[] {
    return this.#counted.map(({ on, bonus, cases, counts }) => {
      const results = new Map<number, number>()
      for (const [i, one] of cases.entries()) {
        const result = this.#result(bonus, one)
        if (counts[i]! > 0) results.set(result, (results.get(result) ?? 0) + counts[i]!)
      }
      return { on, results: [...results], action: counts.reduce((sum, count) => sum + count, 0) }
    })
  }

  #result(bonus: BlackjackBonus, { bank, first, over }: BonusCase): number {
    const side = { points: 0, soft: false, natural: false, over, cards: bank }
    const verdict = blackjackBonusVerdict(bonus, { bank: side, first, decks: this.#decks })
    return verdict.outcome === 'win' && 'odds' in verdict ? perUnit(verdict.odds) : -1
  }
}

function kindsOf(bonus: BlackjackBonus): Pick<BonusTally, 'cases' | 'caseOf'> {
  switch (bonus.kind) {
    case 'buster':
      return BUSTER
    case 'match-the-dealer':
      return bonus.card === 'up' ? matching(0) : matching(1)
    case 'super-match':
      return SUPER_MATCH
  }
}

/** By the number of cards in a hand that is over. */
const BUSTER = {
  cases: Array.from({ length: 64 }, (_, size) => ({
    bank: Array.from({ length: size }, () => 0),
    first: [],
    over: size > 0,
  })),
  caseOf: ({ bankSize }: KernelRound, over: boolean) => (over ? bankSize : 0),
}

const [SAME, RANK, OTHER] = cards('As Ah Kd') as [Card, Card, Card]

/** By how each of two cards matches the card that it is compared with. */
const matching = (at: 0 | 1) => ({
  cases: [OTHER, RANK, SAME].flatMap(a =>
    [OTHER, RANK, SAME].map(b => ({ bank: [SAME, SAME], first: [a, b], over: false })),
  ),
  caseOf: ({ bankCards, first }: KernelRound) =>
    3 * like(bankCards[at]!, first[0]!) + like(bankCards[at]!, first[1]!),
})

const like = (a: Card, b: Card): number => (a === b ? 2 : rankOf(a) === rankOf(b) ? 1 : 0)

/** By how many of the six pairs among four cards are of one rank. */
const SUPER_MATCH = {
  cases: ['2s 3s 4s 5s', '2s 2h 3s 4s', '2s 2h 3s 3h', '2s 2h 2d 3s', '', '', '2s 2h 2d 2c'].map(text => ({
    bank: [],
    first: cards(text),
    over: false,
  })),
  caseOf: ({ first }: KernelRound) => {
    let pairs = 0
    for (let i = 1; i < 4; i++) {
      for (let j = 0; j < i; j++) if (rankOf(first[i]!) === rankOf(first[j]!)) pairs++
    }
    return pairs
  },
}
