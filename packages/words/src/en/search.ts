import type { SearchSentences } from '@cardroom/rulebook'
import { readingValue } from '@cardroom/rulebook/names'
import type { Says } from '../speaker.ts'

export const search: Says<SearchSentences> = {
  'found-incident': ({ when, then }, { say }) => `${say(when)}: ${say(then)}`,
  'found-reading': ({ values, why }, { say }) =>
    `read as ${values.map(value => say(readingValue(value))).join(', or else ')}. ${say(why)}`,
  'found-chart-row': ({ hand, on }) =>
    `${hand}: takes a card ${on.length > 0 ? `on ${on.join(', ')}` : 'never'}`,
  'found-row': ({ what, heads, cells }) =>
    [what, ...cells.map((cell, i) => `${heads[i]!.toLowerCase()}: ${cell}`)].filter(Boolean).join('; '),
  'found-fees-only': 'fees only',
}
