import type { CountedFor, LabRefusals, LabSentences } from '@cardroom/lab'
import type { Says } from '../speaker.ts'
import { rankName } from './names/cards.ts'
import { PAY_TABLE_HANDS } from './names/pay-table-hands.ts'

export const labRefusals: Says<LabRefusals> = {
  'odds-not-known-yet': ({ game }) => `还算不出${game}的赔率`,
  'no-house-way': ({ game }) => `${game}没有牌室打法`,
  'only-the-house-way': ({ game }) => `${game}只知道牌室打法`,
  'every-round-from-a-full-deck': '每局都从整副牌开始',
  'more-than-the-shoe-has': ({ card, has }) => `牌靴只有${has}张${card}`,
  'too-few-cards-for-a-round': ({ cards }) => `${cards}张可能不够打一局`,
  'none-of-these-wagers': ({ wager, known }) => `“${wager}”不在${known.join('、')}之中`,
  'no-odds-known': '没有已知的赔率',
  'no-such-reading-of-the-game': ({ game, reading, known }) =>
    `${game}没有解读“${reading}”（有${known.join('、') || '零个'}）`,

  'state-of-another-simulation': ({ part, is }) => `这个状态属于另一次模拟：它的${part}是${is}`,
  'state-under-other-readings': '这个状态属于另一次模拟：解读不同',
  'simulation-was-finished': ({ rounds }) => `状态中的模拟已在${rounds}局后完成`,

  'no-bet': ({ text }) => `“${text}”不是下注：例如6x base 2500`,
  'no-such-wager-to-bet': ({ game, wager }) => `${game}没有“${wager}”这种注`,

  'ranks-no-hands': ({ game }) => `${game}不比牌型`,

  'cannot-be-split': ({ game }) => `${game}没有备案作可分高低的游戏`,
  'number-of-hands': ({ most, given }) => `可比较两手至${most}手，不是${given}手`,
  'no-board': ({ game }) => `${game}没有公共牌`,
  'no-such-board': ({ board }) => `没有第${board}副公共牌`,
  'board-too-long': ({ most, given }) => `公共牌有${most}张，不是${given}张`,
  'hand-too-long': ({ hand, most, given, dealt }) =>
    `“${hand}”：${dealt ? '到这时' : ''}一手有${most}张，不是${given}张`,
  'more-to-come-than-left': ({ missing, left }) => `还要发${missing}张，只剩${left}张`,
  'no-such-hand-left': ({ hand }) => `“${hand}”：没有这样的一手剩下`,
  'card-twice': ({ card }) => `${card}出现两次`,
  'card-not-in-deck': ({ card }) => `牌里没有${card}`,
  'not-dealt-together': '这几手不可能同时发到',
  'no-card-in-hand': ({ hand, piece }) => `“${hand}”：${piece}不是牌`,
  'no-range': ({ part }) => `“${part}”既不是牌，也不是范围（如QQ+、AKs、22-55、KTs+）`,
  'empty-range': ({ text }) => `“${text}”是空的范围`,
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
  rank === undefined ? '' : `，有${rankName(rank)}的四张同花`

const onTheBoard = (onBoard: boolean): string => (onBoard ? '公共牌' : '')

export const labSentences: Says<LabSentences> = {
  'work-on-rounds': '牌局',
  'work-on-records': '牌局记录',
  'work-on-hands': '手牌',
  'work-on-run-outs': '公共牌组合',
  'work-on-what-bets-are-worth': '各注的价值',
  'work-on-how-rounds-end': '牌局的结果',

  'chart-hand': '牌',
  'chart-move': '动作',

  'best-blackjack-play': ({ split }, { percent }) =>
    `优势是精确值，按最佳打法：看明牌和一手的每张牌，分牌后还看至今各手的第二张是否与对子同类（只要这样的牌还能多分一手）；不看其他手的别的牌，也不计花色。各结果出现多少次是精确值，只有占${percent(split, 2)}的分牌牌局，是当作各手分别遇上庄家同一手牌而求得。`,
  'best-switch-play':
    '要下两个同额的主注：各数都按其中一注的单位计，结果是一手的结果。对调后两手合计更值钱就对调。优势是这种打法的精确值。',
  'chart-hard-totals': '硬牌',
  'chart-soft-totals': '软牌',
  'chart-pairs': '对子',
  'chart-after-a-double': '加倍之后',
  'chart-exceptions': '例外',
  'chart-against': '对',
  'chart-worth-of-two-cards': '两张牌的价值：两手合计有赚就对调',
  'hard-total': ({ total }) => `硬${total}`,
  'soft-total': ({ total }) => `软${total}`,
  'ace-and-ten-by-a-switch': '对调得A-T',
  'chart-hit': '补牌',
  'chart-stand': '停牌',
  'chart-double-or-hit': '加倍，不能则补牌',
  'chart-double-or-stand': '加倍，不能则停牌',
  'chart-split': '分牌',
  'chart-surrender-or-hit': '投降，不能则补牌',
  'chart-surrender-or-stand': '投降，不能则停牌',
  'chart-double-again': '再加倍',
  'chart-rescue': '救回',

  'chart-first-bet': '第一注，三张牌',
  'chart-second-bet': '第二注，四张牌',
  'holds-a-pair': '一对',
  'holds-two-pair': '两对',
  'holds-three-of-a-kind': '三条',
  'holds-four-of-a-kind': '四条',
  'holds-a-draw': ({ suited, within, high }) =>
    `同花${suited}张，${within === undefined ? '不成顺' : `在${within}个点数之内`}，10及以上${high}张`,
  'holds-anything-else': '其他',
  ride: '留注',
  pull: '收回',
  'ride-only': ({ hands }) => `只有${hands.join('、')}留注`,
  'ride-but-not': ({ hands }) => `留注，${hands.join('、')}除外`,
  'ride-sometimes': '有时留注',

  'chart-the-player': '玩家',
  'chart-the-player-dealer': '庄家',
  'chart-total': '点数',
  'chart-takes-a-card': '补牌',
  'chart-against-one-who-stood': '对不补的玩家',
  'chart-against-one-who-drew': '对补了的玩家',
  'takes-a-card': '补',
  'takes-a-card-with-some': '有时补',
  'takes-no-card': '不补',

  'chart-play-or-fold': '跟或弃',
  'chart-open-card': '明牌',
  'chart-always-play-from': '一律跟，起于',
  'chart-sometimes-from': '有时跟，起于',
  'plays-any-hand': '任何牌',
  'plays-never': '从不',

  'chart-before-the-flop': '翻牌前：Ante的倍数（先同花，后不同花；“-”是过牌）',
  'chart-after-the-flop': '翻牌后',
  'chart-at-the-end': '最后',
  'chart-bets': '下注',
  'makes-hand': ({ hand, onBoard }) => `${onTheBoard(onBoard)}${PAY_TABLE_HANDS[hand]}`,
  'makes-no-pair': ({ fourOfASuit }) => `散牌${fourOfASuitWith(fourOfASuit)}`,
  'makes-pair-on-the-board': ({ fourOfASuit }) => `公共牌一对${fourOfASuitWith(fourOfASuit)}`,
  'makes-pair-in-the-hand': ({ rank }) => `手上一对${rankName(rank)}`,
  'makes-pair-with-the-board': ({ rank }) => `与公共牌成一对${rankName(rank)}`,
  'makes-what-the-board-makes': ({ hand, onBoard, highest }) =>
    `${onTheBoard(onBoard)}${PAY_TABLE_HANDS[hand]}，手上最大${rankName(highest)}`,
  'bets-always': '一律',
  'bets-never': '从不',
  'bets-so-often': ({ share }, { percent }) => percent(share, 1),

  'hands-of-a-deck': ({ for: counted, cards, deck, joker }) =>
    `${COUNTED[counted]}，${deck}张中取${cards}张${joker === undefined ? '' : `，鬼牌${joker === 'up' ? '翻开' : '扣着'}发`}`,
  'hands-with-a-board': ({ for: counted, cards, board, deck }) =>
    `${COUNTED[counted]}，手牌${cards}张加公共牌${board}张，共${deck}张`,
  'hands-of-three-cards': '三张牌型，52张中取3张',
  'hands-of-pai-gow': ({ joker }) =>
    `7张中最好的五张，53张连${joker === 'wild' ? '可当任何牌的鬼牌' : '鬼牌'}`,
  'pairs-of-tiles': '骨牌两张，32张中取2张',

  'half-of-the-pot': ({ half, board }) =>
    board === undefined ? HALVES[half] : `第${board}副公共牌${HALVES[half]}`,
  'keeps-what-wins-most': '每位玩家留下在所有可能的公共牌上、对随机一手平均赢得最多的牌。',
  'draws-what-is-missing': '张数不足的一手把缺的补一次；丢掉的是什么不知道。',
  'first-card-is-down': '一手的第一张是扣着发的；其余都是明牌。',
}
