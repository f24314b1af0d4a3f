import type { TilesSentences } from '@cardroom/engine/banked'
import type { PaiGowSentences, TwoHandSentences } from '@cardroom/engine/pai-gow'
import type { Says } from '../../speaker.ts'
import { tileName } from '../page/tiles.ts'
import { DIRECTIONS, odds } from './sheet.ts'

export const twoHands: Says<TwoHandSentences> = {
  'two-hands-players-set': ({ houseWay }) =>
    `Người chơi tự xếp bài${houseWay ? ' hoặc nhờ xếp theo cách của sòng' : ''}`,
  'two-hands-largest-wager': 'Trên một tay bài, ai cược lớn nhất thì quyết định xếp ra sao',
  'two-hands-bank-by-chart': 'Người chia bài xếp bài nhà cái theo cách của sòng',
  'two-hands-bank-sets': ({ houseWay }) =>
    `Nhà cái tự xếp bài${houseWay ? ' hoặc nhờ xếp theo cách của sòng' : ''}`,
  'two-hands-title-base': 'Cược chính',
  'two-hands-both-higher': ({ odds: of }) => `Cao hơn cả hai tay: thắng ${odds(of)}`,
  'two-hands-one-higher': 'Chỉ cao hơn một tay: huề',
  'two-hands-none-higher': 'Không cao hơn tay nào: thua',
  'two-hands-copy': 'Bài bằng nhau (copy) thì tay đó nhà cái ăn',
  'two-hands-title-house-way': 'Cách của sòng',
  'two-hands-column-hand': 'Bài',
  'two-hands-column-setting': 'Cách xếp',
  'two-hands-title-at-work': 'Thí dụ xếp theo cách của sòng',
  'two-hands-column-dealt': 'Bài chia',
}

const DEAL = {
  'back-and-forth': 'Bảy xấp bảy lá, mỗi lần một lá từ trái sang phải, rồi từ phải sang trái',
  'left-to-right': 'Bảy xấp bảy lá, mỗi lần một lá từ trái sang phải',
  'hand-by-hand': 'Bảy tay bài bảy lá, hết tay này tới tay khác',
} as const

const IF_FRONT = {
  pair: ' nếu phía trước được một đôi',
  A: ' nếu phía trước có ít nhất một ách',
  K: ' nếu phía trước có ít nhất một già',
  Q: ' nếu phía trước có ít nhất một đầm',
  'above both pairs': ' nếu lá đó cao hơn cả hai đôi',
} as const

const HOLDINGS: Readonly<Record<PaiGowSentences['pai-gow-holding']['hand'], string>> = {
  'five aces': 'năm ách',
  'four of a kind and a pair': 'tứ quý và một đôi',
  'four of a kind': 'tứ quý',
  'two threes of a kind': 'hai xám',
  'full house': 'cù lũ',
  'three of a kind': 'xám',
  'three pair': 'ba đôi',
  'two pair': 'hai đôi',
  'one pair': 'một đôi',
  'no pair': 'không đôi',
}

const SETTINGS: Readonly<Record<PaiGowSentences['pai-gow-step']['way'], string>> = {
  'second and third highest in front': 'lá cao thứ hai và thứ ba để trước',
  'pair behind': 'đôi để sau',
  'both pairs behind': 'cả hai đôi để sau',
  'small pair in front': 'đôi nhỏ để trước',
  'highest pair in front': 'đôi cao nhất để trước',
  'pair in front, three behind': 'đôi để trước, xám để sau',
  'ace and highest single in front': 'ách và lá lẻ cao nhất để trước',
  'three behind': 'xám để sau',
  'four behind': 'tứ quý để sau',
  'pair and pair': 'tách ra mỗi bên một đôi',
  'pair of aces in front': 'đôi ách để trước',
  'complete hand behind': 'để nguyên bộ ở sau',
  'joker and highest single in front': 'joker và lá lẻ cao nhất để trước',
  'joker and second highest behind': 'joker và lá cao thứ hai để sau',
  'joker pairs the highest single': 'joker đôi với lá lẻ cao nhất',
}

const FORTUNE: Readonly<Record<PaiGowSentences['pai-gow-fortune-hand']['hand'], string>> = {
  'Seven-card straight flush, no joker': 'Thùng phá sảnh bảy lá, không joker',
  'Royal flush and royal match': 'Thùng phá sảnh chúa và già đầm cùng chất',
  'Seven-card straight flush with joker': 'Thùng phá sảnh bảy lá có joker',
  'Five aces': 'Năm ách',
  'Five of a kind': 'Ngũ quý',
  'Royal flush': 'Thùng phá sảnh chúa',
  'Straight flush': 'Thùng phá sảnh',
  'Four of a kind': 'Tứ quý',
  'Full house': 'Cù lũ',
  Flush: 'Thùng',
  'Three of a kind': 'Xám',
  Straight: 'Sảnh',
  'Three pair': 'Ba đôi',
}

