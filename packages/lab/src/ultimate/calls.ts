import { PAIRS, pairIndex } from '../cards/suit-classes.ts'
import { CLASS_PAIRS, classOf, classPair, NO_SUIT, ROW, rowOfSuit } from './classes.ts'
import type { Decisions } from './decisions.ts'
import { CARD_RENAMINGS, eachPair, type Flops, startOf, suitRenamed } from './flops.ts'
import type { River } from './river.ts'

const BET_BEFORE = 255

/** For one board, how many hands of each kind checked before the flop and what the ten flops call for then. */
export class Calls {
  readonly #flops: Flops
  /** What each pair chooses, by class of flops; no choice for those that bet before the flop. */
  readonly #chosen: Uint8Array
  /** A check and the bets. */
  readonly #choices: number
  /** How many hands of a kind choose what: by class of flops, kind and choice. */
  readonly #byFlop: Uint8Array
  readonly #hands: Int32Array
  /** Where each pair of classes is among the kinds of the board; those that are not there come last. */
  readonly #kindOf = new Uint16Array(CLASS_PAIRS)
  readonly #classes = new Uint8Array(52)

  constructor(flops: Flops, decisions: Decisions, choices: number) {
    this.#flops = flops
    this.#chosen = Uint8Array.from(decisions.flop)
    this.#choices = choices
    this.#byFlop = new Uint8Array(flops.count * ROW * choices)
    this.#hands = new Int32Array((CLASS_PAIRS + 1) * choices)
    for (let which = 0; which < flops.count; which++) {
      eachPair(flops.cardsOf(which), (a, b, pair) => {
        if (decisions.before[startOf(a, b)] !== 0) {
          this.#chosen[which * PAIRS + pair] = BET_BEFORE
          return
        }
        for (let suit = 0; suit <= NO_SUIT; suit++) {
          const row = which * ROW + rowOfSuit(suit) + classPair(classOf(a, suit), classOf(b, suit))
          this.#byFlop[row * choices + decisions.flop[which * PAIRS + pair]!]!++
        }
      })
    }
  }

  hands(kind: number, choice: number): number {
    return this.#hands[kind * this.#choices + choice]!
  }

  /** Looks at the ten flops of a board. */
  count(board: number, river: River): void {
    this.#hands.fill(0)
    this.#kindOf.fill(CLASS_PAIRS)
    for (let kind = 0; kind < river.count; kind++) this.#kindOf[river.kinds[kind]!] = kind
    for (let card = 0; card < 52; card++) this.#classes[card] = classOf(card, river.flushSuit)
    this.#flops.each(board, (which, renaming, turn, last) => {
      this.#addKinds(which * ROW + rowOfSuit(suitRenamed(river.flushSuit, renaming)), river)
      // Hands with a card that came later were counted among their kind.
      const names = CARD_RENAMINGS[renaming]!
      for (let i = 0; i < river.unseen.length; i++) {
        this.#takeOff(which * PAIRS, names, turn, river.unseen[i]!)
        this.#takeOff(which * PAIRS, names, last, river.unseen[i]!)
      }
      this.#takeOff(which * PAIRS, names, turn, last)
    })
  }

  #addKinds(row: number, { kinds, count }: River): void {
    const hands = this.#hands
    const byFlop = this.#byFlop
    const choices = this.#choices
    for (let kind = 0, to = 0; kind < count; kind++) {
      const from = (row + kinds[kind]!) * choices
      for (let i = 0; i < choices; i++) hands[to++]! += byFlop[from + i]!
    }
  }

  #takeOff(row: number, names: Uint8Array, card: number, other: number): void {
    const choice = this.#chosen[row + pairIndex(names[card]!, names[other]!)]!
    if (choice === BET_BEFORE) return
    const kind = this.#kindOf[classPair(this.#classes[card]!, this.#classes[other]!)]!
    this.#hands[kind * this.#choices + choice]!--
  }
}
