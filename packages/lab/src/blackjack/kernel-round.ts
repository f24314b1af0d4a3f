import type { BlackjackRules } from '@cardroom/engine/blackjack'
import { rankOf, suitOf } from '@cardroom/engine/cards'
import type { FastRandom, FastShoe } from '../random/random.ts'
import { DOUBLES, DRAWS, GIVES_UP, type KernelTables } from './kernel-tables.ts'
import { ACE_KIND, CARD_KINDS, kindOf, TEN_KIND } from './kinds.ts'

/** More hands, and more cards of the player-dealer, than a round can have. */
const MAX_HANDS = 64

/**
 * Plays one round after the other, of one seat against the player-dealer. It allocates nothing while playing.
 */
export class KernelRound {
  /** The seat's first cards, in the order in which they were dealt. */
  readonly first = new Uint8Array(4)
  readonly bankCards = new Uint8Array(MAX_HANDS)
  bankSize = 0
  bankClass = 0
  /** What each hand that was dealt came to, in units, and how many wagers were put on it. */
  readonly results = new Int32Array(2)
  readonly wagered = new Float64Array(2)
  readonly #tables: KernelTables
  readonly #shoe: FastShoe
  readonly #kinds = Uint8Array.from({ length: 53 }, (_, card) => kindOf(card))
  readonly #hands: number
  /** Whether the player-dealer's second card comes after the players. */
  readonly #secondAfter: boolean
  /** Whether the player-dealer finishes its hand for a bonus bet, whatever the players have. */
  readonly #finishes: boolean
  readonly #suitedFrom: number
  readonly #oneRank: boolean
  /** Where no open hand depends on it, it matters only that it is no natural. */
  readonly #unfinished: number
  readonly #unit: number
  readonly #banks: number
  #random!: FastRandom
  #up = 0
  /** The player-dealer's state, or `~` its end. */
  #bank = 0
  /** Hands that are played: the class, how many wagers lie there, whether half is given up, whether it was split off. */
  readonly #classes = new Int32Array(MAX_HANDS)
  readonly #totals = new Int32Array(MAX_HANDS)
  readonly #gaveUp = new Uint8Array(MAX_HANDS)
  readonly #splitOff = new Uint8Array(MAX_HANDS)
  #length = 0
  /** Whether some hand waits for the player-dealer's cards. */
  #waits = false
  /** First cards of hands that were split off and are not played yet. */
  readonly #pending = new Uint8Array(MAX_HANDS)

  constructor(rules: BlackjackRules, tables: KernelTables, shoe: FastShoe) {
    this.#tables = tables
    this.#shoe = shoe
    this.#hands = rules.deal.hands
    this.#secondAfter = rules.deal.bank === 'one-up'
    this.#finishes = Object.values(rules.bonus).some(({ kind }) => kind === 'buster')
    this.#suitedFrom = rules.split.suitedFrom?.split ?? Number.POSITIVE_INFINITY
    this.#oneRank = rules.split.tens === 'same-rank'
    this.#unfinished = tables.bankNatural.indexOf(0)
    this.#unit = tables.numbers[0]!
    this.#banks = tables.numbers[1]!
  }

  play(random: FastRandom): void {
    this.#random = random
    this.#shoe.shuffle()
    this.#length = 0
    this.#waits = false
    this.#deal()
    const natural = this.#bank < 0 && this.#tables.checked[this.#up] === 1 && this.#isNatural()
    if (this.#hands === 1) this.#playOne(natural)
    else this.#playTwo(natural)
  }

  #card(): number {
    return this.#shoe.draw(this.#random)
  }

  #deal(): void {
    const hands = this.#hands
    for (let i = 0; i < hands; i++) this.first[i] = this.#card()
    this.bankCards[0] = this.#card()
    for (let i = 0; i < hands; i++) this.first[hands + i] = this.#card()
    this.#up = this.#kinds[this.bankCards[0]!]!
    this.#bank = this.#up
    this.bankSize = 1
    if (!this.#secondAfter) this.#bankCard()
  }

