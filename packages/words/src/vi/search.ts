import type { SearchSentences } from '@cardroom/rulebook'
import { readingValue } from '@cardroom/rulebook/names'
import type { Says } from '../speaker.ts'

export const search: Says<SearchSentences> = {
  'found-incident': ({ when, then }, { say }) => `${say(when)}: ${say(then)}`,
  'found-reading': ({ values, why }, { say }) =>
    `hiểu là ${values.map(value => say(readingValue(value))).join(', hoặc là ')}. ${say(why)}`,
  'found-chart-row': ({ hand, on }) =>
    `${hand}: ${on.length > 0 ? `rút khi gặp ${on.join(', ')}` : 'không bao giờ rút'}`,
  'found-row': ({ what, heads, cells }) =>
    [what, ...cells.map((cell, i) => `${heads[i]!.toLowerCase()}: ${cell}`)].filter(Boolean).join('; '),
  'found-fees-only': 'chỉ có tiền xâu',
}
