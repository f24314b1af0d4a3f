import type { RoomSentences } from '@cardroom/protocol'
import type { Says } from '../speaker.ts'

export const roomSentences: Says<RoomSentences> = {
  'limit-from': ({ min }, { money }) => `từ ${money(min)}`,
  'limit-to': ({ max }, { money }) => `tới ${money(max)}`,
  'limit-span': ({ min, max }, { money }) => `${money(min)}–${money(max)}`,
  'limit-open': 'không giới hạn',
  'limit-posted': ({ min, max }, { say }) => `tối thiểu ${say(min)}, tối đa ${say(max)}`,
  'limit-minimum': ({ of }, { money }) => `tối thiểu ${of.map(money).join(' hoặc ')}`,
  'limit-figures': ({ bets }, { money }) => bets.map(money).join('/'),
  'limit-range': ({ from, to }, { money }) => `${from.map(money).join('/')} đến ${to.map(money).join('/')}`,
  'limit-blinds': ({ blinds }, { money }) => `tiền mù ${blinds.map(money).join('/')}`,
  'limit-buy-in': ({ within }, { say }) => `tiền vào bàn ${say(within)}`,
}
