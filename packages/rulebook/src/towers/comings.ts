import type { Cite, Reading } from '@cardroom/engine'
import type { PokerRules } from '@cardroom/engine/poker'
import { why } from '../poker/reading-sentences.ts'

/** Where a game's copy of the rules prints what is said of coming and going. */
export interface TowersComingLines {
  /** Ten minimum bets, and one short buy. */
  readonly buyIn: Cite
  readonly freeHands: Cite
  /** How missed blinds are made up. */
  readonly missed: Cite
  readonly twoBigBlinds: Cite
  /** Posting between the button and the blinds; one live blind on a deal. */
  readonly inTheMiddle: Cite
  readonly seatChange: Cite
  readonly letPass: Cite
  /** Only the hold'em copy prints its two exceptions. */
  readonly allMadeUp?: Cite
  readonly newNoLonger?: Cite
}

export const towersComings = (at: TowersComingLines) =>
  ({
    seating: { buyIn: { minimumBets: 10, shortBuys: 'once', cite: at.buyIn } },
    blindRules: {
      freeHands: at.freeHands,
      missed: { ways: ['post', 'straddle', 'wait'], cite: at.missed },
      twoBigBlinds: at.twoBigBlinds,
      inTheMiddle: at.inTheMiddle,
      oneLiveBlind: at.inTheMiddle,
      seatChange: { ways: ['post', 'wait'], cite: at.seatChange, letPass: at.letPass },
      ...(at.allMadeUp ? { allMadeUp: { from: [1000, 2000], cite: at.allMadeUp } } : {}),
      ...(at.newNoLonger ? { newNoLonger: { after: 2, at: [2000, 4000], cite: at.newNoLonger } } : {}),
    },
  }) satisfies Partial<PokerRules>

/** What the buy-in leaves open: the rates print $20 for no-limit and pot-limit games (002:2414). */
export const towersComingReadings = ({ buyIn }: TowersComingLines): readonly Reading[] => [
  {
    name: 'buyIn',
    default: 'schedule',
    others: ['minimum-bets'],
    why: why('buy-in-of-the-schedule'),
    cite: `${buyIn}, 2414`,
  },
  {
    name: 'shortBuys',
    default: 'once',
    others: ['after-each-full-buy'],
    why: why('one-short-buy'),
    cite: buyIn,
  },
]
