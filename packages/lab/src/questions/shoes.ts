import { isRefusal, type Library, playRecord } from '@cardroom/engine'
import { type Card, parseCard, UNKNOWN } from '@cardroom/engine/cards'

/** A record's place in a shoe that lasts for several rounds. */
interface InShoe {
  readonly shoe: string
  readonly from: number
  readonly at: number
}

/** Records of rounds, some from one shoe: which cards have left it, as far as the whole table saw them. */
export class ShoesSeen {
  readonly #records: readonly unknown[]
  readonly #library: Library
  readonly #places = new Map<number, InShoe>()
  /** By shoe: its records in the order in which they were dealt, one of each place. */
  readonly #shoes = new Map<string, InShoe[]>()
  readonly #seen = new Map<number, readonly Card[]>()

  constructor(records: readonly unknown[], library: Library) {
    this.#records = records
    this.#library = library
    for (const [at, record] of records.entries()) {
      const place = placeOf(record, at)
      if (!place) continue
      this.#places.set(at, place)
      const others = this.#shoes.get(place.shoe) ?? []
      this.#shoes.set(place.shoe, others)
      if (!others.some(({ from }) => from === place.from)) others.push(place)
    }
    for (const places of this.#shoes.values()) places.sort((a, b) => a.from - b.from)
  }

  /** The cards of earlier rounds of the same shoe. */
  goneBefore(at: number): Card[] {
    const place = this.#places.get(at)
    if (!place) return []
    const earlier = this.#shoes.get(place.shoe)!.filter(({ from }) => from < place.from)
    return earlier.flatMap(one => this.#seenIn(one.at))
  }

  /** What lay open at the end of a round. A record that cannot be played shows nothing. */
  #seenIn(at: number): readonly Card[] {
    const known = this.#seen.get(at)
    if (known) return known
    const played = playRecord(this.#records[at], this.#library)
    const piles = isRefusal(played) ? [] : played.round.view('public').piles
    const cards = piles.flatMap(pile => pile.cards.map(name => parseCard(name) ?? UNKNOWN))
    const seen = cards.filter(card => card !== UNKNOWN)
    this.#seen.set(at, seen)
    return seen
  }
}

/** Shoes of different games are different shoes, even with the same id. */
function placeOf(record: unknown, at: number): InShoe | undefined {
  if (!isObject(record) || !isObject(record.shoe)) return undefined
  const { id, from } = record.shoe
  if (typeof id !== 'string' || typeof from !== 'number') return undefined
  return { shoe: `${String(record.game)} ${id}`, from, at }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
