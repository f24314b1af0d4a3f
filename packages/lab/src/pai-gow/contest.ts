/** A set hand of the other side. */
export interface HandSet {
  readonly front: number
  readonly back: number
  /** Whether it pushes with everybody. */
  readonly pushes: boolean
}

/** What the best and the worst end come to. */
interface Stakes {
  readonly wins: number
  readonly loses: number
}

interface Candidate {
  readonly front: number
  readonly back: number
  win: number
  push: number
  lose: number
}

/**
 * Settings of one hand against the same hands of the other side, so that luck is the same for all of them.
 */
export class SettingContest {
  readonly #worth: (front: number, back: number, met: HandSet) => number
  readonly #stakes: Stakes
  readonly #all: Candidate[] = []
  /** By two candidates: the sum of the squares of what the first came to more than the second. */
  #squares = new Float64Array(0)
  #results = new Float64Array(0)
  hands = 0

  /** `worth`: what a setting comes to against a hand: what it wins, nothing, or what it loses. */
  constructor(stakes: Stakes, worth: (front: number, back: number, met: HandSet) => number) {
    this.#stakes = stakes
    this.#worth = worth
  }

  /** The number of a setting; settings that rank alike are one. */
  add(front: number, back: number): number {
    const known = this.#all.findIndex(one => one.front === front && one.back === back)
    if (known >= 0) return known
    this.#squares = new Float64Array((this.#all.length + 1) ** 2)
    this.#results = new Float64Array(this.#all.length + 1)
    return this.#all.push({ front, back, win: 0, push: 0, lose: 0 }) - 1
  }

  meet(met: HandSet): void {
    const all = this.#all
    const results = this.#results
    this.hands++
    for (let i = 0; i < all.length; i++) {
      const one = all[i]!
      const worth = this.#worth(one.front, one.back, met)
      results[i] = worth
      if (worth > 0) one.win++
      else if (worth < 0) one.lose++
      else one.push++
      for (let j = 0; j < i; j++) this.#squares[i * all.length + j]! += (worth - results[j]!) ** 2
    }
  }

  /** How often a setting wins, pushes and loses. */
  chances(at: number): { win: number; push: number; lose: number } {
    const { win, push, lose } = this.#all[at]!
    return { win: win / this.hands, push: push / this.hands, lose: lose / this.hands }
  }

  mean(at: number): number {
    const { win, lose } = this.chances(at)
    return win * this.#stakes.wins - lose * this.#stakes.loses
  }

  error(at: number): number {
    const { win, lose } = this.chances(at)
    const { wins, loses } = this.#stakes
    const variance = win * wins ** 2 + lose * loses ** 2 - this.mean(at) ** 2
    return Math.sqrt(Math.max(0, variance) / this.hands)
  }

  /** The lead of the best setting over the second best, in its own standard errors. */
  ahead(): number {
    const [best, second] = [...this.#all.keys()].sort((a, b) => this.mean(b) - this.mean(a))
    if (second === undefined) return Number.POSITIVE_INFINITY
    const ahead = this.mean(best!) - this.mean(second)
    const [high, low] = best! > second ? [best!, second] : [second, best!]
    const squares = this.#squares[high * this.#all.length + low]! / this.hands
    const error = Math.sqrt(Math.max(0, squares - ahead ** 2) / this.hands)
    return ahead === 0 ? 0 : ahead / error
  }
}
