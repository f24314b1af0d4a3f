import { type Place, type Result, type Rules, type WagerLine, whose } from '@cardroom/engine'
import { wagerName } from '@cardroom/engine/banked'
import type { Step } from '../exercise/exercise.ts'
import { say } from '../exercise/sentences.ts'

/** What the hands are, one step for each that the result has. */
export const handSteps = ({ hands = {} }: Result, places: readonly Place[]): Step[] =>
  places.flatMap(place => {
    const is = hands[place]?.is
    return is ? [{ text: say('why-hand', { who: place, is }) }] : []
  })

/** The hands that decide a wager: the seat's and the player-dealer's, or the two of baccarat. */
export const placesOf = ({ seat }: Pick<WagerLine, 'seat'>): Place[] => [
  String(seat),
  'player',
  'banker',
  'bank',
]

/** Whose wager it is. */
export const bettorOf = ({ seat, by, player }: Pick<WagerLine, 'seat' | 'by' | 'player'>): string =>
  whose({ seat: player ?? seat, by })

/** What stands on the layout where the wager lies. */
export const spotOf = (rules: Rules, on: string): string => ('wagers' in rules ? wagerName(rules, on) : on)