  #bankCard(): void {
    const card = this.#card()
    this.bankCards[this.bankSize++] = card
    this.#bank = this.#tables.bank[this.#bank * CARD_KINDS + this.#kinds[card]!]!
  }

  #isNatural(): boolean {
    return this.#tables.bankNatural[this.#tables.ends[~this.#bank]!] === 1
  }

  #playOne(natural: boolean): void {
    const { first } = this
    this.#start(first[0]!, first[1]!, this.#tables.dealt, natural)
    this.#finish()
    this.#settle(0, 0, this.#length)
    this.#insure(0, first[0]!, first[1]!)
  }

  #playTwo(natural: boolean): void {
    const { first } = this
    const switches = !natural && this.#switches()
    const starts = switches ? this.#tables.switched : this.#tables.dealt
    this.#start(first[0]!, first[switches ? 3 : 2]!, starts, natural)
    const second = this.#length
    this.#start(first[1]!, first[switches ? 2 : 3]!, starts, natural)
    this.#finish()
    this.#settle(0, 0, second)
    this.#settle(1, second, this.#length)
    this.#insure(0, first[0]!, first[2]!)
    this.#insure(1, first[1]!, first[3]!)
  }

  #switches(): boolean {
    let at = this.#up
    for (let i = 0; i < 4; i++) at = at * CARD_KINDS + this.#kinds[this.first[i]!]!
    return ((this.#tables.switches[at >> 5]! >> (at & 31)) & 1) === 1
  }

  /** Plays two cards to their end, or not at all if the player-dealer was found to have a natural. */
  #start(one: number, other: number, starts: Int32Array, natural: boolean): void {
    const kind = this.#kinds[one]!
    const state = starts[kind * CARD_KINDS + this.#kinds[other]!]!
    if (natural) {
      this.#end(state, 1, 0, 0)
      return
    }
    const turn = kind === this.#kinds[other] ? this.#tables.splits[kind * CARD_KINDS + this.#up]! : 0
    if (turn > 0 && this.#maySplit(kind, one, other, 1)) this.#split(kind, one, other, turn)
    else this.#playOut(state, 0)
  }

  #maySplit(kind: number, one: number, other: number, hands: number): boolean {
    if (kind === TEN_KIND && this.#oneRank && rankOf(one) !== rankOf(other)) return false
    return hands < this.#suitedFrom || suitOf(one) === suitOf(other)
  }

  /** Each hand gets its second card and is played out before the next one. */
  #split(kind: number, one: number, other: number, root: number): void {
    const { turns, parted } = this.#tables
    let turn = root
    let pending = 0
    let hands = 2
    let left = one
    let splitOff = 0
    this.#pending[pending++] = other
    for (;;) {
      const card = this.#card()
      const second = this.#kinds[card]!
      const splits = turns[3 * turn + 2]!
      if (second === kind && splits > 0 && this.#maySplit(kind, left, card, hands)) {
        this.#pending[pending++] = card
        hands++
        turn = splits
        continue
      }
      this.#playOut(parted[turn * CARD_KINDS + second]!, splitOff)
      if (pending === 0) return
      turn = turns[3 * turn + (second === kind ? 1 : 0)]!
      left = this.#pending[--pending]!
      splitOff = 1
    }
  }

  #playOut(start: number, splitOff: number): void {
    const { acts, next, doubled } = this.#tables
    let state = start
    let total = 1
    for (;;) {
      const act = acts[state * CARD_KINDS + this.#up]!
      if (act === DRAWS) {
        state = next[state * CARD_KINDS + this.#kinds[this.#card()]!]!
      } else if (act === DOUBLES) {
        state = doubled[state * CARD_KINDS + this.#kinds[this.#card()]!]!
        total *= 2
      } else {
        this.#end(state, total, act === GIVES_UP ? 1 : 0, splitOff)
        return
      }
    }
  }

  #end(state: number, total: number, gaveUp: number, splitOff: number): void {
    const at = this.#length++
    this.#classes[at] = this.#tables.classes[state]!
    this.#totals[at] = total
    this.#gaveUp[at] = gaveUp
    this.#splitOff[at] = splitOff
    if (gaveUp === 0 && this.#tables.waits[state] === 1) this.#waits = true
  }

  /** Plays the player-dealer's hand, as far as an open wager depends on it. */
  #finish(): void {
    if (this.#secondAfter) this.#bankCard()
    if (this.#waits || this.#finishes) while (this.#bank >= 0) this.#bankCard()
    this.bankClass = this.#bank < 0 ? this.#bankEnd(~this.#bank) : this.#unfinished
  }

  #bankEnd(end: number): number {
    const { ends, suited } = this.#tables
    if (ends[end] === suited[end]) return ends[end]!
    const suit = suitOf(this.bankCards[0]!)
    for (let i = 1; i < this.bankSize; i++) if (suitOf(this.bankCards[i]!) !== suit) return ends[end]!
    return suited[end]!
  }

  #settle(hand: number, from: number, to: number): void {
    const { base, split, double } = this.#tables
    let result = 0
    let wagered = 0
    for (let i = from; i < to; i++) {
      const total = this.#totals[i]!
      const at = this.#classes[i]! * this.#banks + this.bankClass
      wagered += total
      if (this.#gaveUp[i] === 1) result -= (total * this.#unit) / 2
      else result += (this.#splitOff[i] === 1 ? split[at]! : base[at]!) + (total - 1) * double[at]!
    }
    this.results[hand] = result
    this.wagered[hand] = wagered
  }

  #insure(hand: number, one: number, other: number): void {
    if (this.#up !== ACE_KIND) return
    const wins = this.#tables.insured[this.#kinds[one]! * CARD_KINDS + this.#kinds[other]!]!
    if (wins === 0) return
    const natural = this.#bank < 0 && this.bankSize === 2 && this.#isNatural()
    this.results[hand]! += natural ? wins : -this.#unit / 2
    this.wagered[hand]! += 0.5
  }
}
