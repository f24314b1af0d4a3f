import { type Place, type Result, type Rules, type WagerLine, writeDecider } from '@cardroom/engine'
import { wagerName } from '@cardroom/engine/banked'
import type { Explanation } from '../exercise/exercise.ts'
import { sayInSchool } from '../exercise/sentences.ts'

/** The names of the hands, one step for each hand of the result. */
export const handSteps = ({ hands = {} }: Result, places: readonly Place[]): Explanation[] =>
  places.flatMap(place => {
    const is = hands[place]?.is
    return is ? [{ text: sayInSchool('why-hand', { who: place, is }) }] : []
  })

/** The hands that decide a wager: the seat's and the player-dealer's, or the two of baccarat. */
export const decidingPlaces = ({ seat }: Pick<WagerLine, 'seat'>): Place[] => [
  String(seat),
  'player',
  'banker',
  'bank',
]

/** Whose wager it is. */
export const bettorOf = ({ seat, by, player }: Pick<WagerLine, 'seat' | 'by' | 'player'>): string =>
  writeDecider({ seat: player ?? seat, by })

/** What stands on the layout where the wager lies. */
export const spotOf = (rules: Rules, on: string): string => ('wagers' in rules ? wagerName(rules, on) : on)
