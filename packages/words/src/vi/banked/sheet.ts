import type { BankedSheetSentences } from '@cardroom/engine/banked'
import type { Says } from '../../speaker.ts'
import { PAY_HANDS } from './kinds.ts'

const FIRST_AT = {
  'left-of-bank': 'ghế bên trái nhà cái',
  'house-dealers-left': 'ghế bên trái người chia bài',
  'house-dealers-right': 'ghế bên phải người chia bài',
} as const

const FIRST_CARD = {
  any: 'lá của nhà cái',
  open: 'lá ngửa của nhà cái',
  down: 'lá úp của nhà cái',
  'first-drawn': 'lá đầu tiên nhà cái rút',
  'second-dealt': 'lá thứ hai được chia',
} as const

const COUNTED_FROM = {
  bank: 'nhà cái',
  'left-of-bank': 'bên trái nhà cái',
  'house-dealers-left': 'bên trái người chia bài',
} as const

const PASSED_TO = { 'left-of-bank': 'bên trái', 'house-dealers-right': 'bên phải người chia bài' } as const

const SUPPLY = {
  shoe: 'Chia từ hộp bài, ván này qua ván khác tới khi ra lá cắt',
  'two-decks': 'Hai bộ bài lưng khác màu thay phiên: chia bộ này thì xào bộ kia',
  continuous: 'Chia từ máy xào liên tục',
  'every-round': 'Xào lại mỗi ván',
} as const

export const DIRECTIONS = {
  clockwise: 'theo chiều kim đồng hồ',
  'counter-clockwise': 'ngược chiều kim đồng hồ',
}

const COMPARED = { higher: 'cao hơn', equal: 'bằng', lower: 'thấp hơn' } as const

const OUTCOMES = { lose: 'thua', push: 'huề' } as const

/** `6:5` is "5 ăn 6". */
export const odds = (of: string): string => of.replace(/^(.+):(.+)$/, '$2 ăn $1')

const either = (names: readonly string[]): string => names.join(' hoặc ')

