import type { OwnGameRefusals } from '@cardroom/rulebook'
import type { Says } from '../speaker.ts'

const quoted = (words: readonly string[]): string => words.map(word => `“${word}”`).join('或')

export const ownGameRefusals: Says<OwnGameRefusals> = {
  'own-no-such-family': ({ known, found }) => `应为${known.join('、')}之一，不是${found ?? '空缺'}`,
  'own-twice': ({ name }) => `“${name}”出现两次`,
  'own-no-such-reading': ({ name }) => `没有游戏有解读“${name}”`,
  'own-no-such-value': ({ known, found }) => `应为${quoted(known)}，不是“${found}”`,
  'own-is-the-default': ({ value }) => `“${value}”就是默认`,
  'own-no-such-wager': ({ on }) => `没有“${on}”这种注`,
  'own-never-settled': ({ on }) => `“${on}”永远不会结算`,
  'own-too-many-cards': ({ cards, most }) => `${cards}张牌：一手牌最多以${most}张比大小`,
  'own-house-way-leaves-out': ({ cards }) => `没有任何一行说明${cards}怎么配牌`,
  'own-house-way-needs-any': ({ high }) => `最后一行必须适用于其他所有牌：“${high}”`,
  'own-decks-backwards': ({ from, to }) => `从${from}到${to}`,
  'own-limit-backwards': ({ min, max }, { money }) => `从${money(min)}到${money(max)}`,
  'own-option-twice': ({ name, before }) => `${name}已经是${before}`,
  'own-no-such-place': ({ place }) => `“${place}”处没有内容`,
  'own-beyond-the-text': ({ cite, lines }) => `${cite}：文本只有${lines}行`,
  'own-lines-do-not-say': ({ cite, odds }) => `${cite}各行没有提到${odds}`,
  'own-fee-rule': ({ rule, printed: [first = 0, second = 0, third = 0] }, { money }) =>
    ({
      'at-most-rates': `有${first}档收费，表上最多${second}档`,
      'rates-rise': `${money(third)}起收${money(second)}，少于前一档的${money(first)}`,
      'starts-at-the-minimum': `各档从${money(first)}开始，而台上最低注是${money(second)}`,
      'every-amount': `没有一档说明超过${money(second)}时收多少`,
    })[rule],
}
