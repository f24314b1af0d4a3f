import type { SearchSentences } from '@cardroom/rulebook'
import type { Says } from '../speaker.ts'

export const search: Says<SearchSentences> = {
  'found-incident': ({ when, then }, { say }) => `${say(when)}: ${say(then)}`,
  'found-reading': ({ values, why }, { say }) => `read as ${values.join(', or else ')}. ${say(why)}`,
  'found-chart-row': ({ hand, on }) =>
    `${hand}: takes a card ${on.length > 0 ? `on ${on.join(', ')}` : 'never'}`,
  'found-fees-only': 'fees only',
}
