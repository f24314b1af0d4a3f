import type { ScheduleRefusals } from '@cardroom/engine/collection'
import type { PokerRefusals } from '@cardroom/engine/poker'
import type { Says } from '../speaker.ts'

const LIMITS: Readonly<Record<PokerRefusals['poker-limit-not-filed']['limits'][number], string>> = {
  fixed: 'giới hạn cố định',
  spread: 'cược trong khoảng',
  pot: 'giới hạn theo pot',
  none: 'không giới hạn',
}

const BETTING: Readonly<Record<PokerRefusals['poker-betting-not-filed']['betting'][number], string>> = {
  limit: 'có giới hạn',
  'pot-limit': 'giới hạn theo pot',
  'no-limit': 'không giới hạn',
}

export const pokerRefusals: Says<PokerRefusals> = {
  'poker-missing': 'bị thiếu',
  'poker-places': ({ game, places, seats }) => `${game} có ${places} chỗ, không phải ${seats}`,
  'poker-no-such-place': ({ places, seat }) => `từ 1 đến ${places}, không phải ${seat}`,
  'poker-seat-taken': ({ seat }) => `ghế ${seat} có người rồi`,
  'poker-empty-seat': ({ seat }) => `không ai ngồi ghế ${seat}`,
  'poker-limit-has-none': ({ limit }) => `kiểu cược ${limit} không có mục này`,
  'poker-lower-bet-first': 'mức cược thấp ghi trước',
  'poker-least-bet-first': 'mức cược nhỏ nhất ghi trước',
  'poker-game-has-none': ({ game }) => `${game} không có mục này`,
  'poker-too-many-blinds': ({ blinds, players }) => `${blinds} tiền mù cho ${players} người chơi`,
  'poker-blind-below-the-last': 'nhỏ hơn tiền mù trước nó',
  'poker-blind-above-the-bet': ({ bet }, { money }) => `lớn hơn mức cược, ${money(bet)}`,
  'poker-bring-in-above-the-bet': 'lớn hơn mức cược',
  'poker-opener-not-left-open': ({ game }) => `${game} không để cho sòng tự chọn điều này`,
  'poker-no-ante': 'không có tiền ante',
  'poker-not-hi-lo': ({ game }) => `${game} không chơi kiểu cao thấp`,
  'poker-only-hi-lo': ({ game }) => `${game} chơi kiểu cao thấp`,
  'poker-no-straddle': ({ game }) => `${game} không có straddle`,
  'poker-straddle-is': ({ amount, given }, { money }) => `${money(amount)}, không phải ${money(given)}`,
  'poker-straddle-is-more': ({ amount, given }, { money }) =>
    `hơn ${money(amount)}, không phải ${money(given)}`,
  'poker-cannot-straddle': ({ seat }) => `ghế ${seat} không được straddle`,
  'poker-button-cannot-straddle': 'người giữ nút không được straddle',
  'poker-straddle-left-of-big-blind': 'chỉ ghế bên trái mù lớn được straddle',
  'poker-no-kill': ({ game }) => `${game} không có kill`,
  'poker-kill-is': ({ amount, given }, { money }) => `${money(amount)}, không phải ${money(given)}`,
  'poker-blind-is-in': ({ seat }) => `ghế ${seat} đã đặt tiền mù`,
  'poker-live-above-big-blind': ({ blind }, { money }) => `lớn hơn mù lớn, ${money(blind)}`,
  'poker-dead-above-small-blind': ({ blind }, { money }) => `lớn hơn mù nhỏ, ${money(blind)}`,
  'poker-straddles-or-posts': ({ seat }) => `ghế ${seat} straddle hoặc đặt bù, không được cả hai`,
  'poker-one-live-blind': 'mỗi ván chỉ một người vào bằng tiền mù sống: đặt bù hoặc straddle',
  'poker-nothing-posted': 'không có tiền nào được đặt',
  'poker-limit-not-filed': ({ game, limits }) =>
    `hồ sơ của ${game} chỉ cho ${limits.map(limit => LIMITS[limit]).join(' và ')}`,
  'poker-one-bet': ({ game }) => `mọi cược của ${game} cùng một mức: không có mức thấp và mức cao`,
  'poker-betting-not-filed': ({ schedule, betting }) =>
    `${schedule} dành cho bàn ${betting.map(kind => BETTING[kind]).join(' và ')}`,
  'poker-bets-not-filed': ({ schedule, least, most }, { money }) => {
    const [from, to] = [least, most].map(pair => pair.map(money).join('–'))
    return `${schedule} dành cho ${from === to ? from : `${from} đến ${to}`}`
  },
  'poker-blinds-not-filed': ({ schedule, blinds }, { money }) =>
    `${schedule} dành cho tiền mù ${blinds.map(money).join(' và ')}`,
  'poker-wager-not-filed': ({ given, min, max }, { money }) =>
    `tiền cược ${max === undefined ? `từ ${money(min)} trở lên` : `${money(min)} đến ${money(max)}`}, không phải ${money(given)}`,
  'poker-names-a-seat': ({ name }) => `“${name}” phải nêu ghế`,
  'poker-names-a-card': ({ name }) => `“${name}” phải nêu lá bài`,
  'poker-names-an-amount': ({ name }) => `“${name}” phải nêu số tiền của lần bỏ đầu`,
  'poker-no-hand': ({ seat }) => `ghế ${seat} không có bài`,
  'poker-out-of-the-hand': ({ seat }) => `ghế ${seat} không còn trong ván`,
  'poker-not-held': ({ seat, card }) => `ghế ${seat} không cầm ${card}`,
  'poker-not-a-down-card': ({ seat, card }) => `${card} của ghế ${seat} không nằm úp`,
  'poker-last-hand': ({ seat }) => `ghế ${seat} là tay bài cuối cùng, được ăn pot`,
  'poker-no-joker': ({ seat }) => `ghế ${seat} không cầm joker`,
  'poker-not-all-in': ({ seat }) => `ghế ${seat} không all-in`,
  'poker-no-bet-yet': 'chưa ai cược',
  'poker-not-folded': ({ seat }) => `ghế ${seat} chưa úp bài`,
  'poker-too-late-to-retrieve': ({ seat }) => `quá trễ để lấy lại bài của ghế ${seat}`,
  'poker-no-call-to-withdraw': ({ seat }) => `ghế ${seat} không có lần theo nào để rút lại`,
  'poker-no-betting': 'không có vòng cược',
  'poker-in-turn': ({ seat }) => `đang tới lượt ghế ${seat}`,
  'poker-not-to-act': ({ seat }) => `chưa tới lượt ghế ${seat}`,
  'poker-other-to-act': ({ seat, turn }) => `chưa tới lượt ghế ${seat}: đang tới lượt ghế ${turn}`,
  'poker-not-asked-to-bet': ({ seat }) => `ghế ${seat} không được hỏi cược`,
  'poker-may-not-bet': ({ seat }) => `ghế ${seat} không được cược`,
  'poker-chip-makes-no-bet': 'phải có giá trị của chip, và phải còn được cược',
  'poker-not-asked-to-discard': ({ seat }) => `ghế ${seat} không được hỏi bỏ bài`,
  'poker-dealer-not-drawing': 'người chia không được hỏi đổi bài',
  'poker-not-before': ({ street }) => `lúc này không phải trước ${street}`,
  'poker-flop-acted-on': 'đã có người đi sau flop',
  'poker-flop-is-out': 'flop đã ra: lá tẩy bị lộ lúc chia',
  'poker-hole-cards-are-older': 'bài tẩy đã chia từ vòng đầu',
  'poker-no-card-too-early': 'không thể có lá nào ra quá sớm',
  'poker-unseen-at-showdown': ({ seat }) => `ghế ${seat} tới lúc lật bài với một lá không ai thấy`,
}

export const scheduleRefusals: Says<ScheduleRefusals> = {
  'no-option-for-players': ({ players }) => `không mức nào đang áp dụng cho ${players} người chơi`,
}
