import { isRefusal, type Option, type Refusal, type Text, within } from '@cardroom/engine'
import type { Card } from '@cardroom/engine/cards'
import type { PokerRules } from '@cardroom/engine/poker'
import { choices } from '@cardroom/engine/ranking'
import { cardsAt, type Position } from '../values/position.ts'
import { refuseValues } from '../values/refusals.ts'
import { sayOfValues } from '../values/sentences.ts'
import { keepOf } from './draws/keep.ts'
import { type DrawShare, sharesOfDraws } from './draws/share.ts'
import { shareOfFirst } from './equity/share.ts'
import { BOARDS, deadTo, drawsMade, livingBeside, lyingAt, unseenIn } from './seen.ts'
import { type ShowdownStage, stageOf } from './showdown/stage.ts'

const RUNOUTS = 10_000
/**
 * The number of run-outs where every player must choose discards, which is slow: shared among players and
 * choices.
 */
const RUNOUTS_WITH_DISCARDS = 1_000
const MIN_RUNOUTS = 80
const DRAWING_DEALS = 2_000
/** The number of run-outs for many ways to draw, each with the same cards. */
const DEALS_A_DRAW = 800
/** A fixed seed, so that the same question has the same answer. */
const SEED = '0'.repeat(64)

/** A hand's average share of the pot, and the assumptions behind it. */
interface Standing extends DrawShare {
  readonly notes: readonly Text[]
}

/** A choice of discards and its share of the pot. */
interface DiscardShare {
  readonly given: readonly Card[]
  readonly share: DrawShare
}

/** How the asked player's hand stands in a pot game. */
export class PotHand {
  readonly #position: Position<PokerRules>
  readonly #stage: ShowdownStage
  readonly #living: readonly string[]

  constructor(position: Position<PokerRules>) {
    const { rules, readings, view, ask } = position
    this.#position = position
    this.#stage = stageOf(rules, readings, undefined)
    this.#living = [ask.seat, ...livingBeside(view, ask.seat).map(({ seat }) => seat)].map(String)
  }

  get #own(): Card[] {
    return lyingAt(this.#position.view, this.#living[0]!)
  }

  /** The assumptions of every answer. */
  get notes(): Text[] {
    return this.#stage.isDraw ? [sayOfValues('values-others-draw-plainly')] : []
  }

  /** The share of the pot with all the hand's cards. */
  now(): Standing | Refusal {
    if (!this.#stage.isDraw) return this.#withBoard(this.#own, [], 1)
    const { rules, readings } = this.#position
    const left = this.#draws - drawsMade(this.#position)
    const keeps = left > 0 ? keepOf(rules, readings)(this.#own) : this.#own
    const shares = this.#drawing([keeps], Math.max(0, left - 1), DRAWING_DEALS)
    return isRefusal(shares) ? shares : { ...shares[0]!, notes: this.notes }
  }

  /** The share of the pot after each possible discard. */
  giving({ cards }: Option): readonly DiscardShare[] | Refusal {
    const { from, min, max } = cards ?? { from: [], min: 0, max: 0 }
    const givens = waysToGive(from, min, max)
    if (this.#stage.isDraw) {
      const keeps = givens.map(given => withoutCards(this.#own, given))
      const later = Math.max(0, this.#draws - drawsMade(this.#position) - 1)
      const shares = this.#drawing(keeps, later, DEALS_A_DRAW)
      return isRefusal(shares) ? shares : givens.map((given, i) => ({ given, share: shares[i]! }))
    }
    const found: DiscardShare[] = []
    for (const given of givens) {
      const share = this.#withBoard(withoutCards(this.#own, given), given, givens.length)
      if (isRefusal(share)) return share
      found.push({ given, share })
    }
    return found
  }

  get #draws(): number {
    return this.#position.rules.streets.filter(({ draw }) => draw).length
  }

  #drawing(keeps: readonly (readonly Card[])[], later: number, deals: number): DrawShare[] | Refusal {
    const { rules, readings } = this.#position
    const { handSize } = this.#stage
    const [place, ...others] = this.#living as [string, ...string[]]
    const { length: has } = this.#own
    if (has !== handSize) {
      return within(['view', 'piles'], refuseValues('hand-of-so-many', { place, cards: handSize, has }))
    }
    const left = unseenIn(this.#position, this.#stage, this.#living)
    if (isRefusal(left)) return left
    const stage = this.#stage
    const question = {
      rules,
      readings,
      stage,
      keeps,
      later,
      draws: this.#draws,
      others: others.length,
      left,
    }
    return sharesOfDraws(question, deals, SEED)
  }

  #withBoard(own: readonly Card[], given: readonly Card[], ways: number): Standing | Refusal {
    const { rules, readings, view } = this.#position
    const { boards: count, discard } = this.#stage
    const boards = BOARDS.slice(0, count).map(place => cardsAt(view, place))
    const dead = [...deadTo(this.#position, this.#living), ...given]
    const { met, notes } = this.#metBy(dead.length)
    const holdings = [
      { text: this.#living[0]!, hands: [own] },
      ...met.map(place => ({ text: place, hands: [lyingAt(view, place)] })),
    ]
    const shared = Math.ceil(RUNOUTS_WITH_DISCARDS / (holdings.length * ways))
    const runouts = discard ? Math.max(MIN_RUNOUTS, shared) : RUNOUTS
    const share = shareOfFirst({ rules, readings, holdings, boards, dead }, runouts, SEED)
    return isRefusal(share) ? within(['view'], share) : { ...share, notes: [...share.notes, ...notes] }
  }

  /**
   * Where the deck is too short to deal everybody to the end, the hand meets only this many of the others.
   */
  #metBy(dead: number): { met: readonly string[]; notes: readonly Text[] } {
    const { deck, handSize, boards, boardSize } = this.#stage
    const [, ...others] = this.#living as [string, ...string[]]
    const most = Math.floor((deck.length - dead - boards * boardSize) / handSize) - 1
    if (most < 1 || others.length <= most) return { met: others, notes: [] }
    return { met: others.slice(0, most), notes: [sayOfValues('values-against-so-many', { others: most })] }
  }
}

function waysToGive(from: readonly Card[], min: number, max: number): Card[][] {
  const found: Card[][] = []
  for (let count = min; count <= max; count++) found.push(...choices(from, count))
  return found
}

function withoutCards(hand: readonly Card[], given: readonly Card[]): Card[] {
  const kept = [...hand]
  for (const card of given) kept.splice(kept.indexOf(card), 1)
  return kept
}
