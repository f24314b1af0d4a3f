import type { CountedFor, LabRefusals, LabSentences } from '@cardroom/lab'
import type { Says } from '../speaker.ts'
import { rankName } from './names/cards.ts'
import { PAY_TABLE_HANDS } from './names/pay-table-hands.ts'

export const labRefusals: Says<LabRefusals> = {
  'odds-not-known-yet': ({ game }) => `還算不出${game}的賠率`,
  'no-house-way': ({ game }) => `${game}沒有館方打法`,
  'only-the-house-way': ({ game }) => `${game}只知道館方打法`,
  'every-round-from-a-full-deck': '每局都從整副牌開始',
  'more-than-the-shoe-has': ({ card, has }) => `牌靴只有${has}張${card}`,
  'too-few-cards-for-a-round': ({ cards }) => `${cards}張可能不夠打一局`,
  'none-of-these-wagers': ({ wager, known }) => `「${wager}」不在${known.join('、')}之中`,
  'no-odds-known': '沒有已知的賠率',
  'no-such-reading-of-the-game': ({ game, reading, known }) =>
    `${game}沒有解讀「${reading}」（有${known.join('、') || '零個'}）`,

  'state-of-another-simulation': ({ part, is }) => `這個狀態屬於另一次模擬：它的${part}是${is}`,
  'state-under-other-readings': '這個狀態屬於另一次模擬：解讀不同',
  'simulation-was-finished': ({ rounds }) => `狀態中的模擬已在${rounds}局後完成`,

  'no-bet': ({ text }) => `「${text}」不是下注：例如6x base 2500`,
  'no-such-wager-to-bet': ({ game, wager }) => `${game}沒有「${wager}」這種注`,

  'ranks-no-hands': ({ game }) => `${game}不比牌型`,

  'cannot-be-split': ({ game }) => `${game}沒有報備作可分高低的遊戲`,
  'number-of-hands': ({ most, given }) => `可比較兩手至${most}手，不是${given}手`,
  'no-board': ({ game }) => `${game}沒有公共牌`,
  'no-such-board': ({ board }) => `沒有第${board}副公共牌`,
  'board-too-long': ({ most, given }) => `公共牌有${most}張，不是${given}張`,
  'hand-too-long': ({ hand, most, given, dealt }) =>
    `「${hand}」：${dealt ? '到這時' : ''}一手有${most}張，不是${given}張`,
  'more-to-come-than-left': ({ missing, left }) => `還要發${missing}張，只剩${left}張`,
  'no-such-hand-left': ({ hand }) => `「${hand}」：沒有這樣的一手剩下`,
  'card-twice': ({ card }) => `${card}出現兩次`,
  'card-not-in-deck': ({ card }) => `牌裡沒有${card}`,
  'not-dealt-together': '這幾手不可能同時發到',
  'no-card-in-hand': ({ hand, piece }) => `「${hand}」：${piece}不是牌`,
  'no-range': ({ part }) => `「${part}」既不是牌，也不是範圍（如QQ+、AKs、22-55、KTs+）`,
  'empty-range': ({ text }) => `「${text}」是空的範圍`,
}

const COUNTED: Readonly<Record<CountedFor, string>> = {
  high: '高牌',
  low: '低牌',
  '6-card-bonus': '6 Card Bonus',
}

const HALVES: Readonly<Record<LabSentences['half-of-the-pot']['half'], string>> = {
  high: '高牌',
  low: '低牌',
}

const fourOfASuitWith = (rank: string | undefined): string =>
  rank === undefined ? '' : `，有${rankName(rank)}的四張同花`

const onTheBoard = (onBoard: boolean): string => (onBoard ? '公共牌' : '')

