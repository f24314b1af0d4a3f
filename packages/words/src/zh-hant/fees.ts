import type { FeeRefusals, FeeSentences } from '@cardroom/engine/collection'
import type { Says } from '../speaker.ts'

/** `5或以上`, `7或以下`, `5至6`. */
function span(from: number | undefined, to: number | undefined, write: (n: number) => string): string {
  if (to === undefined) return `${write(from ?? 0)}或以上`
  if (from === undefined) return `${write(to)}或以下`
  return from === to ? write(from) : `${write(from)}至${write(to)}`
}

export const fees: Says<FeeSentences> = {
  'count-span': ({ from, to }) => span(from, to, String),
  'money-span': ({ from, to }, { money }) => span(from, to, money),
  'option-numbers': ({ first, last, others }) =>
    [first === last ? first : `${first}至${last}`, ...others].join('和'),
  'fee-in-no-row': ({ span: amounts }, { say }) => `${say(amounts)}不在任何一列`,
  'fee-in-two-rows': ({ span: amounts }, { say }) => `${say(amounts)}同在兩列`,
  'fee-why-gap': '有些金額不在任何一列',
  'fee-why-time-taken': '寫的是每30分鐘；沒說是之前還是之後收',
  'fee-why-time-from': '寫的是每位玩家；別處暫離的人也要付（002:220）',
  'fee-why-overlap': '有些金額同在兩列',
}

export const feeRefusals: Says<FeeRefusals> = {
  'no-fees-filed': ({ game }) => `${game}沒有報備收費`,
  'no-option-named': '沒有列出任何收費方案',
  'no-such-schedule': ({ game, name, documents }) =>
    `${game}沒有收費表「${name}」：收費報備在${documents.join('、')}`,
  'no-such-option': ({ game, name, document, options }, { say }) =>
    `${game}沒有收費方案「${name}」：${document}有${say(options)}`,
  'options-need-players': '有幾個收費方案時，要知道玩家人數',
  'options-for-players': ({ options, covering, players }) =>
    `${options.join('、')}之中，${covering === 0 ? '沒有一個' : `有${covering}個`}適用於${players}位玩家`,
  'fee-needs-action': ({ schedule }) => `${schedule}要知道全枱總注額`,
  'fee-needs-wager': ({ schedule }) => `${schedule}要知道玩家的注額`,
  'fee-needs-players': ({ schedule }) => `${schedule}要知道玩家人數`,
  'fee-needs-pot': ({ schedule }) => `${schedule}要知道底池大小`,
  'fee-needs-minutes': ({ schedule }) => `${schedule}要知道在桌上的分鐘數`,
  'fee-players-not-covered': ({ schedule, covers, players }, { say }) =>
    `${schedule}適用於${covers.map(say).join('、')}位玩家，不是${players}位`,
  'fee-half-hours-only': ({ schedule, minutes }) => `${schedule}每30分鐘收一次：${minutes}分鐘不是整數倍`,
  'fee-no-such-street': ({ schedule, street, streets }) =>
    `${schedule}沒有「${street}」這一街：${streets.join('、')}`,
  'action-above-most': ({ action, most }, { money }) => `全枱總注額${money(action)}超過${money(most)}`,
  'minimum-not-filed': ({ amount, filed }, { money, say }) =>
    `沒有報備${money(amount)}的最低注：${say(filed)}`,
  'maximum-not-filed': ({ amount, filed }, { money, say }) =>
    `沒有報備${money(amount)}的最高注：${say(filed)}`,
}