export const bankedSheet: Says<BankedSheetSentences> = {
  'banked-title-table': 'Bàn',
  'banked-title-wagers': 'Các loại cược',
  'banked-title-round': 'Một ván',
  'banked-title-showdown': 'Lật bài',
  'banked-title-settlement': 'Chung tiền',
  'banked-column-wager': 'Cược',
  'banked-column-when': 'Khi nào',
  'banked-column-condition': 'Điều kiện',
  'banked-column-hand': 'Tay bài',
  'banked-column-pays': 'Trả',
  'banked-column-player-dealer': 'Nhà cái',
  'banked-column-players-hand': 'Bài nhà con',
  'banked-column-outcome': 'Kết quả',

  'banked-tile-set': 'Một bộ 32 quân bài cẩu',
  'banked-decks': ({ from, to, cards, without, jokers, jokersFrom }) => {
    const decks = from === to ? `${to} bộ` : `${from} đến ${to} bộ`
    const removed = without.length > 0 ? ` (bỏ ${without.join(', ')})` : ''
    const added = jokers > 0 ? ` thêm ${jokers} lá joker` : ''
    const when = jokersFrom === undefined ? '' : ` khi dùng từ ${jokersFrom} bộ trở lên`
    return `${decks} bài ${cards} lá${removed}${added}${when}`
  },
  'banked-decks-or-more': ({ from, cards }) => `${from} bộ bài ${cards} lá trở lên`,
  'banked-decks-at-most': ({ to }) => `Ở đây tối đa ${to} bộ`,
  'banked-places': ({ places }) => `${places} chỗ, kể cả chỗ nhà cái`,
  'banked-smaller-table': ({ places }) => `Hoặc bàn nhỏ hơn có ${places} chỗ`,
  'banked-larger-table': ({ places }) => `Hoặc bàn lớn hơn, nếu không quá ${places} người chơi`,
  'banked-bank-button': ({ turns }) =>
    `Một nút đặt trước ghế cho biết ai là nhà cái${turns ? ', và đang làm cái lần thứ nhất hay thứ hai' : ''}`,
  'banked-providers': 'Công ty cung cấp dịch vụ người chơi (bên thứ ba) được phép chơi',
  'banked-kum-kum': ({ minimum }) =>
    `Được hùn với nhau: cược kum-kum được chung và được ăn như một${minimum ? ', và mỗi người hùn ít nhất mức tối thiểu của bàn' : ''}`,
  'banked-no-back-line': 'Không nhận cược ké',
  'banked-supply': ({ from }) => SUPPLY[from],
  'banked-supply-cut': 'Nhà cái được mời cắt bài trước khi bỏ bài vào hộp',
  'banked-supply-burn': 'Lật lá đầu tiên, rồi đốt úp bấy nhiêu lá theo số của nó; bồi, đầm, già tính mười',
  'banked-supply-free-hands': ({ most }) =>
    `Người chơi được xin ván không cược, mỗi hộp bài không quá ${most}`,
  'banked-back-line': 'Nhận cược ké',
  'banked-back-line-up-to': ({ most }) => `Cược ké: tối đa ${most} người một tay bài`,
  'banked-circles': ({ open }) =>
    open
      ? 'Người chơi được cược thêm ở vòng không có người ngồi, và tự chơi tay bài đó'
      : 'Không ai được cược ở vòng không có người ngồi',
  'banked-sees-one-hand': 'Ai cược nhiều tay bài chỉ được xem một tay; người chia bài chơi các tay kia',

  'banked-before-the-deal': 'trước khi chia',
  'banked-during-the-round': 'trong ván',
  'banked-conditions': ({ conditions }, { say }) => conditions.map(say).join(', '),
  'banked-required': 'bắt buộc',
  'banked-beside': ({ others }) => `kèm với ${either(others)}`,
  'banked-as-much-as': ({ other }) => `bằng ${other}`,
  'banked-no-more-than': ({ others }) => `không quá ${either(others)}`,
  'banked-on-each-hand': ({ hands }) => `trên mỗi tay trong ${hands} tay bài`,
  'banked-not-back-line': 'không dành cho người cược ké',

  'banked-position-offered': ({ wageredBefore, rounds }) =>
    `Quyền làm nhà cái được mời theo chiều kim đồng hồ${wageredBefore ? ', cho ai có cược ở ván trước' : ''}; không ai giữ quá ${rounds} ván liền`,
  'banked-wagers-are-made': ({ wagers }) => `Đặt cược: ${wagers.join(', ')}`,
  'banked-first-action': ({ first }, { say }) => `Ai đi trước: ${say(first)}`,
  'banked-first-at': ({ place }) => FIRST_AT[place],
  'banked-first-by-card': ({ which, from, countsBank, ace, faces, joker }) => {
    const courts = faces === 'ten' ? 'bồi, đầm, già 10' : 'bồi 11, đầm 12, già 13'
    const values = [`ách ${ace}`, courts, ...(joker === undefined ? [] : [`joker ${joker}`])]
    return `lấy số của ${FIRST_CARD[which]} đếm theo chiều kim đồng hồ từ ${COUNTED_FROM[from]}${countsBank ? '' : ', bỏ qua ghế nhà cái'} (${values.join(', ')}); trúng ghế trống thì qua ghế kế`
  },
  'banked-first-by-dice': ({ bankAt, passedTo }) =>
    `đổ ba hột xí ngầu, ra ${bankAt.join(', ')} là nhà cái, nhà cái nhường cho ${PASSED_TO[passedTo]}, các số khác đếm theo chiều kim đồng hồ; trúng ghế trống thì qua ghế kế`,
  'banked-settled-as-covered':
    'Chung tiền theo thứ tự, trong phạm vi tiền của nhà cái; phần tiền nhà cái không đủ thì trả lại',

  'banked-settlement-order': ({ order, direction, wagers, last }) => {
    const how = order === 'by-seat' ? 'Từng ghế một' : 'Hết loại cược này tới loại cược khác'
    const end = last.length > 0 ? `; cuối cùng là ${last.join(', ')}` : ''
    return `${how}, ${DIRECTIONS[direction]}: ${wagers.join(', ')}${end}`
  },
  'banked-losing-hand': ({ wagers }) => `Tay bài thua: ${wagers.join(', ')}`,

  'banked-qualifies': 'đủ bài',
  'banked-does-not-qualify': 'không đủ bài',
  'banked-compared': ({ hand }) => COMPARED[hand],
  'banked-outcome': ({ outcome }) => OUTCOMES[outcome],
  'banked-odds': ({ odds: of }) => odds(of),
  'banked-hand': ({ hand }) => PAY_HANDS[hand],
}
