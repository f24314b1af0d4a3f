import type { SearchSentences } from '@cardroom/rulebook'
import { readingValue } from '@cardroom/rulebook/names'
import type { Says } from '../speaker.ts'

export const search: Says<SearchSentences> = {
  'found-incident': ({ when, then }, { say }) => `${say(when)}：${say(then)}`,
  'found-reading': ({ values, why }, { say }) =>
    `讀作${values.map(value => say(readingValue(value))).join('，或作')}。${say(why)}`,
  'found-chart-row': ({ hand, on }) => `${hand}：${on.length > 0 ? `遇${on.join('、')}補牌` : '不補牌'}`,
  'found-row': ({ what, heads, cells }) =>
    [what, ...cells.map((cell, i) => `${heads[i]}：${cell}`)].filter(Boolean).join('；'),
  'found-fees-only': '只有收費',
}
