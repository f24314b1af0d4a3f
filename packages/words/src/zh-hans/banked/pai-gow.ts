import type { TilesSentences } from '@cardroom/engine/banked'
import type { PaiGowSentences, TwoHandSentences } from '@cardroom/engine/pai-gow'
import type { Says } from '../../speaker.ts'
import { rankName } from '../names/cards.ts'
import { PAY_TABLE_HANDS } from '../names/pay-table-hands.ts'
import { TILES } from '../page/tiles.ts'
import { DIRECTIONS, odds } from './sheet.ts'

export const twoHands: Says<TwoHandSentences> = {
  'two-hands-players-set': ({ houseWay }) => `玩家摆牌${houseWay ? '，或要求牌室打法' : ''}`,
  'two-hands-largest-wager': '由这手牌上最大的注决定怎样摆',
  'two-hands-bank-by-chart': '荷官按牌室打法摆庄家的牌',
  'two-hands-bank-sets': ({ houseWay }) => `庄家自己摆牌${houseWay ? '，或要求牌室打法' : ''}`,
  'two-hands-title-base': '主注',
  'two-hands-both-higher': ({ odds: of }) => `两手都大：赢，赔${odds(of)}`,
  'two-hands-one-higher': '一手大：和',
  'two-hands-none-higher': '两手都不大：输',
  'two-hands-copy': '任何一手相同，算庄家大',
  'two-hands-title-house-way': '牌室打法',
  'two-hands-column-hand': '牌',
  'two-hands-column-setting': '摆法',
  'two-hands-title-at-work': '牌室打法实例',
  'two-hands-column-dealt': '发到',
}

const DEAL = {
  'back-and-forth': '七叠每叠七张，一张一张先由左到右，再由右到左',
  'left-to-right': '七叠每叠七张，一张一张由左到右',
  'hand-by-hand': '七手每手七张，一手接一手',
} as const

const HOLDINGS: Readonly<Record<PaiGowSentences['pai-gow-holding']['hand'], string>> = {
  'five aces': '五条A',
  'four of a kind and a pair': '四条加一对',
  'four of a kind': '四条',
  'two threes of a kind': '两副三条',
  'full house': '葫芦',
  'three of a kind': '三条',
  'three pair': '三对',
  'two pair': '两对',
  'one pair': '一对',
  'no pair': '无对',
}

const WAYS: Readonly<Record<PaiGowSentences['pai-gow-step']['way'], string>> = {
  'second and third highest in front': '第二和第三大的牌放前',
  'pair behind': '对子放后',
  'both pairs behind': '两对都放后',
  'small pair in front': '小对放前',
  'highest pair in front': '最大的对放前',
  'pair in front, three behind': '对子放前，三条放后',
  'ace and highest single in front': 'A和最大的单张放前',
  'three behind': '三条放后',
  'four behind': '四条放后',
  'pair and pair': '分成两对',
  'pair of aces in front': '一对A放前',
  'complete hand behind': '成牌放后',
  'joker and highest single in front': '鬼牌和最大的单张放前',
  'joker and second highest behind': '鬼牌和第二大的牌放后',
  'joker pairs the highest single': '鬼牌与最大的单张成对',
}

const IF_FRONT = {
  pair: '（前面须成对）',
  A: '（前面至少有A）',
  K: '（前面至少有K）',
  Q: '（前面至少有Q）',
  'above both pairs': '（那张须大过两对）',
} as const