export const paiGow: Says<PaiGowSentences> = {
  'pai-gow-deal': ({ order }) => DEAL[order],
  'pai-gow-ace-high-push': 'Nhà cái không có gì hơn mậu thầu ách thì huề với tất cả',
  'pai-gow-foul': 'Hai lá trước cao hơn năm lá sau là bài lủng, thua',
  'pai-gow-title-joker': 'Lá joker',
  'pai-gow-joker': ({ is }) =>
    is === 'wild' ? 'Thay được mọi lá' : 'Là ách, hoặc làm đủ sảnh, thùng hay thùng phá sảnh',
  'pai-gow-house-way-not-filed': 'Không có trong hồ sơ: người chia bài được nhờ thì khuyên ra sao',
  'pai-gow-two-card-hand': 'Tay hai lá',
  'pai-gow-five-card-hand': 'Tay năm lá',
  'pai-gow-holding': ({ hand, of, complete, joker }) => {
    const made = complete ? 'sảnh, thùng hay thùng phá sảnh có ' : ''
    return `${made}${HOLDINGS[hand]}${joker ? ' và joker' : ''}${of.length > 0 ? `: ${of.join(', ')}` : ''}`
  },
  'pai-gow-setting': ({ steps }, { say }) => steps.map(say).join('; không thì '),
  'pai-gow-setting-as-without': 'như khi không có',
  'pai-gow-step': ({ way, ifFront }) => `${SETTINGS[way]}${ifFront === undefined ? '' : IF_FRONT[ifFront]}`,
  'pai-gow-title-ace-high': 'Thưởng mậu thầu ách (Ace-High Bonus)',
  'pai-gow-both-ace-high': 'Nhà cái và nhà con đều mậu thầu ách',
  'pai-gow-ace-high-with-joker': 'Nhà cái mậu thầu ách có joker',
  'pai-gow-ace-high-without-joker': 'Nhà cái mậu thầu ách không joker',
  'pai-gow-title-fortune': 'Thưởng Fortune Bonus và Envy Bonus',
  'pai-gow-envy-button': ({ least, buttons }, { money }) =>
    `Cược Fortune ${money(least)} thì được một nút Envy${buttons === 'seated' ? ', chỉ dành cho người ngồi' : ''}`,
  'pai-gow-column-seven-cards': 'Bài trong bảy lá',
  'pai-gow-column-fortune': 'Thưởng Fortune',
  'pai-gow-column-envy': 'Thưởng Envy',
  'pai-gow-push': 'huề',
  'pai-gow-prize': ({ cents }, { money }) => money(cents),
  'pai-gow-fortune-hand': ({ hand }) => FORTUNE[hand],
}

const TILE_HANDS = {
  'supreme-pair': 'Đôi chúa: Gee Joon (4-2 và 2-1)',
  'matched-pairs':
    'Đôi cùng quân: Teen 6-6, Dey 1-1, Yun 4-4, Gor 3-1, Mooy 5-5, Chong 3-3, Bon 2-2, Foo 6-5, Ping 6-4, Tit 6-1, Look 5-1',
  'mixed-pairs': 'Đôi khác quân: chín 6-3 5-4, tám 6-2 5-3, bảy 5-2 4-3, năm 4-1 3-2',
  wong: 'Wong: Teen hoặc Dey với quân chín',
  gong: 'Gong: Teen hoặc Dey với quân tám',
  points: 'Nút: số lẻ của tổng chấm, bằng nút thì quân cao hơn; bù gặp bù thì nhà cái ăn',
} as const

const HIGH_HANDS: Readonly<Record<TilesSentences['tiles-high-hand']['high'], string>> = {
  wong: 'Wong',
  gong: 'Gong',
  'nine with Teen or Dey': 'chín nút với Teen hoặc Dey',
}

export const tiles: Says<TilesSentences> = {
  'tiles-deal': ({ direction }) => `Mỗi chỗ bốn quân, ${DIRECTIONS[direction]}, bắt đầu từ nút đi trước`,
  'tiles-title-hands': 'Các tay bài, từ cao xuống',
  'tiles-hands': ({ hands }) => TILE_HANDS[hands],
  'tiles-pair-of': ({ tiles: names }) => `đôi ${names.map(tileName).join(', ')}`,
  'tiles-no-pair': 'không đôi',
  'tiles-never-split': 'không bao giờ tách',
  'tiles-split': ({ conditions }, { say }) => `tách ${conditions.map(say).join(', hoặc ')}`,
  'tiles-if-low': ({ points, beside }) =>
    `nếu tay thấp khi đó được ${points} nút trở lên${beside.length > 0 ? ` khi đi với ${beside.map(tileName).join(' hoặc ')}` : ''}`,
  'tiles-if-others': ({ first, second }) =>
    `nếu hai quân kia có ${first.join(' hoặc ')} và ${second.join(' hoặc ')} chấm`,
  'tiles-high-hand': ({ high }) => `${HIGH_HANDS[high]} làm tay cao`,
  'tiles-best-low-hand': 'tay thấp tốt nhất',
  'tiles-low-hand': 'Tay thấp',
  'tiles-the-high-hand': 'Tay cao',
}
