import type { Card } from '../../cards/card.ts'
import type { Cents } from '../../money/cents.ts'
import { categoryOfHigh, PAIR } from '../../ranking/high-scale.ts'
import type { HandSentences } from '../../ranking/sentences.ts'
import type { PotShare } from '../../round/result.ts'
import { type Saying, sayer } from '../../say/saying.ts'
import type { Player } from '../hand/player.ts'
import type { ContestedPot } from '../hand/pots.ts'
import type { PotHalf } from '../rules/rules.ts'
import type { PokerTerms } from '../rules/terms.ts'
import { divideHighLow, type OddChips, potSharesOf, splitByBoard, type Winners } from './divide.ts'
import { type HandJudge, judgeOf } from './judge.ts'

const say = sayer<HandSentences>()

/** A live hand at the showdown: what it is worth for every half on every board. */
export interface HandShownDown {
  readonly player: Player
  readonly cards: readonly Card[]
  /** By board, by half; 0 where it does not qualify. */
  readonly ranks: readonly (readonly number[])[]
}

/** Compares the hands of a round and divides its pots. */
export class Showdown {
  /** The hands that win the parts of the pot. */
  readonly #parts: readonly { readonly half: PotHalf; readonly judge: HandJudge }[]
  readonly #odd: OddChips
  readonly #equalPots: 1 | 2

  constructor({ halves, plays, readings, oddBetween, oddChips, equalPots, setup }: PokerTerms) {
    this.#equalPots = equalPots
    this.#parts = halves.map(half => ({ half, judge: judgeOf(half.ranking, plays, readings) }))
    this.#odd = { chip: setup.chip ?? 1, between: oddBetween, among: oddChips }
  }

  hand(player: Player, cards: readonly Card[], boards: readonly (readonly Card[])[]): HandShownDown {
    const isWild = player.jokerAt !== undefined
    const ranks = boards.map(board =>
      this.#parts.map(({ half, judge }) => {
        const rank = judge.rank(cards, board, isWild)
        return half.needs && categoryOfHigh(rank) < PAIR ? 0 : rank
      }),
    )
    return { player, cards, ranks }
  }

  /** What a hand is, for each half that it plays for on each board. */
  name({ ranks }: HandShownDown): Saying {
    return ranks.length === 1
      ? this.#nameOnBoard(ranks[0]!)
      : say('hand-on-boards', { boards: ranks.map(ofBoard => this.#nameOnBoard(ofBoard)) })
  }

  #nameOnBoard(ranks: readonly number[]): Saying {
    const rank = ranks[0] ?? 0
    if (rank > 0 && ranks.length === 1) return this.#parts[0]!.judge.name(rank)
    const halves = this.#parts.flatMap(({ judge }, i) => {
      const half = ranks[i] ?? 0
      return half > 0 ? [judge.name(half)] : []
    })
    return halves.length === 1 && halves[0] ? halves[0] : say('hand-halves', { halves })
  }

  /** Who gets what of a pot. The hands, and `order`, run clockwise from the button's left. */
  divide(pot: ContestedPot, hands: readonly HandShownDown[], order: readonly Player[]): PotShare[] {
    // Everybody who can win a pot has one of the hands, so equal numbers mean the same players.
    const all = hands.length === pot.players.length
    const inPot = all ? hands : hands.filter(({ player }) => pot.players.includes(player))
    const boards = inPot[0]?.ranks.length ?? 1
    if (boards === 1 && this.#equalPots === 1) return this.#divideBoard(pot.amount, inPot, order, 0, '')
    if (boards === 1) {
      return splitByBoard(pot.amount, this.#equalPots, this.#odd.chip).flatMap(amount =>
        this.#divideBoard(amount, inPot, order, 0, ''),
      )
    }
    return splitByBoard(pot.amount, boards, this.#odd.chip).flatMap((amount, board) =>
      this.#divideBoard(amount, inPot, order, board, `board ${board + 1} `),
    )
  }

  #divideBoard(
    amount: Cents,
    hands: readonly HandShownDown[],
    order: readonly Player[],
    board: number,
    at: string,
  ): PotShare[] {
    const won: Winners[] = []
    let i = 0
    for (const { half } of this.#parts) {
      const players = best(hands, board, i++)
      if (players.length > 0) won.push({ for: `${at}${half.for}`, players })
    }
    const [high, low] = won
    if (high && low) return divideHighLow(amount, high, low, order, this.#odd)
    if (high) return potSharesOf(amount, high, this.#odd)
    return potSharesOf(amount, { for: `${at}high`, players: hands.map(hand => hand.player) }, this.#odd)
  }

  /** What an uncontested pot is called. */
  get whole(): 'high' | 'low' {
    return this.#parts[0]?.half.for ?? 'high'
  }
}

/** The players with the best hand for a half of the pot on a board; none where nobody qualifies. */
function best(hands: readonly HandShownDown[], board: number, half: number): Player[] {
  let top = 1
  let players: Player[] = []
  for (const { player, ranks } of hands) {
    const rank = ranks[board]?.[half] ?? 0
    if (rank > top) {
      top = rank
      players = [player]
    } else if (rank === top) players.push(player)
  }
  return players
}
