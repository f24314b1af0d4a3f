import type { Card } from '../../cards/card.ts'
import { type Ask, DECLINE, type Move, type Option } from '../../round/awaiting.ts'
import type { Meld, PanPlayer } from '../hand/player.ts'
import { fits } from '../melds/borrow.ts'
import { distinct, worthOfAll } from '../melds/lay.ts'
import { worthOf } from '../melds/melds.ts'
import type { PanTerms } from '../rules/terms.ts'
import { copyOf, type Line, lineOf, usesOf } from './lines.ts'
import type { Rival, Seen } from './seen.ts'
import { handValue, tableValue } from './value.ts'

/** Worth playing: a hand below this loses more than the tops. */
const PLAYABLE = 3.8
/** What a fresh card of the deck is worth more than the option card. */
const FRESH = 0.1
/** What it is worth to end the hand oneself, beside the pay. */
const ENDS = 6
const OUT = 11

/** Decides for a player who only sees the table and the own hand. */
export class Adviser {
  readonly #seen: Seen
  readonly #terms: PanTerms

  constructor(seen: Seen, terms: PanTerms) {
    this.#seen = seen
    this.#terms = terms
  }

  choose(ask: Ask): Move {
    const { options, seat } = ask
    const option = (move: string) => options.find(one => one.move === move)
    const plain = (move: string): Move => ({ kind: 'move', seat, move })
    if (ask.offer) return plain(this.#force(options[0]!.move) ? options[0]!.move : DECLINE.move)
    if (option('in')) return plain(this.#stay(this.#seen.me) >= PLAYABLE ? 'in' : 'pass')
    const collect = option('collect')
    if (collect) return { ...plain('collect'), cents: collect.cents!.max }
    if (this.#seen.drawn === undefined && option('draw')) {
      return plain(option('take') && this.#takes() ? 'take' : 'draw')
    }
    const best = this.#best(seat, options)
    // A first card that is not wanted may be replaced.
    return best.move === 'discard' && option('draw') ? plain('draw') : best
  }

  /** The option card is taken if the hand is better for it than a fresh card is likely to make it. */
  #takes(): boolean {
    const { option, me } = this.#seen
    if (option === undefined) return false
    let best = Number.NEGATIVE_INFINITY
    for (const use of usesOf(me, option, this.#terms)) {
      best = Math.max(best, this.#after(lineOf(me, use, option, this.#terms)))
    }
    return best > this.#stay(me) + FRESH
  }

  /** The best of everything that may be laid or thrown away now. */
  #best(seat: number, options: readonly Option[]): Move {
    let best: { readonly move: Move; readonly value: number } | undefined
    for (const { move, cards, to } of options) {
      for (const named of cards ? (cards.groups ?? cards.from.map(card => [card])) : []) {
        const tried: Move = { kind: 'move', seat, move, cards: named, ...(to === undefined ? {} : { to }) }
        const value = move === 'discard' ? this.#without(named[0]!) : this.#laying({ ...tried, cards: named })
        if (!best || value > best.value) best = { move: tried, value }
      }
    }
    return best!.move
  }

  #laying(move: Move & { readonly cards: readonly Card[] }): number {
    const { me, drawn } = this.#seen
    return this.#after(lineOf(me, move, drawn, this.#terms))
  }

  /** A discard: of the card of the turn, or of the hand. */
  #without(card: Card): number {
    const { me, drawn } = this.#seen
    const left = copyOf(me)
    if (drawn === undefined) left.give(card)
    return this.#stay(left) - this.#danger(card)
  }

  /** The position as it is. */
  #stay({ hand, melds }: PanPlayer): number {
    return handValue(hand, melds, this.#seen.unseen, this.#terms) + tableValue(melds, this.#terms)
  }

  /** What was earned, and what is left when the least useful card is thrown away. */
  #after({ player, earned, used }: Line): number {
    const { drawn } = this.#seen
    if (player.melded >= OUT) return earned + 2 + worthOfAll(player, this.#terms) + ENDS
    if (!used && drawn !== undefined) return earned + this.#stay(player) - this.#danger(drawn)
    let best = Number.NEGATIVE_INFINITY
    for (const card of distinct(player.hand)) {
      const left = copyOf(player)
      left.give(card)
      best = Math.max(best, this.#stay(left) - this.#danger(card))
    }
    return earned + best
  }

  /** What a discard gives to the next player. */
  #danger(card: Card): number {
    const [next] = this.#seen.others
    const more = next && this.#hit(next, card)
    if (more === undefined) return 0
    return next!.melded === OUT - 1 ? 2 + this.#worth(next!) + 2 * more : more + 0.15
  }

  /** What a card adds to the pay of a rival's melds; nothing where it fits none. */
  #hit({ melds }: Rival, card: Card): number | undefined {
    const more = ({ cards }: Meld): number =>
      worthOf([...cards, card], this.#terms) - worthOf(cards, this.#terms)
    const hits = melds.filter(meld => fits(card, meld, this.#terms)).map(more)
    return hits.length === 0 ? undefined : Math.max(0, ...hits)
  }

  #worth({ melds }: Rival): number {
    return melds.reduce((sum, { cards }) => sum + worthOf(cards, this.#terms), 0)
  }

  /**
   * A card that costs nothing is forced on one who holds pairs only: one of them is broken. The out card is forced
   * to end the hand for less, unless it would come to oneself.
   */
  #force(move: string): boolean {
    const seat = Number(move.split(' ')[1])
    const { others, option, drawn } = this.#seen
    const rival = others.find(one => one.seat === seat)
    const card = drawn ?? option
    if (!rival || card === undefined) return false
    if (rival.melded === OUT - 1) {
      const after = others.indexOf(rival) + 1
      return after < others.length
    }
    return this.#hit(rival, card) === 0 && rival.held % 2 === 0
  }
}
