import type { FeeRefusals, FeeSentences } from '@cardroom/engine/collection'
import type { Says } from '../speaker.ts'

/** `5及以上`, `7及以下`, `5至6`. */
function span(from: number | undefined, to: number | undefined, write: (n: number) => string): string {
  if (to === undefined) return `${write(from ?? 0)}及以上`
  if (from === undefined) return `${write(to)}及以下`
  return from === to ? write(from) : `${write(from)}至${write(to)}`
}

export const fees: Says<FeeSentences> = {
  'count-span': ({ from, to }) => span(from, to, String),
  'money-span': ({ from, to }, { money }) => span(from, to, money),
  'option-numbers': ({ first, last, others }) =>
    [first === last ? first : `${first}至${last}`, ...others].join('和'),
  'fee-in-no-row': ({ span: amounts }, { say }) => `${say(amounts)}不在任何一行`,
  'fee-in-two-rows': ({ span: amounts }, { say }) => `${say(amounts)}同在两行`,
  'fee-why-gap': '有些金额不在任何一行',
  'fee-why-time-taken': '写的是每30分钟；没说是之前还是之后收',
  'fee-why-time-from': '写的是每位玩家；别处暂离的人也要付（002:220）',
  'fee-why-overlap': '有些金额同在两行',
}

export const feeRefusals: Says<FeeRefusals> = {
  'no-fees-filed': ({ game }) => `${game}没有备案收费`,
  'no-option-named': '没有列出任何收费方案',
  'no-such-schedule': ({ game, name, documents }) =>
    `${game}没有收费表“${name}”：收费备案在${documents.join('、')}`,
  'no-such-option': ({ game, name, document, options }, { say }) =>
    `${game}没有收费方案“${name}”：${document}有${say(options)}`,
  'options-need-players': '有几个收费方案时，要知道玩家人数',
  'options-for-players': ({ options, covering, players }) =>
    `${options.join('、')}之中，${covering === 0 ? '没有一个' : `有${covering}个`}适用于${players}位玩家`,
  'fee-needs-action': ({ schedule }) => `${schedule}要知道全台总注额`,
  'fee-needs-wager': ({ schedule }) => `${schedule}要知道玩家的注额`,
  'fee-needs-players': ({ schedule }) => `${schedule}要知道玩家人数`,
  'fee-needs-pot': ({ schedule }) => `${schedule}要知道底池大小`,
  'fee-needs-minutes': ({ schedule }) => `${schedule}要知道在桌上的分钟数`,
  'fee-players-not-covered': ({ schedule, covers, players }, { say }) =>
    `${schedule}适用于${covers.map(say).join('、')}位玩家，不是${players}位`,
  'fee-half-hours-only': ({ schedule, minutes }) => `${schedule}每30分钟收一次：${minutes}分钟不是整数倍`,
  'fee-no-such-street': ({ schedule, street, streets }) =>
    `${schedule}没有“${street}”这一街：${streets.join('、')}`,
  'action-above-most': ({ action, most }, { money }) => `全台总注额${money(action)}超过${money(most)}`,
  'minimum-not-filed': ({ amount, filed }, { money, say }) =>
    `没有备案${money(amount)}的最低注：${say(filed)}`,
  'maximum-not-filed': ({ amount, filed }, { money, say }) =>
    `没有备案${money(amount)}的最高注：${say(filed)}`,
}
