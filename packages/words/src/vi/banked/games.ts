import type {
  BaccaratSentences,
  LetItRideSentences,
  Pan9Sentences,
  ThreeCardSentences,
  UltimateSentences,
} from '@cardroom/engine/banked'
import type { Says } from '../../speaker.ts'
import { rankName } from '../page/cards.ts'

const WINNERS = {
  player: 'bên Con thắng',
  banker: 'bên Cái thắng',
  either: 'một trong hai bên thắng',
  nobody: 'hòa',
} as const

const RANKED = {
  'natural-9': 'Natural 9: chín nút với hai lá',
  'natural-8': 'Natural 8: tám nút với hai lá',
  'nine-or-eight': 'Chín hoặc tám nút với ba lá',
  'seven-to-zero': 'Bảy nút tới không nút với hai hoặc ba lá',
} as const

const OTHERWISE = { check: 'check', fold: 'úp bài' } as const

export const baccarat: Says<BaccaratSentences> = {
  'baccarat-two-cards-each': 'Bên Con và bên Cái mỗi bên hai lá, bài chung cho cả bàn',
  'baccarat-natural': ({ from }) => `Hai lá được từ ${from} nút trở lên: không bên nào rút`,
  'baccarat-player-draws': ({ upTo }) => `Bên Con rút lá thứ ba khi có ${upTo} nút trở xuống`,
  'baccarat-banker-alone': ({ upTo }) => `Bên Con không rút: bên Cái rút khi có ${upTo} nút trở xuống`,
  'baccarat-banker-by-chart': 'Bên Con đã rút: bên Cái rút theo bảng',
  'baccarat-house-way': ({ drawsUpTo }) =>
    `Cược thêm mà nhờ người chia bài chơi thì theo cách của sòng: rút khi có ${drawsUpTo} nút trở xuống, trên nữa thì dằn`,
  'baccarat-ranked': ({ hand }) => RANKED[hand],
  'baccarat-title-chart': 'Bảng của bên Cái',
  'baccarat-chart-corner': 'Nút của bên Cái, lá thứ ba của bên Con',
  'baccarat-no-third-card': 'không có',
  'baccarat-title-pays': 'Các cược trả bao nhiêu',
  'baccarat-push': 'huề',
  'baccarat-event': ({ winner, with: won, over }, { say }) =>
    [WINNERS[winner], won && `${winner === 'nobody' ? 'ở' : 'với'} ${say(won)}`, over && `hơn ${say(over)}`]
      .filter(Boolean)
      .join(' '),
  'baccarat-hand': ({ total, cards }) =>
    [total === undefined ? '' : `${total} nút`, cards === undefined ? '' : `${cards} lá`]
      .filter(part => part !== '')
      .join(' '),
}

export const threeCard: Says<ThreeCardSentences> = {
  'three-card-stacks': 'Chia từng xấp ba lá, bắt đầu từ bên trái nhà cái',
  'three-card-bottom-card': 'Lật lá dưới cùng trong xấp của nhà cái',
  'three-card-play-or-fold': 'Lần lượt: đặt Play bằng Ante, hoặc úp bài',
  'three-card-fold-forfeits': ({ wager }) => `Úp bài thì mất ${wager}`,
  'three-card-fold-keeps': ({ wager }) => `Úp bài thì ${wager} vẫn còn chơi`,
  'three-card-qualifies': ({ high }) =>
    `Lật bài nhà cái; nhà cái đủ bài khi có mậu thầu ${rankName(high)} trở lên`,
  'three-card-title-pair-plus': 'Pair Plus: ba lá của nhà con',
  'three-card-title-six-card': '6 Card Bonus: năm lá tốt nhất của cả hai tay bài',
}

