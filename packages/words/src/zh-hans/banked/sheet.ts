import type { BankedSheetSentences } from '@cardroom/engine/banked'
import type { Says } from '../../speaker.ts'
import { rankName } from '../names/cards.ts'
import { PAY_TABLE_HANDS } from '../names/pay-table-hands.ts'

const FIRST_AT = {
  'left-of-bank': '庄家左边的座位',
  'house-dealers-left': '荷官左边的座位',
  'house-dealers-right': '荷官右边的座位',
} as const

const FIRST_CARD = {
  any: '庄家的牌',
  open: '庄家的明牌',
  down: '庄家的暗牌',
  'first-drawn': '庄家补的第一张牌',
  'second-dealt': '发出的第二张牌',
} as const

const COUNTED_FROM = {
  bank: '庄家',
  'left-of-bank': '庄家左边',
  'house-dealers-left': '荷官左边',
} as const

const PASSED_TO = { 'left-of-bank': '左边', 'house-dealers-right': '荷官右边' } as const

const SUPPLY = {
  shoe: '用牌靴发牌，一局接一局，直到切牌卡出来',
  'two-decks': '两副不同背色的牌轮流用：一副在发，一副在洗',
  continuous: '用连续洗牌机发牌',
  'every-round': '每局洗牌',
} as const

/** Which way something goes round the table. */
export const DIRECTIONS = { clockwise: '顺时针', 'counter-clockwise': '逆时针' } as const

const COMPARED = { higher: '较大', equal: '相同', lower: '较小' } as const

const OUTCOMES = { lose: '输', push: '和' } as const

/** `6比5`. */
export const odds = (of: string): string => of.replace(':', '比')

const either = (names: readonly string[]): string => names.join('或')

export const bankedSheet: Says<BankedSheetSentences> = {
  'banked-title-table': '牌桌',
  'banked-title-wagers': '下注',
  'banked-title-round': '一局',
  'banked-title-showdown': '开牌',
  'banked-title-settlement': '结算',
  'banked-column-wager': '注',
  'banked-column-when': '何时',
  'banked-column-condition': '条件',
  'banked-column-hand': '牌型',
  'banked-column-pays': '赔率',
  'banked-column-player-dealer': '庄家',
  'banked-column-players-hand': '玩家的牌',
  'banked-column-outcome': '结果',

  'banked-tile-set': '一副32张骨牌',
  'banked-decks': ({ from, to, cards, without, jokers, jokersFrom }) => {
    const decks = from === to ? `${to}副` : `${from}至${to}副`
    const removed = without.length > 0 ? `（不用${without.map(rankName).join('、')}）` : ''
    const when = jokersFrom === undefined ? '' : `${jokersFrom}副及以上时`
    const added = jokers > 0 ? `，${when}加${jokers}张鬼牌` : ''
    return `${decks}牌，每副${cards}张${removed}${added}`
  },
  'banked-decks-or-more': ({ from, cards }) => `${from}副及以上，每副${cards}张`,
  'banked-decks-at-most': ({ to }) => `这里最多${to}副`,
  'banked-places': ({ places }) => `${places}个位，含庄家`,
  'banked-smaller-table': ({ places }) => `或用较小的桌，${places}个位`,
  'banked-larger-table': ({ places }) => `或用较大的桌，但最多${places}人玩`,
  'banked-bank-button': ({ turns }) => `座位前的钮标明谁是庄家${turns ? '，以及是头庄还是二庄' : ''}`,
  'banked-providers': '第三方庄家服务商可以参与',
  'banked-kum-kum': ({ minimum }) =>
    `可以合伙下注：合注当一注赔、一注收${minimum ? '，每人至少下本桌最低注' : ''}`,
  'banked-no-back-line': '不准搭注',
  'banked-supply': ({ from }) => SUPPLY[from],
  'banked-supply-cut': '放牌之前，请庄家切牌',
  'banked-supply-burn': '翻开第一张牌，按它的点数扣着烧掉同样张数；人头牌算十',
  'banked-supply-free-hands': ({ most }) => `应玩家要求可不下注发牌，每个牌靴最多${most}次`,
  'banked-back-line': '可以搭注',
  'banked-back-line-up-to': ({ most }) => `搭注：每手最多${most}人`,
  'banked-circles': ({ open }) => (open ? '玩家也可在没人坐的圈下注，并打那些牌' : '没人坐的圈不接受下注'),
  'banked-sees-one-hand': '一人下注几手，只能看其中一手；其余由荷官打',

  'banked-before-the-deal': '发牌前',
  'banked-during-the-round': '牌局中',
  'banked-conditions': ({ conditions }, { say }) => conditions.map(say).join('，'),
  'banked-required': '必须下',
  'banked-beside': ({ others }) => `要同时有${either(others)}`,
  'banked-as-much-as': ({ other }) => `与${other}同额`,
  'banked-no-more-than': ({ others }) => `不多于${either(others)}`,
  'banked-on-each-hand': ({ hands }) => `${hands}手每手都要`,
  'banked-not-back-line': '搭注的人不能下',

  'banked-position-offered': ({ wageredBefore, rounds }) =>
    `按顺时针轮流问谁做庄家${wageredBefore ? '，只问上一局有下注的人' : ''}；每人最多连做${rounds}局`,
  'banked-wagers-are-made': ({ wagers }) => `下注：${wagers.join('、')}`,
  'banked-first-action': ({ first }, { say }) => `先手：${say(first)}`,
  'banked-first-at': ({ place }) => FIRST_AT[place],
  'banked-first-by-card': ({ which, from, countsBank, ace, faces, joker }) => {
    const courts = faces === 'ten' ? '人头牌10' : 'J 11、Q 12、K 13'
    const values = [`A ${ace}`, courts, ...(joker === undefined ? [] : [`鬼牌${joker}`])]
    return `按${FIRST_CARD[which]}的点数，从${COUNTED_FROM[from]}顺时针数${countsBank ? '' : '，庄家的座位不数'}（${values.join('、')}）；数到空位就顺延`
  },
  'banked-first-by-dice': ({ bankAt, passedTo }) =>
    `掷三颗骰子，${bankAt.join('、')}点是庄家，由他让给${PASSED_TO[passedTo]}，其余顺时针数；数到空位就顺延`,
  'banked-settled-as-covered': '按次序结算，以庄家的注能赔到的为限；赔不到的退回',

  'banked-settlement-order': ({ order, direction, wagers, last }) => {
    const how = order === 'by-seat' ? '逐个座位' : '逐种注'
    const end = last.length > 0 ? `；最后${last.join('、')}` : ''
    return `${how}，${DIRECTIONS[direction]}：${wagers.join('、')}${end}`
  },
  'banked-losing-hand': ({ wagers }) => `输的一手：${wagers.join('、')}`,

  'banked-qualifies': '够格',
  'banked-does-not-qualify': '不够格',
  'banked-compared': ({ hand }) => COMPARED[hand],
  'banked-outcome': ({ outcome }) => OUTCOMES[outcome],
  'banked-odds': ({ odds: of }) => odds(of),
  'banked-hand': ({ hand }) => PAY_TABLE_HANDS[hand],
}
