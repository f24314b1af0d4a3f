import type { OwnGameRefusals } from '@cardroom/rulebook'
import type { Says } from '../speaker.ts'

const quoted = (words: readonly string[]): string => words.map(word => `「${word}」`).join('或')

export const ownGameRefusals: Says<OwnGameRefusals> = {
  'own-no-such-family': ({ known, found }) => `應為${known.join('、')}之一，不是${found ?? '空缺'}`,
  'own-twice': ({ name }) => `「${name}」出現兩次`,
  'own-no-such-reading': ({ name }) => `沒有遊戲有解讀「${name}」`,
  'own-no-such-value': ({ known, found }) => `應為${quoted(known)}，不是「${found}」`,
  'own-is-the-default': ({ value }) => `「${value}」就是預設`,
  'own-no-such-wager': ({ on }) => `沒有「${on}」這種注`,
  'own-never-settled': ({ on }) => `「${on}」永遠不會結算`,
  'own-too-many-cards': ({ cards, most }) => `${cards}張牌：一手牌最多以${most}張比大小`,
  'own-house-way-leaves-out': ({ cards }) => `沒有任何一列說明${cards}怎麼配牌`,
  'own-house-way-needs-any': ({ high }) => `最後一列必須適用於其他所有牌：「${high}」`,
  'own-decks-backwards': ({ from, to }) => `從${from}到${to}`,
  'own-limit-backwards': ({ min, max }, { money }) => `從${money(min)}到${money(max)}`,
  'own-option-twice': ({ name, before }) => `${name}已經是${before}`,
  'own-no-such-place': ({ place }) => `「${place}」處沒有內容`,
  'own-beyond-the-text': ({ cite, lines }) => `${cite}：文本只有${lines}行`,
  'own-lines-do-not-say': ({ cite, odds }) => `${cite}各行沒有提到${odds}`,
  'own-fee-rule': ({ rule, printed: [first = 0, second = 0, third = 0] }, { money }) =>
    ({
      'at-most-rates': `有${first}檔收費，表上最多${second}檔`,
      'rates-rise': `${money(third)}起收${money(second)}，少於前一檔的${money(first)}`,
      'starts-at-the-minimum': `各檔從${money(first)}開始，而枱上最低注是${money(second)}`,
      'every-amount': `沒有一檔說明超過${money(second)}時收多少`,
    })[rule],
}
