import type { PokerSheetSentences } from '@cardroom/engine/poker'
import type { Says } from '../speaker.ts'
import { rankName } from './page/cards.ts'

type Of<K extends keyof PokerSheetSentences, V extends keyof PokerSheetSentences[K]> = Readonly<
  Record<Extract<PokerSheetSentences[K][V], string>, string>
>

const STREETS: Of<'poker-street', 'street'> = {
  preflop: 'Bài tẩy',
  flop: 'Vòng flop',
  turn: 'Vòng turn',
  river: 'Vòng river',
  second: 'Vòng lá thứ hai',
  third: 'Vòng lá thứ ba',
  fourth: 'Vòng lá thứ tư',
  fifth: 'Vòng lá thứ năm',
  sixth: 'Vòng lá thứ sáu',
  seventh: 'Vòng lá thứ bảy',
  predraw: 'Chia bài',
  draw: 'Đổi bài',
  'second-draw': 'Đổi bài lần hai',
  'third-draw': 'Đổi bài lần ba',
}

const FIRST: Of<'poker-bets', 'first'> = {
  'after-blinds': 'từ bên trái các tiền mù',
  'left-of-button': 'từ bên trái nút',
  opener: 'từ người phải cược bắt buộc',
  'high-board': 'từ người có bài ngửa cao nhất',
  'low-board': 'từ người có bài ngửa thấp nhất',
}

const LIMITS: Of<'poker-limit-on', 'bet'> = {
  lower: 'theo mức thấp',
  upper: 'theo mức cao',
  either: 'theo mức thấp hoặc mức cao',
  one: 'mọi lần cược và tố cùng một số tiền, hoặc trong khoảng cho phép',
}

const STRUCTURES: Readonly<Record<PokerSheetSentences['poker-limit-kinds']['kinds'][number], string>> = {
  fixed: 'giới hạn cố định (mọi lần cược và tố cùng một số tiền)',
  spread: 'cược trong khoảng (cược và tố từ mức nhỏ nhất đến mức lớn nhất)',
  pot: 'giới hạn theo pot',
  none: 'không giới hạn',
}

const LIES: Of<'poker-cards-lie', 'lie'> = {
  down: 'úp',
  up: 'ngửa',
  'down-if-none': 'ngửa, hoặc úp nếu tay bài chưa có lá úp nào',
}

const RESHUFFLED: Of<'poker-reshuffled', 'again'> = {
  'served-first': 'xào bài bỏ của những người đã đổi xong, rồi tới của tất cả',
  'earlier-and-burns': 'xào bài bỏ trước đó và các lá đốt, trừ của những người còn chờ đổi',
  all: 'xào tất cả bài bỏ',
}

const ODD_CHIP = {
  high: 'về tay bài cao',
  position: 'về người thắng đầu tiên bên trái nút',
  'closest-if-tied': 'về tay bài cao; nhiều tay bài cao bằng nhau thì về người thắng đầu tiên bên trái nút',
} as const

const PLAYS: Of<'poker-plays', 'plays'> = {
  any: 'Lấy tay bài tốt nhất từ bất kỳ lá nào',
  'exactly-two': 'Lấy đúng hai lá riêng với ba lá chung',
  'up-to-two': 'Lấy nhiều nhất hai lá riêng',
}

const WINNING: Readonly<Record<PokerSheetSentences['poker-pot-to']['hands'][number], string>> = {
  high: 'tay bài cao nhất',
  'high-bug': 'tay bài cao nhất, joker là ách hoặc làm đủ sảnh hay thùng',
  'short-deck': 'tay bài cao nhất, thùng hơn cù lũ',
  mexican: 'tay bài tốt nhất theo Mexican Poker',
  'eight-or-better': 'tay bài thấp tốt nhất từ 8 trở xuống',
  'eight-or-better-bug': 'tay bài thấp tốt nhất từ 8 trở xuống',
  'low-a5': 'tay bài thấp nhất, kiểu ách tới 5',
  'low-27': 'tay bài thấp nhất, kiểu 2 tới 7',
  badugi: 'badugi tốt nhất',
}

const HALVES = { high: 'cao', low: 'thấp' } as const

const HALF_NEEDS = { pair: 'một đôi' } as const

const jokersText = (jokers: number): string => (jokers === 0 ? '' : ` và ${jokers} lá joker`)

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

