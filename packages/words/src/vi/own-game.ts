import type { OwnGameRefusals } from '@cardroom/rulebook'
import type { Says } from '../speaker.ts'

const quoted = (words: readonly string[]): string => words.map(word => `“${word}”`).join(' hoặc ')

export const ownGameRefusals: Says<OwnGameRefusals> = {
  'own-no-such-family': ({ known, found }) =>
    `một trong ${known.join(', ')}, không phải ${found ?? 'bỏ trống'}`,
  'own-twice': ({ name }) => `“${name}” có hai lần`,
  'own-no-such-reading': ({ name }) => `không trò nào có cách hiểu “${name}”`,
  'own-no-such-value': ({ known, found }) => `${quoted(known)}, không phải “${found}”`,
  'own-is-the-default': ({ value }) => `“${value}” là mặc định`,
  'own-no-such-wager': ({ on }) => `không có cược “${on}”`,
  'own-never-settled': ({ on }) => `“${on}” không bao giờ được chung`,
  'own-too-many-cards': ({ cards, most }) =>
    `${cards} lá: một tay bài được xếp hạng với nhiều nhất ${most} lá`,
  'own-house-way-leaves-out': ({ cards }) => `không dòng nào chỉ cách binh ${cards}`,
  'own-house-way-needs-any': ({ high }) => `dòng cuối phải dành cho mọi tay bài còn lại: “${high}”`,
  'own-decks-backwards': ({ from, to }) => `từ ${from} đến ${to}`,
  'own-limit-backwards': ({ min, max }, { money }) => `từ ${money(min)} đến ${money(max)}`,
  'own-option-twice': ({ name, before }) => `${name} đã là ${before}`,
  'own-no-such-place': ({ place }) => `không có gì ở “${place}”`,
  'own-beyond-the-text': ({ cite, lines }) => `${cite}: văn bản có ${lines} dòng`,
  'own-lines-do-not-say': ({ cite, odds }) => `các dòng ${cite} không nói đến ${odds}`,
  'own-fee-rule': ({ rule, printed: [first = 0, second = 0, third = 0] }, { money }) =>
    ({
      'at-most-rates': `${first} mức, mà tờ luật nhiều nhất có ${second}`,
      'rates-rise': `${money(second)} từ ${money(third)} trở lên thấp hơn ${money(first)} trước đó`,
      'starts-at-the-minimum': `các hàng bắt đầu từ ${money(first)}, mà mức tối thiểu của bàn là ${money(second)}`,
      'every-amount': `không hàng nào nói thu bao nhiêu khi trên ${money(second)}`,
    })[rule],
}
