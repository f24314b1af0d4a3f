import type { FeeRefusals, FeeSentences } from '@cardroom/engine/collection'
import type { Says } from '../speaker.ts'

/** `từ 5 trở lên`, `tới 7`, `5 đến 6`. */
function span(from: number | undefined, to: number | undefined, write: (n: number) => string): string {
  if (to === undefined) return `từ ${write(from ?? 0)} trở lên`
  if (from === undefined) return `tới ${write(to)}`
  return from === to ? write(from) : `${write(from)} đến ${write(to)}`
}

export const fees: Says<FeeSentences> = {
  'count-span': ({ from, to }) => span(from, to, String),
  'money-span': ({ from, to }, { money }) => span(from, to, money),
  'option-numbers': ({ first, last, others }) =>
    [first === last ? first : `${first} đến ${last}`, ...others].join(' và '),
  'fee-in-no-row': ({ span: amounts }, { say }) => `${say(amounts)} không có trong hàng nào`,
  'fee-in-two-rows': ({ span: amounts }, { say }) => `${say(amounts)} có trong hai hàng`,
  'fee-why-gap': 'có số tiền không nằm trong hàng nào',
  'fee-why-time-taken': 'ghi là mỗi 30 phút; trước hay sau 30 phút thì không nói',
  'fee-why-time-from': 'ghi là từ mỗi người chơi; ở nơi khác người đi vắng cũng phải trả (002:220)',
  'fee-why-overlap': 'có số tiền nằm trong hai hàng',
}

export const feeRefusals: Says<FeeRefusals> = {
  'no-fees-filed': ({ game }) => `${game} không có hồ sơ tiền xâu`,
  'no-option-named': 'danh sách mức thu xâu đang trống',
  'no-such-schedule': ({ game, name, documents }) =>
    `${game} không có bảng mức xâu “${name}”: tiền xâu của nó nằm trong ${documents.join(', ')}`,
  'no-such-option': ({ game, name, document, options }, { say }) =>
    `${game} không có mức thu xâu “${name}”: ${document} có ${say(options)}`,
  'options-need-players': 'có nhiều mức thu xâu thì phải biết số người chơi',
  'options-for-players': ({ options, covering, players }) =>
    `${covering === 0 ? 'không mức nào' : `${covering} mức`} trong ${options.join(', ')} dành cho ${players} người chơi`,
  'fee-needs-action': ({ schedule }) => `${schedule} cần tổng tiền cược của bàn`,
  'fee-needs-wager': ({ schedule }) => `${schedule} cần tiền cược của người chơi`,
  'fee-needs-players': ({ schedule }) => `${schedule} cần số người chơi`,
  'fee-needs-pot': ({ schedule }) => `${schedule} cần số tiền trong pot`,
  'fee-needs-minutes': ({ schedule }) => `${schedule} cần số phút ngồi bàn`,
  'fee-players-not-covered': ({ schedule, covers, players }, { say }) =>
    `${schedule} dành cho ${covers.map(say).join(', ')} người chơi, không phải ${players}`,
  'fee-half-hours-only': ({ schedule, minutes }) =>
    `${schedule} lấy mỗi 30 phút: ${minutes} phút thì chưa tròn`,
  'fee-no-such-street': ({ schedule, street, streets }) =>
    `${schedule} không có vòng “${street}”: ${streets.join(', ')}`,
  'action-above-most': ({ action, most }, { money }) =>
    `tổng tiền cược của bàn ${money(action)} cao hơn ${money(most)}`,
  'minimum-not-filed': ({ amount, filed }, { money, say }) =>
    `mức tối thiểu ${money(amount)} không có trong hồ sơ: ${say(filed)}`,
  'maximum-not-filed': ({ amount, filed }, { money, say }) =>
    `mức tối đa ${money(amount)} không có trong hồ sơ: ${say(filed)}`,
}
