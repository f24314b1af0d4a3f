import { CLASS_PAIRS, CLASSES, classPair } from './classes.ts'
import { startOfRanks } from './flops.ts'
import type { River } from './river.ts'

/** Which starts the hands of a kind are: two ranks of one suit, or not. */
export class StartsOfKinds {
  readonly #suited = new Uint8Array(CLASS_PAIRS)
  readonly #unsuited = new Uint8Array(CLASS_PAIRS)

  constructor() {
    for (let x = 0; x < CLASSES; x++) {
      for (let y = 0; y <= x; y++) {
        const kind = classPair(x, y)
        this.#suited[kind] = startOfRanks(x % 13, y % 13, true)
        this.#unsuited[kind] = startOfRanks(x % 13, y % 13, false)
      }
    }
  }

  /** The kinds of hands on a board with their starts, and how many hands there are of each. */
  each(river: River, visit: (kind: number, start: number, hands: number) => void): void {
    const { kinds, suited, unsuited, count } = river
    for (let kind = 0; kind < count; kind++) {
      const pair = kinds[kind]!
      if (suited[kind]! > 0) visit(kind, this.#suited[pair]!, suited[kind]!)
      if (unsuited[kind]! > 0) visit(kind, this.#unsuited[pair]!, unsuited[kind]!)
    }
  }
}
