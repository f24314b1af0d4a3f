import { PAIRS } from '../cards/suit-classes.ts'
import {
  CLASS_PAIRS,
  CLASSES,
  CLASSES_TWO,
  classOf,
  classPair,
  NO_SUIT,
  ROW_LENGTH,
  rowOfSuit,
  TWO_CLASSES,
} from './classes.ts'
import type { Decisions } from './decisions.ts'
import { CARD_RENAMINGS, eachPairOffFlop, type Flops, startClassOf, suitRenamed } from './flops.ts'
import type { River } from './river.ts'

/** Counts of all choices lie in one number, so many bits each: no kind has more than 12 hands on each of ten flops. */
const COUNT_BITS = 8
const countOfChoice = (choice: number): number => 1 << (COUNT_BITS * choice)

/** For one board, how many hands of each kind checked before the flop and what the ten flops call for then. */
export class FlopCalls {
  readonly #flops: Flops
  /** What each two cards choose, as a count of one, by class of flops; nothing for those that bet before the flop. */
  readonly #chosen: Int32Array
  /** How many hands of a kind choose what: by class of flops and kind. */
  readonly #byFlop: Int32Array
  readonly #hands = new Int32Array(CLASS_PAIRS + 1)
  /** The place of each two classes among the kinds of the board; missing ones come last. */
  readonly #kindOf = new Uint16Array(CLASSES * CLASSES)
  readonly #classes = new Uint8Array(52)

  /** `choices`: a check and the bets. */
  constructor(flops: Flops, decisions: Decisions, choices: number) {
    if (choices * COUNT_BITS > 32)
      throw new RangeError('more bets after the flop than can be counted together')
    this.#flops = flops
    this.#chosen = new Int32Array(flops.count * 52 * 52)
    this.#byFlop = new Int32Array(flops.count * ROW_LENGTH)
    for (let which = 0; which < flops.count; which++) {
      eachPairOffFlop(flops.cardsOf(which), (a, b, pair) => {
        if (decisions.before[startClassOf(a, b)] !== 0) return
        const choice = countOfChoice(decisions.flop[which * PAIRS + pair]!)
        this.#chosen[(which * 52 + a) * 52 + b] = choice
        this.#chosen[(which * 52 + b) * 52 + a] = choice
        for (let suit = 0; suit <= NO_SUIT; suit++) {
          this.#byFlop[
            which * ROW_LENGTH + rowOfSuit(suit) + classPair(classOf(a, suit), classOf(b, suit))
          ]! += choice
        }
      })
    }
  }

  hands(kind: number, choice: number): number {
    return (this.#hands[kind]! >>> (COUNT_BITS * choice)) & (countOfChoice(1) - 1)
  }

  /** Looks at the ten flops of a board. */
  count(board: number, river: River): void {
    this.#hands.fill(0)
    this.#findKinds(river)
    for (let card = 0; card < 52; card++) this.#classes[card] = classOf(card, river.flushSuit)
    this.#flops.each(board, (which, renaming, turn, last) => {
      this.#addKinds(which * ROW_LENGTH + rowOfSuit(suitRenamed(river.flushSuit, renaming)), river)
      // Hands with a card that came later were counted among their kind.
      const names = CARD_RENAMINGS[renaming]!
      this.#takeOff(which, names, turn, river.unseen)
      this.#takeOff(which, names, last, river.unseen)
      this.#takeOffOne(which, names, turn, last)
    })
  }

  #findKinds({ kinds, count }: River): void {
    const kindOf = this.#kindOf.fill(CLASS_PAIRS)
    for (let kind = 0; kind < count; kind++) {
      kindOf[TWO_CLASSES[kinds[kind]!]!] = kind
      kindOf[CLASSES_TWO[kinds[kind]!]!] = kind
    }
  }

  #addKinds(row: number, { kinds, count }: River): void {
    const hands = this.#hands
    const byFlop = this.#byFlop
    for (let kind = 0; kind < count; kind++) hands[kind]! += byFlop[row + kinds[kind]!]!
  }

  #takeOff(which: number, names: Uint8Array, card: number, unseen: Uint8Array): void {
    const [hands, chosen, kindOf, classes] = [this.#hands, this.#chosen, this.#kindOf, this.#classes]
    const row = (which * 52 + names[card]!) * 52
    const kinds = classes[card]! * CLASSES
    for (let i = 0; i < unseen.length; i++) {
      const other = unseen[i]!
      hands[kindOf[kinds + classes[other]!]!]! -= chosen[row + names[other]!]!
    }
  }

  #takeOffOne(which: number, names: Uint8Array, card: number, other: number): void {
    const kind = this.#kindOf[this.#classes[card]! * CLASSES + this.#classes[other]!]!
    this.#hands[kind]! -= this.#chosen[(which * 52 + names[card]!) * 52 + names[other]!]!
  }
}
