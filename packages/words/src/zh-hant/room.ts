import type { RoomSentences } from '@cardroom/protocol'
import type { Says } from '../speaker.ts'

export const roomSentences: Says<RoomSentences> = {
  'limit-from': ({ min }, { money }) => `${money(min)}起`,
  'limit-to': ({ max }, { money }) => `最高${money(max)}`,
  'limit-span': ({ min, max }, { money }) => `${money(min)}–${money(max)}`,
  'limit-open': '不限',
  'limit-posted': ({ min, max }, { say }) => `最低${say(min)}，最高${say(max)}`,
  'limit-minimum': ({ of }, { money }) => `最低${of.map(money).join('或')}`,
  'limit-figures': ({ bets }, { money }) => bets.map(money).join('/'),
  'limit-range': ({ from, to }, { money }) => `${from.map(money).join('/')}至${to.map(money).join('/')}`,
  'limit-blinds': ({ blinds }, { money }) => `盲注${blinds.map(money).join('/')}`,
  'limit-buy-in': ({ within }, { say }) => `買入${say(within)}`,
}
