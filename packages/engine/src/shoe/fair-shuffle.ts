import type { Card } from '../cards/card.ts'
import { sha256 } from '../cards/sha256.ts'
import { Randomness, type Seed, shuffle } from '../cards/shuffle.ts'
import type { Awaiting, Input } from '../round/awaiting.ts'
import type { Round } from '../round/round.ts'
import { type Refusal, within } from '../say/refusal.ts'
import { refuse } from './refusals.ts'

/** Words of a player's own that go into a shuffle. */
export interface Addition {
  readonly name: string
  readonly text: string
}

/**
 * A shuffle that nobody can choose. The house publishes the SHA-256 of its secret before the wagers; the
 * players may add words of their own; the deck is shuffled with what all of it comes to.
 */
export const commitmentOf = (secret: string): string => sha256(secret)

/** The words before the secret keep the seed apart from the commitment, which everybody knows. */
export const seedFrom = (secret: string, added: readonly Addition[]): Seed =>
  sha256(['deal', secret, ...added.map(({ name, text }) => `${name}: ${text}`)].join('\n'))

/** Streams of a round's seed: the deck, the dice, and one for every time that cards are shuffled again. */
const DICE = 1
const FIRST_RESHUFFLE = 2

/** The house dealer's shoe: gives a round everything that is not a decision, all of it from one seed. */
export class SeededShoe {
  readonly #seed: Seed
  readonly #dice: Randomness
  #cards: Card[]
  #reshuffles = 0

  /** The shoe for a round of which nothing has been dealt yet. */
  constructor(round: Round, seed: Seed) {
    this.#seed = seed
    this.#dice = new Randomness(seed, DICE)
    this.#cards = shuffle(round.shoe, new Randomness(seed))
  }

  /** What the house gives for what the round awaits; nothing where a player decides, or when it is over. */
  next(awaiting: Awaiting): Exclude<Input, { kind: 'move' | 'ruling' }> | undefined {
    switch (awaiting.kind) {
      case 'card': {
        const card = this.#cards.pop()
        if (card === undefined) throw new Error('the shoe is empty')
        return { kind: 'card', card }
      }
      case 'dice':
        return { kind: 'dice', dice: Array.from({ length: awaiting.count }, () => 1 + this.#dice.below(6)) }
      case 'shuffle': {
        const stream = FIRST_RESHUFFLE + this.#reshuffles++
        const all = [...this.#cards, ...awaiting.cards].sort((a, b) => a - b)
        this.#cards = shuffle(all, new Randomness(this.#seed, stream))
        return { kind: 'shuffled' }
      }
      case 'settlement':
        return { kind: 'settle' }
      case 'decision':
      case 'nothing':
        return undefined
    }
  }
}

/** Feeds a fresh round what was put into it; says where the house's inputs are not the shoe's. */
export function followShoe(round: Round, shoe: SeededShoe, inputs: readonly Input[]): Refusal | undefined {
  for (const [i, input] of inputs.entries()) {
    const wrong = followOne(round, shoe, input)
    if (wrong) return within(['inputs', i], wrong)
  }
  return undefined
}

function followOne(round: Round, shoe: SeededShoe, input: Input): Refusal | undefined {
  // A ruling deals nothing itself: what it makes necessary comes from the same shoe.
  if (input.kind !== 'move' && input.kind !== 'ruling') {
    const dealt = shoe.next(round.awaiting)
    if (JSON.stringify(dealt) !== JSON.stringify(input)) return refuse('not-from-the-seed')
  }
  return round.take(input)
}
