import type { FeeDocument } from '@cardroom/engine/collection'
import type { FeeSheetSentences } from '@cardroom/rulebook'
import { readingName, readingValue } from '@cardroom/rulebook/names'
import type { Says } from '../speaker.ts'
import { bonusName } from '../wager-names.ts'
import { DOCUMENTS, scheduleName } from './names/schedules.ts'
import { MOMENTS, UNITS } from './page/fees.ts'
import { seating } from './page/seating.ts'

const TAKEN = {
  'in-advance': ', lấy trước',
  after: ', hết giờ mới lấy',
  'on-the-clock': ', đúng giờ và giờ rưỡi',
} as const

const WHERE: Readonly<Record<FeeDocument, string>> = {
  own: 'hồ sơ riêng của trò',
  rates: 'văn bản chung của sòng',
  shared: 'bảng chung cho nhiều trò',
  'stars-rates': 'văn bản của Stars',
}

const FLAWS: Readonly<Record<FeeSheetSentences['fee-flag']['kind'], string>> = {
  damaged: 'bị hỏng',
  blank: 'bỏ trống',
  gap: 'thiếu',
  overlap: 'chồng nhau',
  contradiction: 'mâu thuẫn',
  misprint: 'in sai',
}

const BETTINGS: Readonly<Record<string, string>> = seating.bettings

export const feeSheet: Says<FeeSheetSentences> = {
  'fee-amount': ({ cents }, { money }) => money(cents),
  'fee-rows': ({ rows }, { say }) => rows.map(say).join('; '),
  'fee-row': ({ span, cents }, { say, money }) => `${say(span)}: ${money(cents)}`,
  'fee-per': ({ rate, unit, taken }, { say }) => `${say(rate)}, ${UNITS[unit]}${taken ? TAKEN[taken] : ''}`,
  'fee-pot': ({ takes, otherwise, from }, { say, money }) =>
    [...takes.map(say), ...(otherwise === undefined ? [] : [`còn lại ${money(otherwise)}`])].join(', ') +
    (from === 'blinds' ? ', lấy từ tiền mù' : ''),
  'fee-take': ({ rate, at, reaches }, { say, money }) =>
    `${say(rate)} ${MOMENTS[at]}${reaches === undefined ? '' : ` khi pot tới ${money(reaches)}`}`,
  'fee-bonus': ({ limits, upToBase }, { say }) =>
    [...limits.map(say), ...(upToBase ? ['tối đa bằng cược chính'] : [])].join(', '),
  'fee-bonus-limit': ({ bet, span }, { say }) =>
    bet === undefined ? say(span) : `${say(bonusName(bet))} ${say(span)}`,
  'fee-up-to-table': 'tới mức tối đa của bàn',
  'fee-any-amount': 'bao nhiêu cũng được',
  'fee-from-base': ({ span }, { say }) => `${say(span)}, không ít hơn cược chính`,
  'fee-limit': ({ betting, limit }, { say }) =>
    [betting.map(kind => BETTINGS[kind] ?? kind).join(', '), limit ? say(limit) : '']
      .filter(Boolean)
      .join(' '),
  'fee-limit-bets-a-seat': ({ limit, most }, { say }) => `${say(limit)}, mỗi ghế tối đa ${most} cược`,
  'fee-limit-later': ({ limit, wager, span }, { say }) =>
    `${say(limit)}, ${say(bonusName(wager))} tối đa ${say(span)}`,
  'fee-limit-posted': ({ min, max }, { say }) =>
    `tối thiểu ${say(min)}, ${max ? `tối đa ${say(max)}` : 'không có tối đa'}`,
  'fee-limit-minimum': ({ of }, { money }) => `tối thiểu ${of.map(money).join(', ')}`,
  'fee-limit-bets': ({ bets, blinds }, { say }) => say(bets) + (blinds ? `, tiền mù ${say(blinds)}` : ''),
  'fee-limit-range': ({ from, to }, { say }) => `${say(from)} đến ${say(to)}`,
  'fee-limit-blinds': ({ blinds }, { say }) => `tiền mù ${say(blinds)}`,
  'fee-limit-buy-in': ({ span }, { say }) => `tiền vào bàn ${say(span)}`,
  'fee-pair': ({ lower, upper }, { money }) => `${money(lower)}–${money(upper)}`,
  'fee-print': ({ notes }, { say }) => notes.map(say).join('; '),
  'fee-flag': ({ kind, note }, { say }) => `${FLAWS[kind]}: ${say(note)}`,
  'fee-read-as': ({ name, value }, { say }) => `${say(readingName(name))}: ${say(readingValue(value))}`,
  'fee-section': ({ document }) => `Tiền xâu: ${WHERE[document]} (${DOCUMENTS[document]})`,
  'fee-section-posted': ({ schedule }) => `Tiền xâu: mức ${scheduleName(schedule)}`,
  'fee-collection': 'Tiền xâu',
  'fee-head-option': 'Mức',
  'fee-head-limit': 'Giới hạn',
  'fee-head-bonus': 'Cược thưởng',
  'fee-head-players': 'Số người',
  'fee-head-bank': 'Nhà cái',
  'fee-head-player': 'Người chơi',
  'fee-head-pot': 'Tiền pot',
  'fee-head-print': 'Bản in',
  'fee-head-action': 'Tổng tiền cược của bàn',
  'fee-head-bank-pays': 'Nhà cái trả',
  'fee-says-limit': ({ what }, { say }) => `Giới hạn: ${say(what)}`,
  'fee-says-bonus': ({ what }, { say }) => `Cược thưởng: ${say(what)}`,
  'fee-says-players': ({ what }, { say }) => `Số người: ${say(what)}`,
  'fee-says-bank': ({ what }, { say }) => `Nhà cái trả: ${say(what)}`,
  'fee-says-player': ({ what }, { say }) => `Mỗi người chơi trả: ${say(what)}`,
  'fee-says-pot': ({ what }, { say }) => `Lấy từ pot: ${say(what)}`,
  'fee-says-print': ({ what }, { say }) => `Bản in: ${say(what)}`,
  'fee-by-action': 'theo tổng tiền cược của bàn',
  'fee-filed-in': ({ count, document, first, last }) => {
    const to = count === 1 ? '' : ` đến ${DOCUMENTS[document]}/${last}`
    return `${count} mức trong ${WHERE[document]}: ${DOCUMENTS[document]}/${first}${to}`
  },
}
