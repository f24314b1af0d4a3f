import type { Cents } from '../../money/cents.ts'
import type { Street } from '../rules/rules.ts'
import type { PokerSetup } from '../rules/setup.ts'

/** What may be bet on a street. */
export interface BetSize {
  /** The least that a bet is, or that a raise adds. */
  readonly least: Cents
  /** The most, where the limit is not set by the pot or the stack. */
  readonly most: Cents
  /** Only the least and the most, nothing between. */
  readonly either?: true
}

/** The betting structure of a round: what `stakes` in its record says, street by street. */
export class Stakes {
  readonly limit: PokerSetup['stakes']['limit']
  readonly lower: BetSize
  readonly upper: BetSize
  /** A player may choose between the two figures. */
  readonly both: BetSize

  /** `times`: a killed pot is played at a multiple of the limits. */
  constructor({ stakes, blinds, bringIn, ante }: PokerSetup, times = 1) {
    this.limit = stakes.limit
    if (stakes.limit === 'fixed') {
      const [lower, upper = lower] = stakes.bets!.map(bet => bet * times) as [Cents, Cents?]
      this.lower = { least: lower, most: lower }
      this.upper = { least: upper, most: upper }
      this.both = { least: lower, most: upper, either: true }
    } else {
      const open = Number.MAX_SAFE_INTEGER
      const [least, most] =
        stakes.limit === 'spread'
          ? stakes.range!.map(bet => bet * times)
          : [stakes.min ?? (blinds ? Math.max(...blinds) : (bringIn ?? ante ?? 1)), open]
      this.lower = { least: Math.max(1, least!), most: most! }
      this.upper = this.lower
      this.both = this.lower
    }
  }

  on(street: Street, openPair: boolean): BetSize {
    if (street.bet === 'either' || (street.openPair !== undefined && openPair)) return this.both
    return street.bet === 'lower' ? this.lower : this.upper
  }

  /** A cap on raises is a rule of limit games. */
  get isLimit(): boolean {
    return this.limit === 'fixed' || this.limit === 'spread'
  }
}
