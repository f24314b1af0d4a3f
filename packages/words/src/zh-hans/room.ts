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
  'limit-buy-in': ({ within }, { say }) => `买入${say(within)}`,
}

export const roomRefusals: Says<RoomRefusals> = {
  'table-not-opened': ({ table }) => `牌桌“${table}”无法照离开时的样子打开`,
  'too-many-tables-of-yours': ({ most }) => `每人最多开${most}张桌`,
  'too-many-seats-of-yours': ({ most }) => `每人在牌室内最多坐${most}个位`,
  'name-mixes-scripts': '名字只能用同一种文字',
  'no-room-for-a-table': '没有地方再开一张桌',
  'nothing-to-open': ({ round }) => `“${round}”没有可打开的：已经打开、牌靴还在用，或牌桌已关`,
  'shoe-cannot-stay-sealed': ({ game }) => `${game}用的牌靴要打很多局，用完就会公开`,
  'cannot-be-played': ({ game }) => `${game}不能玩`,
  'seats-bounds': ({ least, most }) => `这张桌的座位要在${least}到${most}之间`,
  'too-many-rates': ({ rates, most, cite }) => `这样一张桌有${rates}种台费，最多只准${most}种（${cite}）`,
  'not-alone-at-the-table': '桌上只有一个人时才可马上发牌',
  'nothing-to-deal-yet': '还没有牌可发',
  'room-is-closing': '牌室要打烊了',
  'round-called-off': '牌桌出了问题：这局取消',
  'table-changes-hands': '牌桌正在移交；什么都没做，请再试一次',
  'not-written-down': '没能写下来；什么都没有改变',
  'does-not-run-the-table': '这张桌由别人主持',
  'floor-is-ruling': '主管正在裁定：牌局暂停',
  'floor-already-called': '这局你已经叫过主管',
  'nobody-to-call': '没有什么事要叫主管',
  'table-has-moved-on': '牌桌上又发生了事：请再看看结果会怎样',
  'no-such-round': ({ round }) => `没有牌局“${round}”`,
  'no-shoe-in-use': ({ table }) => `“${table}”没有在用牌靴`,
  'shoe-not-opened': ({ shoe }) => `“${shoe}”没有公开：还在用、只用了一局，或根本没有`,
  'table-too-new': ({ version }) => `这是较新版本的牌室写的（版本${version}）`,
  'table-not-readable': ({ what }) => what,
}
