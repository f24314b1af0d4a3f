import type { Cite, Nothing, Text } from '@cardroom/engine'

/** The titles and table heads on every game's sheet. */
export interface SheetSentences {
  'sheet-readings': Nothing
  'sheet-open-point': Nothing
  'sheet-read-as': Nothing
  'sheet-or-else': Nothing
  /** The other values of a reading. */
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
  /** The own filing is silent or incomplete, and those of other rooms, by name, are used. */
  'sheet-borrowed': { what: Text; lines: Cite; all: boolean; rooms: readonly string[] }
  /** The lines of a table that are other rooms’. */
  'sheet-borrowed-lines': { rooms: readonly string[] }
}