export const labSentences: Says<LabSentences> = {
  'work-on-rounds': '牌局',
  'work-on-records': '牌局紀錄',
  'work-on-hands': '手牌',
  'work-on-run-outs': '公共牌組合',
  'work-on-what-bets-are-worth': '各注的價值',
  'work-on-how-rounds-end': '牌局的結果',

  'chart-hand': '牌',
  'chart-move': '動作',

  'best-blackjack-play': ({ split }, { percent }) =>
    `優勢是精確值，按最佳打法：看明牌和一手的每張牌，分牌後還看至今各手的第二張是否與對子同類（只要這樣的牌還能多分一手）；不看其他手的別的牌，也不計花色。各結果出現多少次是精確值，只有佔${percent(split, 2)}的分牌牌局，是當作各手分別遇上莊家同一手牌而求得。`,
  'best-switch-play':
    '要下兩個同額的主注：各數都按其中一注的單位計，結果是一手的結果。對調後兩手合計更值錢就對調。優勢是這種打法的精確值。',
  'chart-hard-totals': '硬牌',
  'chart-soft-totals': '軟牌',
  'chart-pairs': '對子',
  'chart-after-a-double': '加倍之後',
  'chart-exceptions': '例外',
  'chart-against': '對',
  'chart-worth-of-two-cards': '兩張牌的價值：兩手合計有賺就對調',
  'hard-total': ({ total }) => `硬${total}`,
  'soft-total': ({ total }) => `軟${total}`,
  'ace-and-ten-by-a-switch': '對調得A-T',
  'chart-hit': '補牌',
  'chart-stand': '停牌',
  'chart-double-or-hit': '加倍，不能則補牌',
  'chart-double-or-stand': '加倍，不能則停牌',
  'chart-split': '分牌',
  'chart-surrender-or-hit': '投降，不能則補牌',
  'chart-surrender-or-stand': '投降，不能則停牌',
  'chart-double-again': '再加倍',
  'chart-rescue': '救回',

  'chart-first-bet': '第一注，三張牌',
  'chart-second-bet': '第二注，四張牌',
  'holds-a-pair': '一對',
  'holds-two-pair': '兩對',
  'holds-three-of-a-kind': '三條',
  'holds-four-of-a-kind': '四條',
  'holds-a-draw': ({ suited, within, high }) =>
    `同花${suited}張，${within === undefined ? '不成順' : `在${within}個點數之內`}，10或以上${high}張`,
  'holds-anything-else': '其他',
  ride: '留注',
  pull: '收回',
  'ride-only': ({ hands }) => `只有${hands.join('、')}留注`,
  'ride-but-not': ({ hands }) => `留注，${hands.join('、')}除外`,
  'ride-sometimes': '有時留注',

  'chart-the-player': '玩家',
  'chart-the-player-dealer': '莊家',
  'chart-total': '點數',
  'chart-takes-a-card': '補牌',
  'chart-against-one-who-stood': '對不補的玩家',
  'chart-against-one-who-drew': '對補了的玩家',
  'takes-a-card': '補',
  'takes-a-card-with-some': '有時補',
  'takes-no-card': '不補',

  'chart-play-or-fold': '跟或棄',
  'chart-open-card': '明牌',
  'chart-always-play-from': '一律跟，起於',
  'chart-sometimes-from': '有時跟，起於',
  'plays-any-hand': '任何牌',
  'plays-never': '從不',

  'chart-before-the-flop': '翻牌前：Ante的倍數（先同花，後不同花；「-」是過牌）',
  'chart-after-the-flop': '翻牌後',
  'chart-at-the-end': '最後',
  'chart-bets': '下注',
  'makes-hand': ({ hand, onBoard }) => `${onTheBoard(onBoard)}${PAY_TABLE_HANDS[hand]}`,
  'makes-no-pair': ({ fourOfASuit }) => `散牌${fourOfASuitWith(fourOfASuit)}`,
  'makes-pair-on-the-board': ({ fourOfASuit }) => `公共牌一對${fourOfASuitWith(fourOfASuit)}`,
  'makes-pair-in-the-hand': ({ rank }) => `手上一對${rankName(rank)}`,
  'makes-pair-with-the-board': ({ rank }) => `與公共牌成一對${rankName(rank)}`,
  'makes-what-the-board-makes': ({ hand, onBoard, highest }) =>
    `${onTheBoard(onBoard)}${PAY_TABLE_HANDS[hand]}，手上最大${rankName(highest)}`,
  'bets-always': '一律',
  'bets-never': '從不',
  'bets-so-often': ({ share }, { percent }) => percent(share, 1),

  'hands-of-a-deck': ({ for: counted, cards, deck, joker }) =>
    `${COUNTED[counted]}，${deck}張中取${cards}張${joker === undefined ? '' : `，鬼牌${joker === 'up' ? '翻開' : '蓋著'}發`}`,
  'hands-with-a-board': ({ for: counted, cards, board, deck }) =>
    `${COUNTED[counted]}，手牌${cards}張加公共牌${board}張，共${deck}張`,
  'hands-of-three-cards': '三張牌型，52張中取3張',
  'hands-of-pai-gow': ({ joker }) =>
    `7張中最好的五張，53張連${joker === 'wild' ? '可當任何牌的鬼牌' : '鬼牌'}`,
  'pairs-of-tiles': '骨牌兩張，32張中取2張',

  'half-of-the-pot': ({ half, board }) =>
    board === undefined ? HALVES[half] : `第${board}副公共牌${HALVES[half]}`,
  'keeps-what-wins-most': '每位玩家留下在所有可能的公共牌上、對隨機一手平均贏得最多的牌。',
  'draws-what-is-missing': '張數不足的一手把缺的補一次；丟掉的是什麼不知道。',
  'first-card-is-down': '一手的第一張是蓋著發的；其餘都是明牌。',
}