export const letItRide: Says<LetItRideSentences> = {
  'let-it-ride-stacks': 'Chia từng xấp ba lá, bắt đầu từ bên trái nhà cái',
  'let-it-ride-community': 'Hai lá của nhà cái là bài chung; lá thứ ba không ai được xem',
  'let-it-ride-pull': ({ wager, card }) =>
    `Lần lượt từ bên trái người chia bài, ${wager} để nguyên hoặc rút về; rồi lật lá chung thứ ${card}`,
  'let-it-ride-opening': 'Mở bài từ bên phải người chia bài, ngược chiều kim đồng hồ',
  'let-it-ride-least-pair': ({ rank }) => `Bài thấp nhất còn ăn là đôi ${rankName(rank)}`,
  'let-it-ride-winning-pair': 'Đôi ăn tiền',
  'let-it-ride-low-pair': 'Đôi nhỏ',
  'let-it-ride-title-base': 'Mỗi cược còn trên bàn',
  'let-it-ride-title-bonus': '3 Card Bonus: ba lá của riêng nhà con',
}

export const ultimate: Says<UltimateSentences> = {
  'ultimate-from-shuffler':
    'Từ máy xào: mỗi lần hai lá, bắt đầu từ bên trái người chia bài, hai lá cho nhà cái, năm lá bài chung',
  'ultimate-from-shoe':
    'Từ hộp bài: mỗi lần một lá, bắt đầu từ bên trái người chia bài, nhà cái sau cùng, rồi năm lá bài chung',
  'ultimate-street': ({ turns, bets, otherwise }) =>
    `${turns === 0 ? 'Trước flop' : `Lật ${turns} lá chung`}: đặt Play gấp ${bets.join(' hoặc ')} lần Ante, hoặc ${OTHERWISE[otherwise]}`,
  'ultimate-play-once': 'Play chỉ đặt một lần và không đổi được',
  'ultimate-fold': 'Úp bài thì mất Ante, Blind và cược Trips nếu không trúng',
  'ultimate-trips-stay': 'Cược Trips trúng thì đã úp bài vẫn được chung',
  'ultimate-qualifies': 'Lật bài nhà cái; nhà cái đủ bài khi có một đôi trở lên',
  'ultimate-on-the-cloth': 'Mặt bàn ghi rõ là nhà cái chỉ chơi khi có một đôi trở lên',
  'ultimate-title-blind': 'Blind: các tay bài thắng',
  'ultimate-blind-below': 'Thắng mà bài thấp hơn bảng thì huề',
  'ultimate-blind-equal': 'Bài bằng nhau thì huề',
  'ultimate-blind-lower': 'Bài thấp hơn thì thua',
  'ultimate-title-trips': 'Trips: năm lá tốt nhất của nhà con',
}

export const pan9: Says<Pan9Sentences> = {
  'pan-9-cards-each': ({ cards }) => `Mỗi tay bài ${cards} lá; tính số lẻ của tổng`,
  'pan-9-in-turn': 'Lần lượt từ bên trái nhà cái: rút một lá, không rút, hoặc theo cách của sòng',
  'pan-9-largest-wager':
    'Trên một tay bài, ai cược lớn nhất thì quyết định; bằng nhau thì người ngồi ghế đó quyết định',
  'pan-9-warned': ({ upTo }) => `Người chơi giữ ${upTo} nút trở xuống thì bị nhắc`,
  'pan-9-bank-draws': ({ upTo, standsFrom }) =>
    `Nhà cái rút khi có ${upTo} nút trở xuống, dằn khi có ${standsFrom} nút trở lên, ở giữa thì tùy ý`,
  'pan-9-title-charts': 'Các bảng',
  'pan-9-total': 'Số nút',
  'pan-9-player-dealer': 'Nhà cái',
  'pan-9-house-way': 'Cách của sòng',
  'pan-9-title-wager': 'Kết quả của một cược',
  'pan-9-higher': 'Nhiều nút hơn thì thắng, một ăn một',
  'pan-9-equal': 'Bằng nút thì huề',
  'pan-9-lower': 'Ít nút hơn thì thua',
}
