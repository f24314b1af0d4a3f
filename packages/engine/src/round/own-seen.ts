import { asBefore, isAsBefore } from './as-before.ts'
import type { Seat } from './awaiting.ts'
import type { Event } from './event.ts'
import type { Felt, Lying } from './felt.ts'
import { pileSeenBy, showsAsBefore } from './piles-seen.ts'
import type { PileSeen, View } from './view.ts'

/** What a seat sees otherwise than the public, by its number among the piles and in the log. */
export interface OwnSeen {
  readonly piles: ReadonlyMap<number, PileSeen>
  readonly log: ReadonlyMap<number, Event>
}

/** What the public sees, and what a seat sees otherwise: what the seat sees. */
export const withOwn = <T extends Pick<View, 'piles' | 'log'>>(open: T, { piles, log }: OwnSeen): T => ({
  ...open,
  piles: withOwnItems(open.piles, piles),
  log: withOwnItems(open.log, log),
})

/** A list as the public sees it, with what a seat sees otherwise in its place. */
export function withOwnItems<T>(list: readonly T[], own: ReadonlyMap<number, T>): readonly T[] {
  if (own.size === 0) return list
  const made = [...list]
  for (const [at, item] of own) made[at] = item
  return made
}

/** Says of a pile what there is to say besides its cards. */
type Describe = (pile: PileSeen) => Partial<PileSeen> | undefined

/** A pile of which a seat may see more than the public, without what is said of it. */
interface OwnPile {
  readonly at: number
  readonly pile: PileSeen
}

/** The piles that a seat sees otherwise than the public: those that lie as they lay are the same as before. */
export class PilesOwn {
  readonly #seat: Seat
  #open: readonly PileSeen[] = []
  #lying: readonly OwnPile[] = []
  #piles: ReadonlyMap<number, PileSeen> = new Map()

  constructor(seat: Seat) {
    this.#seat = seat
  }

  /** `open`: the piles as the public sees them. What is said of a pile follows from those and from its own cards. */
  of(felt: Felt, open: readonly PileSeen[], describe: Describe): ReadonlyMap<number, PileSeen> {
    if (open === this.#open && this.#lieAsBefore(felt)) return this.#piles
    this.#open = open
    this.#lying = this.#ownIn(felt)
    const piles = new Map<number, PileSeen>()
    for (const { at, pile } of this.#lying) {
      const said = describe(pile)
      const seen = said ? { ...pile, ...said } : pile
      if (!isAsBefore(open[at], seen)) piles.set(at, asBefore(this.#piles.get(at), seen))
    }
    if (!isSame(piles, this.#piles)) this.#piles = piles
    return this.#piles
  }

  #lieAsBefore(felt: Felt): boolean {
    let at = 0
    let known = 0
    for (const [name, lying] of felt.piles) {
      if (this.#isOwn(name, lying)) {
        const own = this.#lying[known++]
        if (own?.at !== at || !showsAsBefore(own.pile, lying, this.#seat)) return false
      }
      at++
    }
    return known === this.#lying.length
  }

  #ownIn(felt: Felt): OwnPile[] {
    const own: OwnPile[] = []
    let at = 0
    for (const [name, lying] of felt.piles) {
      if (this.#isOwn(name, lying)) own.push({ at, pile: pileSeenBy(name, lying, this.#seat) })
      at++
    }
    return own
  }

  /** The viewer matters where the seat's own hand lies, and where it alone may look at a card. */
  #isOwn(name: string, lying: readonly Lying[]): boolean {
    for (const { seen } of lying) if (seen === this.#seat) return true
    return Number.parseInt(name, 10) === this.#seat
  }
}

function isSame<K, V>(one: ReadonlyMap<K, V>, other: ReadonlyMap<K, V>): boolean {
  if (one.size !== other.size) return false
  for (const [key, value] of one) if (other.get(key) !== value) return false
  return true
}
