import type { BankedSheetSentences } from '@cardroom/engine/banked'
import type { Says } from '../../speaker.ts'
import { rankName } from '../names/cards.ts'
import { PAY_TABLE_HANDS } from '../names/pay-table-hands.ts'

const FIRST_AT = {
  'left-of-bank': '莊家左邊的座位',
  'house-dealers-left': '荷官左邊的座位',
  'house-dealers-right': '荷官右邊的座位',
} as const

const FIRST_CARD = {
  any: '莊家的牌',
  open: '莊家的明牌',
  down: '莊家的蓋牌',
  'first-drawn': '莊家補的第一張牌',
  'second-dealt': '發出的第二張牌',
} as const

const COUNTED_FROM = {
  bank: '莊家',
  'left-of-bank': '莊家左邊',
  'house-dealers-left': '荷官左邊',
} as const

const PASSED_TO = { 'left-of-bank': '左邊', 'house-dealers-right': '荷官右邊' } as const

const SUPPLY = {
  shoe: '用牌靴發牌，一局接一局，直到切牌卡出來',
  'two-decks': '兩副不同背色的牌輪流用：一副在發，一副在洗',
  continuous: '用連續洗牌機發牌',
  'every-round': '每局洗牌',
} as const

/** Which way something goes round the table. */
export const DIRECTIONS = { clockwise: '順時針', 'counter-clockwise': '逆時針' } as const

const COMPARED = { higher: '較大', equal: '相同', lower: '較小' } as const

const OUTCOMES = { lose: '輸', push: '和' } as const

/** `6比5`. */
export const odds = (of: string): string => of.replace(':', '比')

const either = (names: readonly string[]): string => names.join('或')

export const bankedSheet: Says<BankedSheetSentences> = {
  'banked-title-table': '牌桌',
  'banked-title-wagers': '下注',
  'banked-title-round': '一局',
  'banked-title-showdown': '開牌',
  'banked-title-settlement': '結算',
  'banked-column-wager': '注',
  'banked-column-when': '何時',
  'banked-column-condition': '條件',
  'banked-column-hand': '牌型',
  'banked-column-pays': '賠率',
  'banked-column-player-dealer': '莊家',
  'banked-column-players-hand': '玩家的牌',
  'banked-column-outcome': '結果',

  'banked-tile-set': '一副32張骨牌',
  'banked-decks': ({ from, to, cards, without, jokers, jokersFrom }) => {
    const decks = from === to ? `${to}副` : `${from}至${to}副`
    const removed = without.length > 0 ? `（不用${without.map(rankName).join('、')}）` : ''
    const when = jokersFrom === undefined ? '' : `${jokersFrom}副或以上時`
    const added = jokers > 0 ? `，${when}加${jokers}張鬼牌` : ''
    return `${decks}牌，每副${cards}張${removed}${added}`
  },
  'banked-decks-or-more': ({ from, cards }) => `${from}副或以上，每副${cards}張`,
  'banked-decks-at-most': ({ to }) => `這裡最多${to}副`,
  'banked-places': ({ places }) => `${places}個位，連莊家在內`,
  'banked-smaller-table': ({ places }) => `或用較小的桌，${places}個位`,
  'banked-larger-table': ({ places }) => `或用較大的桌，但最多${places}人玩`,
  'banked-bank-button': ({ turns }) => `座位前的鈕標明誰是莊家${turns ? '，以及是頭莊還是二莊' : ''}`,
  'banked-providers': '第三方莊家服務商可以參與',
  'banked-kum-kum': ({ minimum }) =>
    `可以合夥下注：合注當一注賠、一注收${minimum ? '，每人至少下本桌最低注' : ''}`,
  'banked-no-back-line': '不准搭注',
  'banked-supply': ({ from }) => SUPPLY[from],
  'banked-supply-cut': '放牌之前，請莊家切牌',
  'banked-supply-burn': '翻開第一張牌，按它的點數蓋著燒掉同樣張數；公仔牌算十',
  'banked-supply-free-hands': ({ most }) => `應玩家要求可不下注發牌，每個牌靴最多${most}次`,
  'banked-back-line': '可以搭注',
  'banked-back-line-up-to': ({ most }) => `搭注：每手最多${most}人`,
  'banked-circles': ({ open }) => (open ? '玩家也可在沒人坐的圈下注，並打那些牌' : '沒人坐的圈不接受下注'),
  'banked-sees-one-hand': '一人下注幾手，只能看其中一手；其餘由荷官打',

  'banked-before-the-deal': '發牌前',
  'banked-during-the-round': '牌局中',
  'banked-conditions': ({ conditions }, { say }) => conditions.map(say).join('，'),
  'banked-required': '必須下',
  'banked-beside': ({ others }) => `要同時有${either(others)}`,
  'banked-as-much-as': ({ other }) => `與${other}同額`,
  'banked-no-more-than': ({ others }) => `不多於${either(others)}`,
  'banked-on-each-hand': ({ hands }) => `${hands}手每手都要`,
  'banked-not-back-line': '搭注的人不能下',

  'banked-position-offered': ({ wageredBefore, rounds }) =>
    `按順時針輪流問誰做莊家${wageredBefore ? '，只問上一局有下注的人' : ''}；每人最多連做${rounds}局`,
  'banked-wagers-are-made': ({ wagers }) => `下注：${wagers.join('、')}`,
  'banked-first-action': ({ first }, { say }) => `先手：${say(first)}`,
  'banked-first-at': ({ place }) => FIRST_AT[place],
  'banked-first-by-card': ({ which, from, countsBank, ace, faces, joker }) => {
    const courts = faces === 'ten' ? '公仔牌10' : 'J 11、Q 12、K 13'
    const values = [`A ${ace}`, courts, ...(joker === undefined ? [] : [`鬼牌${joker}`])]
    return `按${FIRST_CARD[which]}的點數，從${COUNTED_FROM[from]}順時針數${countsBank ? '' : '，莊家的座位不數'}（${values.join('、')}）；數到空位就順延`
  },
  'banked-first-by-dice': ({ bankAt, passedTo }) =>
    `擲三顆骰，${bankAt.join('、')}點是莊家，由他讓給${PASSED_TO[passedTo]}，其餘順時針數；數到空位就順延`,
  'banked-settled-as-covered': '按次序結算，以莊家的注能賠到的為限；賠不到的退回',

  'banked-settlement-order': ({ order, direction, wagers, last }) => {
    const how = order === 'by-seat' ? '逐個座位' : '逐種注'
    const end = last.length > 0 ? `；最後${last.join('、')}` : ''
    return `${how}，${DIRECTIONS[direction]}：${wagers.join('、')}${end}`
  },
  'banked-losing-hand': ({ wagers }) => `輸的一手：${wagers.join('、')}`,

  'banked-qualifies': '夠牌',
  'banked-does-not-qualify': '不夠牌',
  'banked-compared': ({ hand }) => COMPARED[hand],
  'banked-outcome': ({ outcome }) => OUTCOMES[outcome],
  'banked-odds': ({ odds: of }) => odds(of),
  'banked-hand': ({ hand }) => PAY_TABLE_HANDS[hand],
}
