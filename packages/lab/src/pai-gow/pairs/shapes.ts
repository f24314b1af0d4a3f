import { RENAMINGS } from '../../cards/suit-classes.ts'
import { type CardSets, HAND, type PaiGowDeck } from './deck.ts'
import { backRankIn, codeOf, frontOf } from './set-hands.ts'

/**
 * What hands come to, as plain data. A point is a front and a back; hands of one shape have the same points.
 * A player wins against each of the player-dealer's points that lies below one of the player's in both ways.
 * That is the sum over the points below each of the player's points, less those below two neighbouring ones:
 * so points have weights. A player loses where none of the player's fronts or backs is higher: one point of
 * the highest front and the highest back.
 */
export interface Shapes {
  /** Where the entries of each shape begin, and after the last one where all end. */
  readonly starts: Int32Array
  readonly points: Int32Array
  readonly wins: Int8Array
  readonly loses: Int8Array
  readonly banks: Int8Array
  /** How many hands are of each shape. */
  readonly hands: Float64Array
  /** The front of each point as its place among all fronts from 1 on, and its back; points rise by back and front. */
  readonly fronts: Uint8Array
  readonly backs: Uint16Array
  /** The shape of every hand, by its number. */
  readonly ofHands: Uint16Array | Uint32Array
}

interface Entry {
  readonly code: number
  win: number
  lose: number
  bank: number
}

function entriesOf([bank, ...own]: readonly number[]): Entry[] {
  const found = new Map<number, Entry>()
  const at = (code: number): Entry => {
    const entry = found.get(code) ?? { code, win: 0, lose: 0, bank: 0 }
    found.set(code, entry)
    return entry
  }
  if (bank! > 0) at(bank!).bank = 1
  for (const [i, code] of own.entries()) {
    at(code).win++
    const next = own[i + 1]
    if (next !== undefined) at(codeOf(frontOf(next), backRankIn(code))).win--
  }
  at(codeOf(frontOf(own[0]!), backRankIn(own.at(-1)!))).lose = 1
  return [...found.values()].filter(({ win, lose, bank }) => win !== 0 || lose > 0 || bank > 0)
}

/** Looks which rows are the same, and gives every hand its shape. */
export function shapesOf(deck: PaiGowDeck, hands: CardSets, rows: Uint32Array): Shapes {
  const { shapes, ofClasses } = collectShapes(rows, hands.counts.length)
  const entries = shapes.map(entriesOf)
  const codes = sortUnique(entries.flat().map(({ code }) => code))
  const placeOf = new Map(codes.map((code, place) => [code, place]))
  const fronts = sortUnique(codes.map(frontOf))
  const starts = new Int32Array(shapes.length + 1)
  for (const [shape, { length }] of entries.entries()) starts[shape + 1] = starts[shape]! + length
  const all = entries.flat()
  const counted = new Float64Array(shapes.length)
  for (let at = 0; at < hands.counts.length; at++) counted[ofClasses[at]!]! += hands.counts[at]!
  return {
    starts,
    points: Int32Array.from(all, ({ code }) => placeOf.get(code)!),
    wins: Int8Array.from(all, ({ win }) => win),
    loses: Int8Array.from(all, ({ lose }) => lose),
    banks: Int8Array.from(all, ({ bank }) => bank),
    hands: counted,
    fronts: Uint8Array.from(codes, code => fronts.indexOf(frontOf(code)) + 1),
    backs: Uint16Array.from(codes, backRankIn),
    ofHands: everyHand(deck, hands, ofClasses, shapes.length),
  }
}

const sortUnique = (numbers: readonly number[]): number[] => [...new Set(numbers)].sort((a, b) => a - b)

/** Above every code; so many places and a code make one number that is exact. */
const CODE_LIMIT = 2 ** 32
const PLACE_LIMIT = 2 ** 21

function collectShapes(rows: Uint32Array, count: number): { shapes: number[][]; ofClasses: Uint32Array } {
  const length = rows.length / count
  /** Where rows that begin alike go on, by where they are so far and the next code. */
  const next = new Map<number, number>()
  const shapeAt = new Map<number, number>()
  const shapes: number[][] = []
  const ofClasses = new Uint32Array(count)
  for (let row = 0; row < count; row++) {
    const from = row * length
    let end = from
    let place = 0
    do {
      const key = place * CODE_LIMIT + rows[end++]!
      place = next.get(key) ?? next.size + 1
      if (place > next.size) next.set(key, place)
    } while (end < from + 2 || (end < from + length && rows[end]! > 0))
    let shape = shapeAt.get(place)
    if (shape === undefined) {
      shape = shapes.push([...rows.subarray(from, end)]) - 1
      shapeAt.set(place, shape)
    }
    ofClasses[row] = shape
  }
  if (next.size >= PLACE_LIMIT) throw new RangeError('more kinds of hands than can be told apart')
  return { shapes, ofClasses }
}

/** All renamings of the suits, one after the other. */
const SUIT_RENAMINGS = Uint8Array.from(RENAMINGS.flat())

/** Every hand of a class, however its suits are named. */
function everyHand(
  deck: PaiGowDeck,
  { masks, counts, withJoker }: CardSets,
  ofClasses: Uint32Array,
  shapes: number,
): Uint16Array | Uint32Array {
  const hands = deck.sets(HAND)
  const ofHands =
    shapes <= 0x1_0000
      ? new Uint16Array(new SharedArrayBuffer(hands * 2))
      : new Uint32Array(new SharedArrayBuffer(hands * 4))
  const { parts, sizes } = partsOf(deck)
  const joker = deck.part(deck.joker, HAND)
  for (let at = 0; at < counts.length; at++) {
    const shape = ofClasses[at]!
    for (let name = 0; name < SUIT_RENAMINGS.length; ) {
      let number = at < withJoker ? 0 : joker
      let below = 0
      for (let suit = 0; suit < 4; suit++, name++) {
        const mask = masks[at * 4 + SUIT_RENAMINGS[name]!]!
        number += parts[((suit * CARDS_BELOW + below) << deck.ranks) | mask]!
        below += sizes[mask]!
      }
      ofHands[number] = shape
    }
  }
  return ofHands
}

/** A card has none to seven of its hand's cards below it. */
const CARDS_BELOW = HAND + 1

/** What the ranks of a suit add to the number of a hand that has so many cards below them; and how many they are. */
function partsOf(deck: PaiGowDeck): { parts: Int32Array; sizes: Uint8Array } {
  const { ranks } = deck
  const parts = new Int32Array((4 * CARDS_BELOW) << ranks)
  const sizes = new Uint8Array(1 << ranks)
  for (let mask = 0; mask < 1 << ranks; mask++) {
    for (let at = 0; at < 4 * CARDS_BELOW; at++) {
      let n = at % CARDS_BELOW
      for (let rank = 0; rank < ranks; rank++) {
        if (((mask >> rank) & 1) === 0 || ++n > HAND) continue
        parts[(at << ranks) | mask]! += deck.part(Math.floor(at / CARDS_BELOW) * ranks + rank, n)
      }
      if (at === 0) sizes[mask] = n
    }
  }
  return { parts, sizes }
}
