import type { RoomSentences } from '@cardroom/protocol'
import type { Says } from '../speaker.ts'
import { either } from './grammar/words.ts'

export const roomSentences: Says<RoomSentences> = {
  'limit-from': ({ min }, { money }) => `desde ${money(min)}`,
  'limit-to': ({ max }, { money }) => `hasta ${money(max)}`,
  'limit-span': ({ min, max }, { money }) => `${money(min)}–${money(max)}`,
  'limit-open': 'abierto',
  'limit-posted': ({ min, max }, { say }) => `mínimo ${say(min)}, máximo ${say(max)}`,
  'limit-minimum': ({ of }, { money }) => `mínimo ${either(of.map(money))}`,
  'limit-figures': ({ bets }, { money }) => bets.map(money).join('/'),
  'limit-range': ({ from, to }, { money }) => `de ${from.map(money).join('/')} a ${to.map(money).join('/')}`,
  'limit-blinds': ({ blinds }, { money }) => `ciegas ${blinds.map(money).join('/')}`,
  'limit-buy-in': ({ within }, { say }) => `compra ${say(within)}`,
}
