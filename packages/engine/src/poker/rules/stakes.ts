import type { Cents } from '../../money/cents.ts'
import type { Street } from './rules.ts'
import type { PokerSetup } from './setup.ts'

/** What may be bet on a street. */
export interface BetSize {
  /** The least that a bet is, or that a raise adds. */
  readonly least: Cents
  /** The most, where the limit is not set by the pot or the stack. */
  readonly most: Cents
  /** Only the least and the most, nothing between. */
  readonly either?: true
}

/** No limit but the pot or the stack. */
export const OPEN_END = Number.MAX_SAFE_INTEGER

/** The betting structure of a round: the `stakes` of its record, street by street. */
export class Stakes {
  readonly limit: PokerSetup['stakes']['limit']
  readonly lower: BetSize
  readonly upper: BetSize
  /** A player may choose between the two figures. */
  readonly both: BetSize

  /** `mostWager`: the most of one bet or raise; `times`: a killed pot is played at a multiple of the limits. */
  constructor(setup: PokerSetup, mostWager: Cents = OPEN_END, times = 1) {
    const { limit, bets, range } = setup.stakes
    this.limit = limit
    if (limit === 'fixed') {
      const [lower = 0, upper = lower] = bets ?? []
      this.lower = { least: lower * times, most: lower * times }
      this.upper = { least: upper * times, most: upper * times }
      this.both = { least: lower * times, most: upper * times, either: true }
      return
    }
    const [least = 1, most = least] = range ?? []
    this.lower =
      limit === 'spread'
        ? { least: least * times, most: most * times }
        : { least: Math.max(1, leastBet(setup)), most: mostWager }
    this.upper = this.lower
    this.both = this.lower
  }

  on(street: Street, openPair: boolean): BetSize {
    if (street.bet === 'either' || (street.openPair !== undefined && openPair)) return this.both
    return street.bet === 'upper' ? this.upper : this.lower
  }

  /** Only limit games cap the raises. */
  get isLimit(): boolean {
    return this.limit === 'fixed' || this.limit === 'spread'
  }
}

/** The least bet in pot and no limit: as set, else the big blind, else the other forced chips. */
const leastBet = ({ stakes, blinds, bringIn, ante }: PokerSetup): Cents =>
  stakes.min ?? (blinds ? Math.max(...blinds) : (bringIn ?? ante ?? 1))