export const paiGow: Says<PaiGowSentences> = {
  'pai-gow-deal': ({ order }) => DEAL[order],
  'pai-gow-ace-high-push': '庄家最大只有A时，与所有人和',
  'pai-gow-foul': '两张的一手大过五张的一手，就是乌龙，输',
  'pai-gow-title-joker': '鬼牌',
  'pai-gow-joker': ({ is }) => (is === 'wild' ? '可当任何牌' : '当A，或补成顺子、同花或同花顺'),
  'pai-gow-house-way-not-filed': '没有备案：荷官被问时可以怎样建议',
  'pai-gow-two-card-hand': '两张的一手',
  'pai-gow-five-card-hand': '五张的一手',
  'pai-gow-holding': ({ hand, of, complete, joker }) => {
    const made = complete ? '顺子、同花或同花顺，带' : ''
    return `${made}${HOLDINGS[hand]}${joker ? '和鬼牌' : ''}${of.length > 0 ? `：${of.map(rankName).join('、')}` : ''}`
  },
  'pai-gow-setting': ({ steps }, { say }) => steps.map(say).join('；否则'),
  'pai-gow-setting-as-without': '照没有它时摆',
  'pai-gow-step': ({ way, ifFront }) => `${WAYS[way]}${ifFront === undefined ? '' : IF_FRONT[ifFront]}`,
  'pai-gow-title-ace-high': 'Ace-High Bonus',
  'pai-gow-both-ace-high': '庄家和玩家都是A大',
  'pai-gow-ace-high-with-joker': '庄家A大，有鬼牌',
  'pai-gow-ace-high-without-joker': '庄家A大，没有鬼牌',
  'pai-gow-title-fortune': 'Fortune Bonus与Envy Bonus',
  'pai-gow-envy-button': ({ least, buttons }, { money }) =>
    `Fortune下${money(least)}得一个Envy钮${buttons === 'seated' ? '，只给坐着的玩家' : ''}`,
  'pai-gow-column-seven-cards': '七张牌中的牌型',
  'pai-gow-column-fortune': 'Fortune赔率',
  'pai-gow-column-envy': 'Envy奖金',
  'pai-gow-push': '和',
  'pai-gow-prize': ({ cents }, { money }) => money(cents),
  'pai-gow-fortune-hand': ({ hand }) => PAY_TABLE_HANDS[hand],
}

const TILE_HANDS = {
  'supreme-pair': '至尊宝（4-2配2-1）',
  'matched-pairs':
    '文牌对子：天牌6-6、地牌1-1、人牌4-4、和牌3-1、梅花5-5、长三3-3、板凳2-2、斧头6-5、红头十6-4、高脚七6-1、铜锤六5-1',
  'mixed-pairs': '杂牌对子：杂九6-3 5-4、杂八6-2 5-3、杂七5-2 4-3、杂五4-1 3-2',
  wong: '王：天牌或地牌配九',
  gong: '杠：天牌或地牌配八',
  points: '点数：只算个位，点数相同比大牌；零对零算庄家赢',
} as const

const HIGH = {
  wong: '王',
  gong: '杠',
  'nine with Teen or Dey': '天牌或地牌配成九点',
} as const satisfies Readonly<Record<TilesSentences['tiles-high-hand']['high'], string>>

/** Tiles by what they are called; others as the filing has them. */
const tileName = (name: string): string => (TILES as Readonly<Record<string, string>>)[name] ?? name

export const tiles: Says<TilesSentences> = {
  'tiles-deal': ({ direction }) => `从行动钮起${DIRECTIONS[direction]}，每个位四张骨牌`,
  'tiles-title-hands': '牌型，由大到小',
  'tiles-hands': ({ hands }) => TILE_HANDS[hands],
  'tiles-pair-of': ({ tiles: names }) => `一对${names.map(tileName).join('、')}`,
  'tiles-no-pair': '无对',
  'tiles-never-split': '从不拆',
  'tiles-split': ({ conditions }, { say }) => `拆开，${conditions.map(say).join('，或')}`,
  'tiles-if-low': ({ points, beside }) =>
    `如果小的一手有${points}点及以上${beside.length > 0 ? `，且有${beside.map(tileName).join('或')}` : ''}`,
  'tiles-if-others': ({ first, second }) => `如果另外两张是${first.join('或')}点和${second.join('或')}点`,
  'tiles-high-hand': ({ high }) => `大的一手是${HIGH[high]}`,
  'tiles-best-low-hand': '小的一手尽量大',
  'tiles-low-hand': '小的一手',
  'tiles-the-high-hand': '大的一手',
}
