import type { CountedFor, LabRefusals, LabSentences } from '@cardroom/lab'
import type { Says } from '../speaker.ts'
import { PAY_HANDS } from './banked/kinds.ts'
import { rankName } from './page/cards.ts'

export const labRefusals: Says<LabRefusals> = {
  'odds-not-known-yet': ({ game }) => `chưa tính được tỉ lệ của ${game}`,
  'no-house-way': ({ game }) => `${game} không có cách của sòng`,
  'only-the-house-way': ({ game }) => `${game} chỉ tính được theo cách của sòng`,
  'every-round-from-a-full-deck': 'ván nào cũng bắt đầu từ bộ bài đầy đủ',
  'more-than-the-shoe-has': ({ card, has }) => `hộp bài có ${has} lá ${card}`,
  'too-few-cards-for-a-round': ({ cards }) => `${cards} lá có thể không đủ cho một ván`,
  'none-of-these-wagers': ({ wager, known }) => `“${wager}” không có trong ${known.join(', ')}`,
  'no-odds-known': 'không biết tỉ lệ nào',
  'no-such-reading-of-the-game': ({ game, reading, known }) =>
    `${game} không có cách hiểu “${reading}” (có ${known.join(', ') || 'không cách nào'})`,

  'state-of-another-simulation': ({ part, is }) =>
    `trạng thái này của lần mô phỏng khác: ${part} của nó là ${is}`,
  'state-under-other-readings': 'trạng thái này của lần mô phỏng khác: cách hiểu không giống',
  'simulation-was-finished': ({ rounds }) => `lần mô phỏng trong trạng thái này đã xong với ${rounds} ván`,

  'no-bet': ({ text }) => `“${text}” không phải một cược: 6x base 2500`,
  'no-such-wager-to-bet': ({ game, wager }) => `${game} không có cược “${wager}”`,

  'ranks-no-hands': ({ game }) => `${game} không xếp hạng tay bài`,

  'cannot-be-split': ({ game }) => `hồ sơ của ${game} không cho chia pot`,
  'number-of-hands': ({ most, given }) => `so từ hai đến ${most} tay bài, không phải ${given}`,
  'no-board': ({ game }) => `${game} không có bài chung`,
  'no-such-board': ({ board }) => `không có bài chung ${board}`,
  'board-too-long': ({ most, given }) => `bài chung có ${most} lá, không phải ${given}`,
  'hand-too-long': ({ hand, most, given, dealt }) =>
    `“${hand}”: ${dealt ? 'tới lúc đó ' : ''}một tay bài có ${most} lá, không phải ${given}`,
  'more-to-come-than-left': ({ missing, left }) => `còn phải chia ${missing} lá, mà chỉ còn ${left}`,
  'no-such-hand-left': ({ hand }) => `“${hand}”: không còn tay bài nào như vậy`,
  'card-twice': ({ card }) => `${card} có hai lần`,
  'card-not-in-deck': ({ card }) => `${card} không có trong bộ bài`,
  'not-dealt-together': 'không thể chia các tay bài này cùng lúc',
  'no-card-in-hand': ({ hand, piece }) => `“${hand}”: ${piece} không phải lá bài`,
  'no-range': ({ part }) =>
    `“${part}” không phải lá bài cũng không phải khoảng bài như QQ+, AKs, 22-55 hay KTs+`,
  'empty-range': ({ text }) => `“${text}” là khoảng bài trống`,
}

const COUNTED: Readonly<Record<CountedFor, string>> = {
  high: 'tay bài cao',
  low: 'tay bài thấp',
  '6-card-bonus': '6 Card Bonus',
}

const HALVES: Readonly<Record<string, string>> = { high: 'bài cao', low: 'bài thấp' }

const fourOfASuitWith = (rank: string | undefined): string =>
  rank === undefined ? '' : `, bốn lá cùng chất với ${rankName(rank)}`

const onTheBoard = (onBoard: boolean): string => (onBoard ? ' ở bài chung' : '')

