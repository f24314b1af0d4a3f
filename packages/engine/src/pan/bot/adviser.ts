import type { Card } from '../../cards/card.ts'
import { type Ask, DECLINE, type Move, type Option } from '../../round/awaiting.ts'
import type { View } from '../../round/view.ts'
import { fitsMeld } from '../melds/borrow.ts'
import { distinct, type Meld, meldedBy, type PanHolding, worthOfAll } from '../melds/holding.ts'
import type { MeldLaid } from '../melds/lay.ts'
import { isMeld, worthOf } from '../melds/melds.ts'
import type { PanRules } from '../rules/rules.ts'
import { defaultTerms, type PanTerms } from '../rules/terms.ts'
import { type LaidPosition, lineOf, usesOf, withoutCard } from './laid-positions.ts'
import { type PanTableSeen, panTableSeenBy, type Rival } from './seen.ts'
import { handValue, tableValue } from './value.ts'

/** Advises a seat that sees the table and its own hand. */
export const advise = (rules: PanRules, view: View, ask: Ask): Move =>
  new Adviser(panTableSeenBy(view, ask.seat, rules.deck.decks), rules).choose(ask)

/** The least worth of a hand that is played: below it a hand loses more than the tops. */
const MIN_PLAYABLE_VALUE = 3.8
/** How much more a fresh card of the deck is worth than the option card. */
const FRESH_CARD_VALUE = 0.1
/** What going out is worth, beside the pay. */
const GOING_OUT_VALUE = 6

/** Decides for a player who sees only the table and the own hand. */
class Adviser {
  readonly #seen: PanTableSeen
  readonly #out: PanRules['out']
  #terms: PanTerms

  constructor(seen: PanTableSeen, rules: PanRules) {
    this.#seen = seen
    this.#out = rules.out
    this.#terms = defaultTerms(rules)
  }

  choose({ options, seat, offer }: Ask): Move {
    this.#terms = this.#asPlayed(options)
    const option = (move: string) => options.find(one => one.move === move)
    const plain = (move: string): Move => ({ kind: 'move', seat, move })
    if (offer) {
      const forcing = options.find(one => one.move !== DECLINE.move)
      return plain(forcing && this.#force(forcing.move) ? forcing.move : DECLINE.move)
    }
    if (option('in')) return plain(this.#stay(this.#seen.me) >= MIN_PLAYABLE_VALUE ? 'in' : 'pass')
    const collect = option('collect')?.cents
    if (collect) return { ...plain('collect'), cents: collect.max }
    if (this.#seen.drawn === undefined && option('draw')) {
      return plain(option('take') && this.#takes() ? 'take' : 'draw')
    }
    const best = this.#best(seat, options)
    // An unwanted first card may be replaced.
    return best.move === 'discard' && option('draw') ? plain('draw') : best
  }

  /** The terms, with repeated suits where the options and the melds show that the house allows them. */
  #asPlayed(options: readonly Option[]): PanTerms {
    const offered = options.flatMap(({ cards }) => cards?.groups ?? [])
    const laid = this.#seen.me.melds.map(({ cards }) => cards)
    const known = [...offered, ...laid].every(cards => isMeld(cards, this.#terms))
    return known ? this.#terms : { ...this.#terms, repeats: true }
  }

  /** Takes the option card if it improves the hand more than a fresh card probably would. */
  #takes(): boolean {
    const { option, me } = this.#seen
    if (option === undefined) return false
    let best = Number.NEGATIVE_INFINITY
    for (const use of usesOf(me, option, this.#terms)) {
      best = Math.max(best, this.#after(lineOf(me, use, option, this.#terms)))
    }
    return best > this.#stay(me) + FRESH_CARD_VALUE
  }

  /** The best of all legal lays and discards. */
  #best(seat: number, options: readonly Option[]): Move {
    let best: { readonly move: Move; readonly value: number } | undefined
    for (const { move, cards, to } of options) {
      for (const named of cards ? (cards.groups ?? cards.from.map(card => [card])) : []) {
        const value = this.#worthOfMove({ move, cards: named, ...(to === undefined ? {} : { to }) })
        if (value === undefined || (best && value <= best.value)) continue
        const tried: Move = { kind: 'move', seat, move, cards: named, ...(to === undefined ? {} : { to }) }
        best = { move: tried, value }
      }
    }
    if (!best) throw new Error('nothing can be laid or thrown away')
    return best.move
  }

  #worthOfMove({ move, cards, to }: Pick<Move, 'move' | 'to'> & Pick<MeldLaid, 'cards'>): number | undefined {
    const [card] = cards
    if (move === 'discard') return card === undefined ? undefined : this.#without(card)
    if (move !== 'meld' && move !== 'add' && move !== 'move') return undefined
    const { me, drawn } = this.#seen
    return this.#after(lineOf(me, { move, cards, ...(to === undefined ? {} : { to }) }, drawn, this.#terms))
  }

  /** A discard: of the card of the turn, or of the hand. */
  #without(card: Card): number {
    const { me, drawn } = this.#seen
    return this.#stay(drawn === undefined ? withoutCard(me, card) : me) - this.#danger(card)
  }

  /** The position as it is. */
  #stay(holding: PanHolding): number {
    return handValue(holding, this.#seen.unseen, this.#terms) + tableValue(holding, this.#terms)
  }

  /** What a position is worth: its earnings, and the hand without its least useful card. */
  #after({ holding, earned, used }: LaidPosition): number {
    const { drawn } = this.#seen
    if (meldedBy(holding) >= this.#out.cards) {
      return earned + this.#out.chips + worthOfAll(holding, this.#terms) + GOING_OUT_VALUE
    }
    if (!used && drawn !== undefined) return earned + this.#stay(holding) - this.#danger(drawn)
    let best = Number.NEGATIVE_INFINITY
    for (const card of distinct(holding.hand)) {
      best = Math.max(best, this.#stay(withoutCard(holding, card)) - this.#danger(card))
    }
    return earned + best
  }

  /** What a discard gives to the next player. */
  #danger(card: Card): number {
    const [next] = this.#seen.others
    const more = next && this.#hit(next, card)
    if (!next || more === undefined) return 0
    return this.#isNearlyOut(next) ? this.#out.chips + this.#worth(next) + 2 * more : more + 0.15
  }

  #isNearlyOut({ melded }: Rival): boolean {
    return melded === this.#out.cards - 1
  }

  /** What a card adds to the pay of a rival's melds; zero where it fits none. */
  #hit({ melds }: Rival, card: Card): number | undefined {
    const more = ({ cards }: Meld): number =>
      worthOf([...cards, card], this.#terms) - worthOf(cards, this.#terms)
    const hits = melds.filter(meld => fitsMeld(card, meld, this.#terms)).map(more)
    return hits.length === 0 ? undefined : Math.max(0, ...hits)
  }

  #worth({ melds }: Rival): number {
    return melds.reduce((sum, { cards }) => sum + worthOf(cards, this.#terms), 0)
  }

  /**
   * Forces a card that costs nothing on a player who holds only pairs, to break one of them. Forces the out
   * card to end the hand for less, unless that card would come to the adviser.
   */
  #force(move: string): boolean {
    const seat = Number(move.split(' ')[1])
    const { others, option, drawn } = this.#seen
    const rival = others.find(one => one.seat === seat)
    const card = drawn ?? option
    if (!rival || card === undefined) return false
    if (this.#isNearlyOut(rival)) return others.indexOf(rival) + 1 < others.length
    return this.#hit(rival, card) === 0 && rival.held % 2 === 0
  }
}
