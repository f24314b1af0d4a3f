import type { Nothing, Text } from '@cardroom/engine'

/** How the search puts tables into sentences. */
export interface SearchSentences {
  'found-incident': { when: Text; then: Text }
  /** The values of a reading, the default first, and the reason. */
  'found-reading': { values: readonly string[]; why: Text }
  /** A row of a chart: on which cards the hand takes another one. */
  'found-chart-row': { hand: string; on: readonly string[] }
  /** A row of a table: what it is about, and what stands below each of the other heads. */
  'found-row': { what: string; heads: readonly string[]; cells: readonly string[] }
  'found-fees-only': Nothing
}
