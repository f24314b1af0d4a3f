import type { BlackjackSheetSentences } from '@cardroom/engine/blackjack'
import type { Says } from '../../speaker.ts'
import { odds } from './sheet.ts'

const FROM = {
  'left-of-bank': 'bên trái nhà cái',
  'house-dealers-left': 'bên trái người chia bài',
} as const

const BANK = {
  'up-and-down': 'một lá ngửa một lá úp',
  'turned-after-the-deal': 'hai lá úp, chia xong thì lật lá đầu',
  'one-up': 'một lá ngửa, lá thứ hai chia sau khi nhà con xong',
} as const

const EVENTS: Readonly<Record<BlackjackSheetSentences['blackjack-when-all']['events'][number], string>> = {
  'player natural': 'nhà con có natural',
  'player over': 'nhà con quắc',
  'player higher': 'nhà con cao hơn',
  'player lower': 'nhà con thấp hơn',
  equal: 'bằng nhau',
  'player nearer': 'nhà con gần hơn',
  'equally near': 'gần bằng nhau',
  'bank nearer': 'nhà cái gần hơn',
  'player 21': 'nhà con 21',
  'player 21½ by a switch': 'nhà con 21½ nhờ đổi lá',
  'player 23 to 25 in three cards': 'nhà con 23 đến 25 với ba lá',
  'bank natural': 'nhà cái có natural',
  'bank over': 'nhà cái quắc',
  'bank 21': 'nhà cái 21',
  'bank 22': 'nhà cái 22',
  'bank 8-8-8': 'nhà cái 8-8-8',
  'bank 7-8-9 of one suit': 'nhà cái 7-8-9 cùng chất',
  'bank joker in two cards': 'nhà cái có joker trong hai lá đầu',
}

const MATCHES: Readonly<Record<BlackjackSheetSentences['blackjack-match-hand']['hand'], string>> = {
  'two suited matches': 'trùng hai lá cùng chất',
  'one suited and one unsuited match': 'trùng một lá cùng chất và một lá khác chất',
  'one suited match': 'trùng một lá cùng chất',
  'two unsuited matches': 'trùng hai lá khác chất',
  'one unsuited match': 'trùng một lá khác chất',
  'four of a kind': 'tứ quý',
  'two pair': 'hai đôi',
  'three of a kind': 'xám',
  pair: 'đôi',
}

/** `17`, `21½`. */
const count = (points: number): string => `${Math.floor(points)}${Number.isInteger(points) ? '' : '½'}`

export const blackjackSheet: Says<BlackjackSheetSentences> = {
  'blackjack-deal': ({ hands, from, bank }) =>
    `Mỗi ghế ${hands === 1 ? 'một' : 'hai'} tay bài, chia từ ${FROM[from]}; nhà cái có ${BANK[bank]}`,
  'blackjack-super-match-settled': ({ wager }) => `${wager} chung ngay sau khi chia`,
  'blackjack-insurance': ({ amount, odds: of }) =>
    `Nhà cái ngửa ách: mua bảo hiểm ${amount === 'half' ? 'bằng nửa' : 'tối đa nửa'} tiền cược, trả ${odds(of)}`,
  'blackjack-checked-under': ({ under }) =>
    `Lá úp được xem khi lá ngửa là ${under === 'ace' ? 'ách' : 'ách hoặc lá mười điểm'}`,
  'blackjack-not-checked': 'Nhà con chưa quyết xong thì không xem lá nào',
  'blackjack-naturals-at-once': ({ natural }) =>
    `${natural} được chung ngay khi biết chắc nhà cái không thể có`,
  'blackjack-frozen-hand': 'Tay bài có joker thì dằn luôn',
  'blackjack-all-frozen': 'Nhà cái lật ra joker thì mọi tay bài dằn luôn',
  'blackjack-switching': 'Người chơi được đổi hai lá thứ hai của hai tay bài với nhau',
  'blackjack-turns': ({ from, surrender }) =>
    `Lần lượt từ ${FROM[from]}, theo chiều kim đồng hồ, mỗi người kéo, dằn, gấp đôi${surrender ? ', tách hoặc xin thua' : ' hoặc tách'} theo bảng và luật dưới đây`,
  'blackjack-bank-by-chart': 'Nhà cái kéo theo bảng',

  'blackjack-title-charts': 'Các bảng',
  'blackjack-natural': ({ natural, of, points }) =>
    `${natural}: ${of === 'two-jokers' ? 'hai lá joker' : 'ách và một lá mười điểm'} trong hai lá đầu, ${count(points)}`,
  'blackjack-over': ({ above, natural }) => `Hơn ${above} mà không phải ${natural} là quắc`,
  'blackjack-total': 'Điểm',
  'blackjack-chart-of': ({ who, soft }) =>
    `${who === 'player' ? 'Nhà con' : 'Nhà cái'}, ${soft ? 'bài mềm' : 'bài cứng'}`,

  'blackjack-title-options': 'Nhà con được làm gì',
  'blackjack-double': ({ amount, onMustStand }) =>
    `Gấp đôi khi có hai lá, ${amount === 'wager' ? 'bằng tiền cược' : 'tối đa bằng tiền cược'}${onMustStand ? '' : ', trừ khi điểm buộc phải dằn'}; kéo một lá`,
  'blackjack-double-again': ({ times }) => `Gấp đôi tổng tiền cược lần nữa, tối đa ${times} lần`,
  'blackjack-rescue': 'Rút: lấy lại phần gấp đôi sau cùng và chịu mất phần còn lại',
  'blackjack-split': ({ tens, hands }) =>
    `Tách đôi${tens === 'any' ? ' và hai lá mười điểm bất kỳ' : ''}, tối đa ${hands} tay bài`,
  'blackjack-split-suited': ({ split }) => `Từ lần tách ${split} trở đi chỉ tách lá cùng chất`,
  'blackjack-split-aces': ({ hands, cards }) =>
    `Ách: tối đa ${hands} tay bài, ${cards === 'one' ? 'mỗi tay một lá' : 'muốn kéo bao nhiêu lá cũng được'}`,
  'blackjack-surrender': ({ when, from }) =>
    `Xin thua mất nửa tiền cược, ${when === 'any-time' ? 'lúc nào cũng được' : 'khi mới có hai lá đầu'}${from === undefined ? '' : `, từ ${from} điểm trở lên`}`,
  'blackjack-no-surrender': 'Không được xin thua',

  'blackjack-title-verdicts': 'Kết quả của tay bài (theo hàng đầu tiên khớp)',
  'blackjack-column-wagers': 'Cược',
  'blackjack-column-result': 'Kết quả',
  'blackjack-when-all': ({ events }) => events.map(event => EVENTS[event]).join(', ') || 'còn lại',
  'blackjack-all-wagers': 'tất cả',
  'blackjack-these-wagers': ({ wagers }) => wagers.join(', '),
  'blackjack-wins': ({ odds: of }) => `thắng ${odds(of)}`,
  'blackjack-loses': 'thua',
  'blackjack-pushes': 'huề',

  'blackjack-column-cards-over': 'Số lá trong tay bài quắc của nhà cái',
  'blackjack-cards-or-more': ({ cards }) => `${cards} lá trở lên`,
  'blackjack-match-hand': ({ hand }) => MATCHES[hand],
  'blackjack-with-decks': ({ wager, decks }) => `${wager}, ${decks.join(' hoặc ')} bộ bài`,
}
