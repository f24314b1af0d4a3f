import type { FeeDocument } from '@cardroom/engine/collection'
import type { FeeSheetSentences } from '@cardroom/rulebook'
import { readingName, readingValue } from '@cardroom/rulebook/names'
import type { Says } from '../speaker.ts'
import { bonusName } from '../wager-names.ts'
import { DOCUMENTS, scheduleName } from './names/schedules.ts'
import { MOMENTS, UNITS } from './page/fees.ts'

const TAKEN = {
  'in-advance': '，預先收',
  after: '，過後收',
  'on-the-clock': '，整點和半點收',
} as const

const WHERE: Readonly<Record<FeeDocument, string>> = {
  own: '遊戲自己的報備',
  rates: '牌館的通用文件',
  shared: '幾個遊戲共用的表',
  'stars-rates': 'Stars文件',
}

const FLAGS: Readonly<Record<FeeSheetSentences['fee-flag']['kind'], string>> = {
  damaged: '破損',
  blank: '空白',
  gap: '缺口',
  overlap: '重疊',
  contradiction: '矛盾',
  misprint: '誤印',
}

const BETTING: Readonly<Record<string, string>> = {
  limit: '限注',
  'pot-limit': '底池限注',
  'no-limit': '無限注',
}

export const feeSheet: Says<FeeSheetSentences> = {
  'fee-amount': ({ cents }, { money }) => money(cents),
  'fee-rows': ({ rows }, { say }) => rows.map(say).join('；'),
  'fee-row': ({ span, cents }, { say, money }) => `${say(span)}：${money(cents)}`,
  'fee-per': ({ rate, unit, taken }, { say }) => `${UNITS[unit]}${say(rate)}${taken ? TAKEN[taken] : ''}`,
  'fee-pot': ({ takes, otherwise, from }, { say, money }) =>
    [...takes.map(say), ...(otherwise === undefined ? [] : [`否則${money(otherwise)}`])].join('，') +
    (from === 'blinds' ? '，從盲注抽' : ''),
  'fee-take': ({ rate, at, reaches }, { say, money }) =>
    `${MOMENTS[at]}${reaches === undefined ? '' : `達到${money(reaches)}時`}${say(rate)}`,
  'fee-bonus': ({ limits, upToBase }, { say }) =>
    [...limits.map(say), ...(upToBase ? ['最多與主注同額'] : [])].join('，'),
  'fee-bonus-limit': ({ bet, span }, { say }) =>
    bet === undefined ? say(span) : `${say(bonusName(bet))} ${say(span)}`,
  'fee-up-to-table': '最多到本桌上限',
  'fee-any-amount': '任何金額',
  'fee-from-base': ({ span }, { say }) => `${say(span)}，不少於主注`,
  'fee-limit': ({ betting, limit }, { say }) =>
    [betting.map(kind => BETTING[kind] ?? kind).join('、'), limit ? say(limit) : '']
      .filter(Boolean)
      .join(' '),
  'fee-limit-bets-a-seat': ({ limit, most }, { say }) => `${say(limit)}，每個座位最多${most}注`,
  'fee-limit-later': ({ limit, wager, span }, { say }) =>
    `${say(limit)}，${say(bonusName(wager))}上限${say(span)}`,
  'fee-limit-posted': ({ min, max }, { say }) => `最低${say(min)}，${max ? `最高${say(max)}` : '不設最高'}`,
  'fee-limit-minimum': ({ of }, { money }) => `最低${of.map(money).join('、')}`,
  'fee-limit-bets': ({ bets, blinds }, { say }) => say(bets) + (blinds ? `，盲注${say(blinds)}` : ''),
  'fee-limit-range': ({ from, to }, { say }) => `${say(from)}至${say(to)}`,
  'fee-limit-blinds': ({ blinds }, { say }) => `盲注${say(blinds)}`,
  'fee-limit-buy-in': ({ span }, { say }) => `買入${say(span)}`,
  'fee-pair': ({ lower, upper }, { money }) => `${money(lower)}–${money(upper)}`,
  'fee-print': ({ notes }, { say }) => notes.map(say).join('；'),
  'fee-flag': ({ kind, note }, { say }) => `${FLAGS[kind]}：${say(note)}`,
  'fee-read-as': ({ name, value }, { say }) => `${say(readingName(name))}：${say(readingValue(value))}`,
  'fee-section': ({ document }) => `枱費：${WHERE[document]}（${DOCUMENTS[document]}）`,
  'fee-section-posted': ({ schedule }) => `枱費：方案${scheduleName(schedule)}`,
  'fee-collection': '枱費',
  'fee-head-option': '方案',
  'fee-head-limit': '注額',
  'fee-head-bonus': '獎金注',
  'fee-head-players': '人數',
  'fee-head-bank': '莊家',
  'fee-head-player': '玩家',
  'fee-head-pot': '底池',
  'fee-head-print': '印刷',
  'fee-head-action': '全枱總注額',
  'fee-head-bank-pays': '莊家付',
  'fee-says-limit': ({ what }, { say }) => `注額：${say(what)}`,
  'fee-says-bonus': ({ what }, { say }) => `獎金注：${say(what)}`,
  'fee-says-players': ({ what }, { say }) => `人數：${say(what)}`,
  'fee-says-bank': ({ what }, { say }) => `向莊家收：${say(what)}`,
  'fee-says-player': ({ what }, { say }) => `向每位玩家收：${say(what)}`,
  'fee-says-pot': ({ what }, { say }) => `從底池抽：${say(what)}`,
  'fee-says-print': ({ what }, { say }) => `印刷：${say(what)}`,
  'fee-by-action': '按全枱總注額',
  'fee-filed-in': ({ count, document, first, last }) =>
    `${WHERE[document]}有${count}個方案：${DOCUMENTS[document]}/${first}${count === 1 ? '' : `至${DOCUMENTS[document]}/${last}`}`,
}
