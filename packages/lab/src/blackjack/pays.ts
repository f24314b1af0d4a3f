import type { Odds } from '@cardroom/engine'
import {
  BLACKJACK_EVENTS,
  type BlackjackEvent,
  type BlackjackRules,
  rowFor,
  type Side,
} from '@cardroom/engine/blackjack'

/** What is said of it beside the player-dealer's: by its points, which every class has of its own. */
const COMPARED: readonly BlackjackEvent[] = ['player higher', 'player lower', 'player nearer']

/** What the verdicts can say of a player's hand alone. */
const PLAYER_EVENTS = (Object.keys(BLACKJACK_EVENTS) as BlackjackEvent[]).filter(
  event => event.startsWith('player') && !COMPARED.includes(event),
)

/** More classes of hands than there can be. */
const MOST = 128

/** What the wagers on a hand come to, by the class of the hand and the class of the player-dealer's. */
export class Pays {
  /** Results are whole numbers of this part of the wager. */
  readonly unit: number
  /** The most that a unit can win. */
  readonly most: number
  readonly banks: number
  /** By class of the player's hand and of the player-dealer's, in units. */
  readonly base: Int32Array
  readonly split: Int32Array
  readonly double: Int32Array
  /** Whether a hand that was split off is paid like the first one. */
  readonly splitAsBase: boolean
  readonly #rules: BlackjackRules
  readonly #bankSides: readonly Side[]
  readonly #byKey = new Map<string, number>()

  constructor(rules: BlackjackRules, banks: readonly Side[]) {
    this.#rules = rules
    this.#bankSides = banks
    this.banks = banks.length
    const odds = rules.verdicts.flatMap(row => (row.outcome === 'win' ? [row.pays] : []))
    // Half of a wager is lost by a surrender, and half of it insures.
    this.unit = 2 * [...odds, rules.insurance?.pays ?? '1:1'].map(parts => to(parts)).reduce(common)
    this.most = Math.max(1, ...odds.map(parts => pays(parts) / to(parts)))
    this.base = new Int32Array(MOST * this.banks)
    this.split = new Int32Array(MOST * this.banks)
    this.double = new Int32Array(MOST * this.banks)
    this.splitAsBase = !rules.verdicts.some(({ on }) => on && on.includes('base') !== on.includes('split'))
  }

  /** What half a wager wins as insurance. */
  get insured(): number {
    const { insurance } = this.#rules
    return insurance ? (this.unit * pays(insurance.pays)) / (2 * to(insurance.pays)) : 0
  }

  /** The number of the class that a player's hand belongs to. */
  classOf(side: Side): number {
    const key = keyOf(side)
    const known = this.#byKey.get(key)
    if (known !== undefined) return known
    const made = this.#byKey.size
    this.#byKey.set(key, made)
    for (const [i, bank] of this.#bankSides.entries()) {
      this.base[made * this.banks + i] = this.#result('base', side, bank)
      this.split[made * this.banks + i] = this.#result('split', side, bank)
      this.double[made * this.banks + i] = this.#result('double', side, bank)
    }
    return made
  }

  #result(on: string, player: Side, bank: Side): number {
    const row = rowFor(this.#rules, on, player, bank)
    if (row.outcome === 'win') return (this.unit * pays(row.pays)) / to(row.pays)
    return row.outcome === 'lose' ? -this.unit : 0
  }
}

const keyOf = (player: Side): string => {
  const said = PLAYER_EVENTS.filter(event => BLACKJACK_EVENTS[event]({ player, bank: player, target: 0 }))
  return [player.points, player.natural, player.over, ...said].join()
}

const pays = (odds: Odds): number => Number(odds.split(':')[0])
const to = (odds: Odds): number => Number(odds.split(':')[1])

const common = (a: number, b: number): number => (a * b) / divisor(a, b)
const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))
