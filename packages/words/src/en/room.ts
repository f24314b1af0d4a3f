import type { RoomSentences } from '@cardroom/protocol'
import type { Says } from '../speaker.ts'

export const roomSentences: Says<RoomSentences> = {
  'limit-from': ({ min }, { money }) => `from ${money(min)}`,
  'limit-to': ({ max }, { money }) => `to ${money(max)}`,
  'limit-span': ({ min, max }, { money }) => `${money(min)}–${money(max)}`,
  'limit-open': 'open',
  'limit-posted': ({ min, max }, { say }) => `minimum ${say(min)}, maximum ${say(max)}`,
  'limit-minimum': ({ of }, { money }) => `minimum ${of.map(money).join(' or ')}`,
  'limit-figures': ({ bets }, { money }) => bets.map(money).join('/'),
  'limit-range': ({ from, to }, { money }) => `${from.map(money).join('/')} to ${to.map(money).join('/')}`,
  'limit-blinds': ({ blinds }, { money }) => `blinds ${blinds.map(money).join('/')}`,
  'limit-buy-in': ({ within }, { say }) => `buy-in ${say(within)}`,
}