export const pokerSheet: Says<PokerSheetSentences> = {
  'poker-table': 'Bàn',
  'poker-deck': ({ without, jokers }) =>
    `Một bộ bài 52 lá${jokersText(jokers)}${without.length > 0 ? `, bỏ các lá ${without.map(rank => rankName(rank)).join(', ')}` : ''}`,
  'poker-may-add-joker': 'Sòng được thêm một lá joker (cách hiểu joker)',
  'poker-seats': ({ places }) => `${places} chỗ`,
  'poker-hands-at-most': ({ hands }) => `Chia tối đa ${hands} tay bài`,
  'poker-button-without':
    'Nhiều người hơn thì người giữ nút không được chia bài, rồi tới người bên phải người đó',
  'poker-boards': ({ boards }) => `${boards} bộ bài chung; mỗi bộ ăn nửa pot`,
  'poker-deck-runs-out':
    'Bộ bài hết thì các lá cuối lấy từ lá đốt, hoặc lật một lá chung cho tất cả người còn thiếu',
  'poker-buttons': ({ blinds }) =>
    `Nút chia bài${blinds ? ' và nút của mỗi tiền mù' : ''} chuyển theo chiều kim đồng hồ sau mỗi ván`,
  'poker-burns': ({ streets }) =>
    `Đốt một lá trước ${streets.map(street => lowered(STREETS[street])).join(', ')}`,
  'poker-button-draw': ({ by, suits }) =>
    `Mở bàn mới, ${by === 'dealt' ? 'chia cho mỗi người một lá ngửa' : 'mỗi người rút một lá từ bộ bài trải ra'}: lá cao nhất được nút${suits ? ', bằng nhau thì xét chất (bích, cơ, rô, chuồn)' : ''}`,

  'poker-a-hand': 'Một ván',
  'poker-blinds-posted': 'Tiền mù đặt bên trái nút',
  'poker-antes': 'Mọi người đặt tiền ante trước khi chia',
  'poker-up-card-opens': ({ card, ace, equal, puts, houseMayChange }) => {
    const which = `lá ngửa ${card === 'low' ? 'thấp nhất' : 'cao nhất'} (ách tính là ${HALVES[ace]})`
    const chosen = houseMayChange ? ', trừ khi sòng chọn ngược lại,' : ''
    const does = puts === 'bring-in' ? 'phải mở vòng hoặc cược đủ' : 'phải cược'
    const ties = equal === 'suit' ? 'xét chất' : 'ai gần nút trước thì đi'
    return `Đặt tiền ante; chia các lá đầu xong, ${which}${chosen} ${does}; bằng nhau thì ${ties}`
  },
  'poker-run-twice':
    'Những người đã all-in được thỏa thuận chia phần bài chung còn lại hai lần, mỗi lần nửa pot',
  'poker-showdown-of': ({ pot }, { say }) => `Lật bài: ${say(pot)}`,
  'poker-showdown-on-each-board': ({ hands }) =>
    `Lật bài: mỗi bộ bài chung được nửa pot, cho ${hands.map(hand => WINNING[hand]).join(' và ')}`,

  'poker-street': ({ street, dealt }, { say }) => `${STREETS[street]}: ${dealt.map(say).join(', ')}`,
  'poker-each-gets': ({ cards }, { say }) => `mỗi người được ${cards.map(say).join(', ')}`,
  'poker-cards-lie': ({ cards, lie }) => `${cards} lá ${LIES[lie]}`,
  'poker-to-the-board': ({ cards, boards }) =>
    `${cards} lá cho ${boards === 1 ? 'bài chung' : 'mỗi bộ bài chung'}`,
  'poker-may-replace': ({ most, dealerMost, served }) => {
    const dealer = dealerMost === undefined ? '' : ` (người chia tối đa ${dealerMost})`
    const how = served === 'all-declare' ? 'mọi người nói trước rồi mới đổi' : 'đổi lần lượt từng người'
    return `mỗi người được đổi tối đa ${most} lá${dealer}, ${how}`
  },
  'poker-reshuffled': ({ again }) => `Hết bài thì: ${RESHUFFLED[again]}`,
  'poker-throws-away': ({ cards, when }) =>
    `Mỗi người bỏ ${cards} lá ${when === 'before-betting' ? 'trước' : 'sau'} vòng cược`,
  'poker-bets': ({ first }) => `Vòng cược bắt đầu ${FIRST[first]}`,
  'poker-open-pair': 'Có đôi ngửa thì ai cũng được cược mức cao',
  'poker-no-check': 'Không được check: phải cược, theo hoặc úp bài',
  'poker-may-expose': 'Người chơi được lật ngửa lá úp; lá kế khi đó chia úp',

  'poker-betting': 'Cược',
  'poker-limits': ({ limits }, { say }) => `Bàn hai mức: ${limits.map(say).join('; ')}`,
  'poker-limit-on': ({ streets, bet }) =>
    `${streets.map(street => lowered(STREETS[street])).join(', ')} ${LIMITS[bet]}`,
  'poker-raises': ({ most, lifted }) =>
    `Mỗi vòng một lần cược và ${most} lần tố; tố không giới hạn khi ${lifted === 'two-left' ? 'chỉ còn hai người' : 'chỉ hai người dự vòng đó'}`,
  'poker-limit-kinds': ({ kinds }) => `Chơi kiểu ${kinds.map(kind => STRUCTURES[kind]).join(' hoặc ')}`,
  'poker-check-raise': ({ allowed }) =>
    allowed ? 'Đã check thì sau vẫn được tố' : 'Đã check thì sau không được tố',
  'poker-least-raise': 'Tố ít nhất bằng lần cược trước',
  'poker-full-bet': 'Chỉ cược đủ mới tính là mở hoặc tố; all-in ít hơn thì chỉ phải theo',
  'poker-new-player-posts': 'Người mới chờ tới mù lớn, hoặc đặt bằng mù lớn: tiền đó được tính',
  'poker-dealt-in-at-once': 'Người mới được chia bài ngay, không phải đặt tiền mù',
  'poker-straddle': ({ from, times }) =>
    `Trước khi chia được đặt straddle${from === undefined ? '' : ' bên trái mù lớn'}${times === undefined ? '' : ` bằng ${times} lần mù lớn`}`,
  'poker-kill': ({ cards, times, acts }) =>
    `Sau ${cards} lá, người chơi được kill pot bằng ${times} lần mù lớn: các mức cược gấp đôi${acts === 'last' ? ', và người kill đi sau cùng trước khi đổi bài' : ''}`,
  'poker-ace-low-for-button': 'Khi rút bài giành nút, ách là lá thấp nhất',
  'poker-single-blind': 'Chỗ nào chỉ có một tiền mù thì mọi vòng cược bắt đầu từ bên trái nút',
  'poker-one-live-blind-a-deal':
    'Ngoài tiền mù theo lượt, mỗi ván chỉ có một tiền mù sống: một người đặt bù, hoặc straddle',
  'poker-kill-again': 'Pot đã kill thì người khác được kill lần nữa',

  'poker-showdown': 'Lật bài',
  'poker-plays': ({ plays, own, board }) => {
    if (board || own < 5) return PLAYS[plays]
    return own === 5 ? 'Cả năm lá đều tính' : `Lấy năm lá tốt nhất trong ${own} lá`
  },
  'poker-shows-first': ({ who }) =>
    who === 'last-to-act'
      ? 'Ai cược hoặc check sau cùng thì lật bài trước'
      : 'Mọi người đều check thì ai check trước lật trước',
  'poker-half-needs': ({ half, hand }) => `Nửa pot ${HALVES[half]} cần ít nhất ${HALF_NEEDS[hand]}`,
  'poker-odd-chip': ({ to }) => `Chip lẻ không chia được ${ODD_CHIP[to]}`,
  'poker-mucks': 'Chỉ tay bài thắng phải lật: bài thua được bỏ mà không cần lật',
  'poker-nobody-qualifies': 'Không ai đủ bài: mọi tay bài còn sống chia nhau pot',
  'poker-checked-seven': ({ late, limitOnly }) =>
    `Bảy trở xuống mà check sau khi đổi bài thì không ăn tiền cược về sau: tiền đó ${late === 'returned' ? 'trả lại' : 'về tay bài nhì'}${limitOnly ? ' (chỉ ở bàn có giới hạn)' : ''}`,
  'poker-also-played': ({ pot }, { say }) => `Cũng được chơi kiểu: ${say(pot)}`,
  'poker-dead-seat-dealt': 'Ghế đã bỏ bài trước khi có tiền cược vẫn được chia bài tới khi có người cược',
  'poker-pot-to': ({ hands }) => {
    const [only, more] = hands
    return only && !more
      ? `${WINNING[only]} ăn pot`
      : `${hands.map(hand => WINNING[hand]).join(' và ')} mỗi bên ăn một nửa`
  },
}
