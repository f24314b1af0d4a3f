import { type Card, UNKNOWN } from '../../cards/card.ts'
import { categoryOfHigh, PAIR } from '../../ranking/high-scale.ts'
import type { HandSentences } from '../../ranking/sentences.ts'
import type { PotShare } from '../../round/result.ts'
import type { Readings } from '../../rules/readings.ts'
import { type Saying, sayer } from '../../say/saying.ts'
import type { Player } from '../hand/player.ts'
import type { Contested } from '../hand/pots.ts'
import type { PotHalf } from '../rules/rules.ts'
import type { Terms } from '../rules/terms.ts'
import { byBoard, halve, type OddChips, share, type Winners } from './divide.ts'
import { type Judge, judgeOf } from './judge.ts'

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
  readonly #halves: readonly PotHalf[]
  readonly #judges: readonly Judge[]
  readonly #odd: OddChips

  constructor(terms: Terms, readings: Readings, chip: number) {
    this.#halves = terms.halves
    this.#judges = terms.halves.map(half => judgeOf(half.ranking, terms.plays, readings))
    this.#odd = { chip, between: terms.oddBetween, among: terms.oddChips }
  }

  hand(player: Player, cards: readonly Card[], boards: readonly (readonly Card[])[]): HandShownDown {
    const ranks = boards.map(board =>
      this.#halves.map((half, i) => {
        const rank = this.#judges[i]!.rank(cards, board, player.wild)
        return half.needs && categoryOfHigh(rank) < PAIR ? 0 : rank
      }),
    )
    return { player, cards, ranks }
  }

  /** What a hand is, for each half that it plays for on each board. */
  name({ ranks }: HandShownDown): Saying {
    const boards = ranks.map(ofBoard => {
      const halves = ofBoard.flatMap((rank, i) => (rank > 0 ? [this.#judges[i]!.name(rank)] : []))
      return halves.length === 1 ? halves[0]! : say('hand-halves', { halves })
    })
    return boards.length === 1 ? boards[0]! : say('hand-on-boards', { boards })
  }

  /** Who gets what of a pot. `order` runs clockwise from the button's left. */
  divide(pot: Contested, hands: readonly HandShownDown[], order: readonly Player[]): PotShare[] {
    const inPot = order.flatMap(player => {
      const hand = hands.find(one => one.player === player)
      return hand && pot.players.includes(player) ? [hand] : []
    })
    const boards = inPot[0]!.ranks.length
    return byBoard(pot.amount, boards, this.#odd.chip).flatMap((amount, board) => {
      const at = boards === 1 ? '' : `board ${board + 1} `
      const won = this.#halves.flatMap((half, i) => {
        const players = best(inPot, hand => hand.ranks[board]![i]!)
        return players.length > 0 ? [{ for: `${at}${half.for}`, players }] : []
      })
      const [high, low]: readonly Winners[] = won
      if (high && low) return halve(amount, high, low, order, this.#odd)
      if (high) return share(amount, high, this.#odd)
      return share(amount, { for: `${at}high`, players: inPot.map(hand => hand.player) }, this.#odd)
    })
  }

  /** What an uncontested pot is called. */
  get whole(): 'high' | 'low' {
    return this.#halves[0]!.for
  }
}

/** The hands with the best rank; none where nobody qualifies. */
function best(hands: readonly HandShownDown[], rank: (hand: HandShownDown) => number): Player[] {
  let top = 0
  for (const hand of hands) top = Math.max(top, rank(hand))
  return top === 0 ? [] : hands.filter(hand => rank(hand) === top).map(hand => hand.player)
}

export const isSeen = (cards: readonly Card[]): boolean => !cards.includes(UNKNOWN)
