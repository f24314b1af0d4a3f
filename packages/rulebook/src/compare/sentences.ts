import type { Cents, Nothing } from '@cardroom/engine'

/** What a comparison of two filings says beside the names that rule sets have for things. */
export interface CompareSentences {
  'compare-filing': Nothing
  'compare-collection': Nothing
  'compare-back-line': Nothing
  'compare-bank': Nothing
  'compare-check': Nothing
  'compare-deck': Nothing
  'compare-first': Nothing
  'compare-glossary': Nothing
  'compare-opening': Nothing
  'compare-otherwise': Nothing
  'compare-seats': Nothing
  'compare-settle': Nothing
  'compare-verdicts': Nothing
  'fact-yes': Nothing
  'fact-no': Nothing
  'fact-none': Nothing
  /** The row that applies where no other one does. */
  'fact-otherwise': Nothing
  'fact-odds': { pays: number; for: number }
  'fact-money': { cents: Cents }
}
