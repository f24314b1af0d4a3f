import type { Cite, Nothing, Text } from '@cardroom/engine'

/** What stands on the sheet of every game: the titles and the heads of its tables. */
export interface SheetSentences {
  'sheet-readings': Nothing
  'sheet-open-point': Nothing
  'sheet-read-as': Nothing
  'sheet-or-else': Nothing
  /** What an open point may be read as, too. */
  'sheet-others': { values: readonly string[] }
  'sheet-why': Nothing
  'sheet-incidents': Nothing
  'sheet-incident': Nothing
  'sheet-when': Nothing
  'sheet-consequence': Nothing
  'sheet-glossary': Nothing
  'sheet-word': Nothing
  'sheet-means': Nothing
  'sheet-fees-only': Nothing
  'sheet-no-rules': Nothing
  /** What its own filing does not say, or not all of it, but those of other rooms, by their names. */
  'sheet-borrowed': { what: Text; lines: Cite; all: boolean; rooms: readonly string[] }
  /** The lines of a table that are other rooms’. */
  'sheet-borrowed-lines': { rooms: readonly string[] }
}
