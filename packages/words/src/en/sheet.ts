import type { SheetSentences } from '@cardroom/rulebook'
import { readingValue } from '@cardroom/rulebook/names'
import type { Says } from '../speaker.ts'

export const sheet: Says<SheetSentences> = {
  'sheet-readings': 'Readings',
  'sheet-open-point': 'Open point',
  'sheet-read-as': 'Read as',
  'sheet-or-else': 'Or else',
  'sheet-others': ({ values }, { say }) => values.map(value => say(readingValue(value))).join(', '),
  'sheet-why': 'Why',
  'sheet-incidents': 'When something goes wrong',
  'sheet-incident': 'Incident',
  'sheet-when': 'When',
  'sheet-consequence': 'Consequence',
  'sheet-glossary': 'Words',
  'sheet-word': 'Word',
  'sheet-means': 'Means',
  'sheet-fees-only': 'Fees only',
  'sheet-no-rules': 'The room filed fees for this game, but no rules: it cannot be dealt here',
  'sheet-borrowed': ({ what, lines, all, rooms }, { say }) => {
    const whose = rooms.join(' and ')
    return `${say(what)} (${all ? `as at ${whose}: not printed here` : `${lines} is from ${whose}`})`
  },
  'sheet-borrowed-lines': ({ rooms }) => `From ${rooms.join(' and ')}, where this filing is silent`,
}
