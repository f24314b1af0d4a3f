import { figuresOf, type Odds } from '@cardroom/engine'
import {
  BLACKJACK_EVENTS,
  type BlackjackEvent,
  type BlackjackRules,
  type CountedHand,
  verdictRowFor,
} from '@cardroom/engine/blackjack'
import { perUnit } from '../odds/pay-table.ts'

/** The events that compare a hand with the player-dealer's: its points decide them, which differ between classes. */
const COMPARED: readonly BlackjackEvent[] = ['player higher', 'player lower', 'player nearer']

/** The events of the verdicts that depend on a player's hand alone. */
const PLAYER_EVENTS = (Object.keys(BLACKJACK_EVENTS) as BlackjackEvent[]).filter(
  event => event.startsWith('player') && !COMPARED.includes(event),
)

/** More classes of hands than there can be. */
const MAX_CLASSES = 128

/** The results of the wagers on a hand, by its class and the class of the player-dealer's hand. */
export class HandPays {
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
  readonly #bankSides: readonly CountedHand[]
  readonly #byKey = new Map<string, number>()

  constructor(rules: BlackjackRules, banks: readonly CountedHand[]) {
    this.#rules = rules
    this.#bankSides = banks
    this.banks = banks.length
    const odds = rules.verdicts.flatMap(row => (row.outcome === 'win' ? [row.pays] : []))
    // Half of a wager is lost by a surrender, and half of it insures.
    this.unit = 2 * [...odds, rules.insurance?.pays ?? '1:1'].map(parts => figuresOf(parts)[1]).reduce(common)
    this.most = Math.max(1, ...odds.map(perUnit))
    this.base = new Int32Array(MAX_CLASSES * this.banks)
    this.split = new Int32Array(MAX_CLASSES * this.banks)
    this.double = new Int32Array(MAX_CLASSES * this.banks)
    this.splitAsBase = !rules.verdicts.some(({ on }) => on && on.includes('base') !== on.includes('split'))
  }

  /** What half a wager wins as insurance. */
  get insured(): number {
    const { insurance } = this.#rules
    return insurance ? this.#inUnits(insurance.pays) / 2 : 0
  }

  /** The number of the class that a player's hand belongs to. */
  classOf(side: CountedHand): number {
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

  /** What a wager wins at these odds, in units; exact. */
  #inUnits(odds: Odds): number {
    const [pays, every] = figuresOf(odds)
    return (this.unit * pays) / every
  }

  #result(on: string, player: CountedHand, bank: CountedHand): number {
    const row = verdictRowFor(this.#rules, on, player, bank)
    if (row.outcome === 'win') return this.#inUnits(row.pays)
    return row.outcome === 'lose' ? -this.unit : 0
  }
}

const keyOf = (player: CountedHand): string => {
  const said = PLAYER_EVENTS.filter(event => BLACKJACK_EVENTS[event]({ player, bank: player, target: 0 }))
  return [player.points, player.natural, player.over, ...said].join()
}

const common = (a: number, b: number): number => (a * b) / divisor(a, b)
const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))
