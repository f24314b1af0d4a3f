import { type Card, UNKNOWN } from '../../cards/card.ts'
import { categoryOfHigh, PAIR } from '../../ranking/high-scale.ts'
import type { HandSentences } from '../../ranking/sentences.ts'
import type { PotShare } from '../../round/result.ts'
import { type Saying, sayer } from '../../say/saying.ts'
import type { Player } from '../hand/player.ts'
import type { Contested } from '../hand/pots.ts'
import type { PotHalf } from '../rules/rules.ts'
import type { PokerTerms } from '../rules/terms.ts'
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
  /** What the parts of the pot are won by. */
  readonly #parts: readonly { readonly half: PotHalf; readonly judge: Judge }[]
  readonly #odd: OddChips

  constructor({ halves, plays, readings, oddBetween, oddChips, setup }: PokerTerms) {
    this.#parts = halves.map(half => ({ half, judge: judgeOf(half.ranking, plays, readings) }))
    this.#odd = { chip: setup.chip ?? 1, between: oddBetween, among: oddChips }
  }

  hand(player: Player, cards: readonly Card[], boards: readonly (readonly Card[])[]): HandShownDown {
    const ranks = boards.map(board =>
      this.#parts.map(({ half, judge }) => {
        const rank = judge.rank(cards, board, player.jokerAt !== undefined)
        return half.needs && categoryOfHigh(rank) < PAIR ? 0 : rank
      }),
    )
    return { player, cards, ranks }
  }

  /** What a hand is, for each half that it plays for on each board. */
  name({ ranks }: HandShownDown): Saying {
    const boards = ranks.map(ofBoard => {
      const halves = this.#parts.flatMap(({ judge }, i) => {
        const rank = ofBoard[i] ?? 0
        return rank > 0 ? [judge.name(rank)] : []
      })
      const [only, more] = halves
      return only && !more ? only : say('hand-halves', { halves })
    })
    const [only, more] = boards
    return only && !more ? only : say('hand-on-boards', { boards })
  }

  /** Who gets what of a pot. `order` runs clockwise from the button's left. */
  divide(pot: Contested, hands: readonly HandShownDown[], order: readonly Player[]): PotShare[] {
    const inPot = order.flatMap(player => {
      const hand = hands.find(one => one.player === player)
      return hand && pot.players.includes(player) ? [hand] : []
    })
    const boards = inPot[0]?.ranks.length ?? 1
    return byBoard(pot.amount, boards, this.#odd.chip).flatMap((amount, board) => {
      const at = boards === 1 ? '' : `board ${board + 1} `
      const won = this.#parts.flatMap(({ half }, i): Winners[] => {
        const players = best(inPot, hand => hand.ranks[board]?.[i] ?? 0)
        return players.length > 0 ? [{ for: `${at}${half.for}`, players }] : []
      })
      const [high, low] = won
      if (high && low) return halve(amount, high, low, order, this.#odd)
      if (high) return share(amount, high, this.#odd)
      return share(amount, { for: `${at}high`, players: inPot.map(hand => hand.player) }, this.#odd)
    })
  }

  /** What an uncontested pot is called. */
  get whole(): 'high' | 'low' {
    return this.#parts[0]?.half.for ?? 'high'
  }
}

/** The hands with the best rank; none where nobody qualifies. */
function best(hands: readonly HandShownDown[], rank: (hand: HandShownDown) => number): Player[] {
  let top = 0
  for (const hand of hands) top = Math.max(top, rank(hand))
  return top === 0 ? [] : hands.filter(hand => rank(hand) === top).map(hand => hand.player)
}

export const isSeen = (cards: readonly Card[]): boolean => !cards.includes(UNKNOWN)
