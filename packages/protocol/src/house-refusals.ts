import type { Cents, Nothing } from '@cardroom/engine'
import type { Part } from './house.ts'

/** Why the house refuses a request. */
export interface HouseRefusals {
  /** The request has no token, so it is nobody's. */
  'house-who-asks': Nothing
  'house-needs-part': { needs: Part }
  /** An auditor reads what is over, and sees and does nothing at a table. */
  'house-auditor-looks-on-nowhere': Nothing
  'house-no-such-person': { person: string }
  'house-has-the-part': { part: Part }
  'house-has-not-the-part': { part: Part }
  'house-last-operator': Nothing
  'house-auditor-stands-alone': Nothing
  /** A seated or barred person cannot become an auditor. */
  'house-seated-somewhere': Nothing
  /** Unknown, used already, or another one was used. */
  'house-link-not-good': Nothing
  'house-link-expired': Nothing
  /** Let out of the house, or of one table. */
  'house-you-are-out': Nothing
  'house-out-already': Nothing
  'house-not-out': Nothing
  /** Operators and floor people cannot be barred. */
  'house-part-stays': Nothing
  'house-table-is-closing': Nothing
  'not-enough-in-wallet': { has: Cents; wanted: Cents }
  /** After an operator's adjustment there would be less than nothing. */
  'house-wallet-below-nothing': { has: Cents }
  /** A round that is on, or whose shoe is in use. */
  'house-not-over': { round: string }
  'house-no-such-template': { name: string }
  /** Waiting lists and table changes. */
  'house-plays-already': { game: string }
  'house-on-the-list': Nothing
  'house-not-on-the-list': Nothing
  'house-no-table-of-game': { game: string }
  'house-not-seated-there': { table: string }
  'house-moving-already': Nothing
  'house-other-game': Nothing
  'house-feeds-itself': Nothing
  /** Disputes. */
  'house-not-played-by-you': { round: string }
  'house-dispute-open': { round: string }
  'house-dispute-decided': { round: string }
  'house-no-dispute': { round: string }
  /** A party to a round does not decide about it. */
  'house-own-dispute': Nothing
  'house-round-changed': { round: string }
  'house-round-sealed': { round: string }
}