export const labSentences: Says<LabSentences> = {
  'work-on-rounds': 'ván',
  'work-on-records': 'hồ sơ ván bài',
  'work-on-hands': 'bộ bài',
  'work-on-run-outs': 'lần chia hết bài chung',
  'work-on-what-bets-are-worth': 'mỗi cược đáng bao nhiêu',
  'work-on-how-rounds-end': 'các ván kết thúc ra sao',

  'chart-hand': 'tay bài',
  'chart-move': 'nước đi',

  'best-blackjack-play': ({ split }, { percent }) =>
    `Lợi thế tính chính xác cho cách chơi tốt nhất khi nhìn lá ngửa và mọi lá của tay bài, sau khi tách còn nhìn các lá thứ hai đã ra có cùng loại với đôi hay không, chừng nào lá như thế còn tách thêm được một tay; không nhìn gì khác ở tay bài khác, cũng không nhìn chất. Mỗi kết quả ra thường tới đâu là chính xác, trừ ${percent(split, 2)} số ván có tách: ở đó tính như thể các tay bài gặp cùng một bài nhà cái mà không phụ thuộc nhau.`,
  'best-switch-play':
    'Đặt hai cược chính bằng nhau: mọi số tính trên một đơn vị của một cược, và kết quả là của một tay bài. Đổi hai lá thứ hai khi hai tay bài cộng lại đáng giá hơn. Lợi thế tính chính xác cho cách chơi đó.',
  'chart-hard-totals': 'Bài cứng',
  'chart-soft-totals': 'Bài mềm',
  'chart-pairs': 'Các đôi',
  'chart-after-a-double': 'Sau khi gấp đôi',
  'chart-exceptions': 'Trừ',
  'chart-against': 'gặp',
  'chart-worth-of-two-cards': 'Hai lá đáng bao nhiêu: đổi khi hai tay bài cộng lại có lợi',
  'hard-total': ({ total }) => `${total} cứng`,
  'soft-total': ({ total }) => `${total} mềm`,
  'ace-and-ten-by-a-switch': 'A-T nhờ đổi lá',
  'chart-hit': 'kéo',
  'chart-stand': 'dằn',
  'chart-double-or-hit': 'gấp đôi, không được thì kéo',
  'chart-double-or-stand': 'gấp đôi, không được thì dằn',
  'chart-split': 'tách',
  'chart-surrender-or-hit': 'xin thua, không được thì kéo',
  'chart-surrender-or-stand': 'xin thua, không được thì dằn',
  'chart-double-again': 'gấp đôi lần nữa',
  'chart-rescue': 'rút phần gấp đôi',

  'chart-first-bet': 'Cược thứ nhất, ba lá',
  'chart-second-bet': 'Cược thứ hai, bốn lá',
  'holds-a-pair': 'một đôi',
  'holds-two-pair': 'hai đôi',
  'holds-three-of-a-kind': 'xám',
  'holds-four-of-a-kind': 'tứ quý',
  'holds-a-draw': ({ suited, within, high }) =>
    `${suited} lá cùng chất, ${within === undefined ? 'không thành sảnh' : `trong khoảng ${within} số`}, ${high} lá từ mười trở lên`,
  'holds-anything-else': 'còn lại',
  ride: 'để nguyên',
  pull: 'rút',
  'ride-only': ({ hands }) => `chỉ để nguyên ${hands.join(', ')}`,
  'ride-but-not': ({ hands }) => `để nguyên, trừ ${hands.join(', ')}`,
  'ride-sometimes': 'có khi để nguyên',

  'chart-the-player': 'Nhà con',
  'chart-the-player-dealer': 'Nhà cái',
  'chart-total': 'số nút',
  'chart-takes-a-card': 'rút một lá',
  'chart-against-one-who-stood': 'gặp nhà con không rút',
  'chart-against-one-who-drew': 'gặp nhà con đã rút',
  'takes-a-card': 'rút',
  'takes-a-card-with-some': 'tùy bài',
  'takes-no-card': 'không rút',

  'chart-play-or-fold': 'Chơi hay úp bài',
  'chart-open-card': 'lá ngửa',
  'chart-always-play-from': 'luôn chơi từ',
  'chart-sometimes-from': 'có khi chơi từ',
  'plays-any-hand': 'bài nào cũng chơi',
  'plays-never': 'không bao giờ',

  'chart-before-the-flop':
    'Trước flop: gấp mấy lần Ante (trước là cùng chất, sau là khác chất; “-” là check)',
  'chart-after-the-flop': 'Sau flop',
  'chart-at-the-end': 'Cuối cùng',
  'chart-bets': 'cược',
  'makes-hand': ({ hand, onBoard }) => `${PAY_HANDS[hand]}${onTheBoard(onBoard)}`,
  'makes-no-pair': ({ fourOfASuit }) => `Mậu thầu${fourOfASuitWith(fourOfASuit)}`,
  'makes-pair-on-the-board': ({ fourOfASuit }) => `Đôi ở bài chung${fourOfASuitWith(fourOfASuit)}`,
  'makes-pair-in-the-hand': ({ rank }) => `Đôi ${rankName(rank)} trên tay`,
  'makes-pair-with-the-board': ({ rank }) => `Đôi ${rankName(rank)} với bài chung`,
  'makes-what-the-board-makes': ({ hand, onBoard, highest }) =>
    `${PAY_HANDS[hand]}${onTheBoard(onBoard)}, ${rankName(highest)} trên tay`,
  'bets-always': 'luôn luôn',
  'bets-never': 'không bao giờ',
  'bets-so-often': ({ share }, { percent }) => percent(share, 1),

  'hands-of-a-deck': ({ for: counted, cards, deck, joker }) =>
    `${COUNTED[counted]}, ${cards} lá trong ${deck} lá${joker === undefined ? '' : `, joker chia ${joker === 'up' ? 'ngửa' : 'úp'}`}`,
  'hands-with-a-board': ({ for: counted, cards, board, deck }) =>
    `${COUNTED[counted]}, ${cards} lá và ${board} lá chung, bộ ${deck} lá`,
  'hands-of-three-cards': 'tay bài ba lá, 3 trong 52 lá',
  'hands-of-pai-gow': ({ joker }) =>
    `năm lá tốt nhất trong 7 lá, 53 lá kể cả ${joker === 'wild' ? 'joker thay mọi lá' : 'joker'}`,
  'pairs-of-tiles': 'cặp quân bài cẩu, 2 trong 32',

  'half-of-the-pot': ({ half, board }) =>
    board === undefined ? (HALVES[half] ?? half) : `bài chung ${board}, ${HALVES[half] ?? half}`,
  'keeps-what-wins-most':
    'Mỗi người giữ những lá trung bình thắng nhiều nhất khi gặp một tay bài bất kỳ, tính trên mọi bài chung có thể ra.',
  'draws-what-is-missing': 'Tay bài thiếu lá thì đổi cho đủ, một lần; đã bỏ lá nào thì không biết.',
  'first-card-is-down': 'Lá đầu của tay bài là lá úp; các lá khác đều ngửa.',
}
