import type { RoomRefusals, RoomSentences } from '@cardroom/protocol'
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

export const roomRefusals: Says<RoomRefusals> = {
  'table-not-opened': ({ table }) => `牌桌「${table}」無法照離開時的樣子打開`,
  'too-many-tables-of-yours': ({ most }) => `每人最多開${most}張桌`,
  'too-many-seats-of-yours': ({ most }) => `每人在館內最多坐${most}個位`,
  'name-mixes-scripts': '名字只能用同一種文字',
  'no-room-for-a-table': '沒有地方再開一張桌',
  'nothing-to-open': ({ round }) => `「${round}」沒有可打開的：已經打開、牌靴還在用，或牌桌已關`,
  'shoe-cannot-stay-sealed': ({ game }) => `${game}用的牌靴要打很多局，用完就會公開`,
  'cannot-be-played': ({ game }) => `${game}不能玩`,
  'seats-bounds': ({ least, most }) => `這張桌的座位要在${least}到${most}之間`,
  'too-many-rates': ({ rates, most, cite }) => `這樣一張桌有${rates}種枱費，最多只准${most}種（${cite}）`,
  'not-alone-at-the-table': '桌上只有一個人時才可馬上發牌',
  'nothing-to-deal-yet': '還沒有牌可發',
  'room-is-closing': '牌館要打烊了',
  'round-called-off': '牌桌出了問題：這局取消',
  'table-changes-hands': '牌桌正在移交；什麼都沒做，請再試一次',
  'not-written-down': '沒能寫下來；什麼都沒有改變',
  'does-not-run-the-table': '這張桌由別人主持',
  'floor-is-ruling': '樓面正在裁定：牌局暫停',
  'floor-already-called': '這局你已經叫過樓面',
  'nobody-to-call': '沒有什麼事要叫樓面',
  'table-has-moved-on': '牌桌上又發生了事：請再看看結果會怎樣',
  'no-such-round': ({ round }) => `沒有牌局「${round}」`,
  'no-shoe-in-use': ({ table }) => `「${table}」沒有在用牌靴`,
  'shoe-not-opened': ({ shoe }) => `「${shoe}」沒有公開：還在用、只用了一局，或根本沒有`,
  'table-too-new': ({ version }) => `這是較新版本的牌館寫的（版本${version}）`,
  'table-not-readable': ({ what }) => what,
}
