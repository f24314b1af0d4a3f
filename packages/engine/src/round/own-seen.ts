import type { Seat } from './awaiting.ts'
import type { Event } from './event.ts'
import type { CardOnFelt, Felt } from './felt.ts'
import { pileSeenBy, showsAsBefore } from './piles-seen.ts'
import { isUnchanged, reuseUnchanged } from './reuse-unchanged.ts'
import type { PileSeen, View } from './view.ts'

/** What a seat sees otherwise than the public, by its place among the piles and in the log. */
export interface OwnSeen {
  readonly piles: ReadonlyMap<number, PileSeen>
  readonly log: ReadonlyMap<number, Event>
}

/** The view of a seat: the public view with the seat's own part. */
export const withOwn = <T extends Pick<View, 'piles' | 'log'>>(open: T, { piles, log }: OwnSeen): T => ({
  ...open,
  piles: withOwnItems(open.piles, piles),
  log: withOwnItems(open.log, log),
})

/** A public list with a seat's own items in their places. */
export function withOwnItems<T>(list: readonly T[], own: ReadonlyMap<number, T>): readonly T[] {
  if (own.size === 0) return list
  const made = [...list]
  for (const [at, item] of own) made[at] = item
  return made
}

/** Describes a pile beside its cards. */
type Describe = (pile: PileSeen) => Partial<PileSeen> | undefined

/** A pile of which a seat may see more than the public, without its description. */
interface OwnPile {
  readonly at: number
  readonly pile: PileSeen
}

/** The piles that a seat sees otherwise than the public; an unchanged pile stays the same object. */
export class OwnPiles {
  readonly #seat: Seat
  #open: readonly PileSeen[] = []
  #lying: readonly OwnPile[] = []
  #piles: ReadonlyMap<number, PileSeen> = new Map()

  constructor(seat: Seat) {
    this.#seat = seat
  }

  /**
   * `open`: the piles of the public view. The description of a pile depends on those and on its own cards.
   */
  of(felt: Felt, open: readonly PileSeen[], describe: Describe): ReadonlyMap<number, PileSeen> {
    if (open === this.#open && this.#lieAsBefore(felt)) return this.#piles
    this.#open = open
    this.#lying = this.#ownIn(felt)
    const piles = new Map<number, PileSeen>()
    for (const { at, pile } of this.#lying) {
      const said = describe(pile)
      const seen = said ? { ...pile, ...said } : pile
      if (!isUnchanged(open[at], seen)) piles.set(at, reuseUnchanged(this.#piles.get(at), seen))
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

  /** Whether a pile differs for the seat: its own hand, and cards that it alone may look at. */
  #isOwn(name: string, lying: readonly CardOnFelt[]): boolean {
    for (const { seen } of lying) if (seen === this.#seat) return true
    return Number.parseInt(name, 10) === this.#seat
  }
}

function isSame<K, V>(one: ReadonlyMap<K, V>, other: ReadonlyMap<K, V>): boolean {
  if (one.size !== other.size) return false
  for (const [key, value] of one) if (other.get(key) !== value) return false
  return true
}
