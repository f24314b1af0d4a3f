import type { Cents } from '@cardroom/engine'
import type { FeeDocument, FeeFlag, FeeMoment, FeeUnit, HalfHour } from '@cardroom/engine/collection'
import { type Nothing, type Saying, sayer, type Text } from '@cardroom/engine/say'

/** What stands on a sheet of fees. */
export interface FeeSheetSentences {
  'fee-amount': { cents: Cents }
  /** By rows: amounts, or numbers of players, and the fee of each. */
  'fee-rows': { rows: readonly Saying[] }
  'fee-row': { span: Saying; cents: Cents }
  'fee-per': { rate: Saying; unit: FeeUnit; taken: HalfHour['taken'] | undefined }
  'fee-pot': { takes: readonly Saying[]; otherwise: Cents | undefined; from: 'pot' | 'blinds' }
  /** Taken at a moment, once the pot has reached an amount. */
  'fee-take': { rate: Saying; at: FeeMoment; reaches: Cents | undefined }
  'fee-bonus': { limits: readonly Saying[]; upToBase: boolean }
  /** The limit of one bonus bet, or of each that is not named. */
  'fee-bonus-limit': { bet: string | undefined; span: Saying }
  'fee-up-to-table': Nothing
  'fee-any-amount': Nothing
  'fee-from-base': { span: Saying }
  'fee-limit': { betting: readonly string[]; limit: Saying | undefined }
  /** The most game wagers at one seat. */
  'fee-limit-bets-a-seat': { limit: Saying; most: number }
  /** The maximum of a wager of the round itself. */
  'fee-limit-later': { limit: Saying; wager: string; span: Saying }
  'fee-limit-posted': { min: Saying; max: Saying | undefined }
  'fee-limit-minimum': { of: readonly Cents[] }
  'fee-limit-bets': { bets: Saying; blinds: Saying | undefined }
  'fee-limit-range': { from: Saying; to: Saying }
  'fee-limit-blinds': { blinds: Saying }
  'fee-limit-buy-in': { span: Saying }
  'fee-pair': { lower: Cents; upper: Cents }
  'fee-print': { notes: readonly Saying[] }
  'fee-flag': { kind: FeeFlag['kind']; note: Text }
  'fee-read-as': { name: string; value: string }
  'fee-section': { document: FeeDocument }
  'fee-section-posted': { schedule: string }
  'fee-collection': Nothing
  'fee-head-option': Nothing
  'fee-head-limit': Nothing
  'fee-head-bonus': Nothing
  'fee-head-players': Nothing
  'fee-head-bank': Nothing
  'fee-head-player': Nothing
  'fee-head-pot': Nothing
  'fee-head-print': Nothing
  'fee-head-action': Nothing
  'fee-head-bank-pays': Nothing
  'fee-says-limit': { what: Text }
  'fee-says-bonus': { what: Text }
  'fee-says-players': { what: Text }
  'fee-says-bank': { what: Text }
  'fee-says-player': { what: Text }
  'fee-says-pot': { what: Text }
  'fee-says-print': { what: Text }
  'fee-by-action': Nothing
  /** How many options a document has, from the first to the last by their numbers. */
  'fee-filed-in': { count: number; document: FeeDocument; first: string; last: string }
}

export const sayOnFeeSheet = sayer<FeeSheetSentences>()
