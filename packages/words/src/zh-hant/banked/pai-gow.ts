import type { TilesSentences } from '@cardroom/engine/banked'
import type { PaiGowSentences, TwoHandSentences } from '@cardroom/engine/pai-gow'
import type { Says } from '../../speaker.ts'
import { rankName } from '../names/cards.ts'
import { PAY_TABLE_HANDS } from '../names/pay-table-hands.ts'
import { TILES } from '../page/tiles.ts'
import { DIRECTIONS, odds } from './sheet.ts'

export const twoHands: Says<TwoHandSentences> = {
  'two-hands-players-set': ({ houseWay }) => `玩家擺牌${houseWay ? '，或要求館方打法' : ''}`,
  'two-hands-largest-wager': '由這手牌上最大的注決定怎樣擺',
  'two-hands-bank-by-chart': '荷官按館方打法擺莊家的牌',
  'two-hands-bank-sets': ({ houseWay }) => `莊家自己擺牌${houseWay ? '，或要求館方打法' : ''}`,
  'two-hands-title-base': '主注',
  'two-hands-both-higher': ({ odds: of }) => `兩手都大：贏，賠${odds(of)}`,
  'two-hands-one-higher': '一手大：和',
  'two-hands-none-higher': '兩手都不大：輸',
  'two-hands-copy': '任何一手相同，算莊家大',
  'two-hands-title-house-way': '館方打法',
  'two-hands-column-hand': '牌',
  'two-hands-column-setting': '擺法',
  'two-hands-title-at-work': '館方打法實例',
  'two-hands-column-dealt': '發到',
}

const DEAL = {
  'back-and-forth': '七疊每疊七張，一張一張先由左到右，再由右到左',
  'left-to-right': '七疊每疊七張，一張一張由左到右',
  'hand-by-hand': '七手每手七張，一手接一手',
} as const

const HOLDINGS: Readonly<Record<PaiGowSentences['pai-gow-holding']['hand'], string>> = {
  'five aces': '五條A',
  'four of a kind and a pair': '四條加一對',
  'four of a kind': '四條',
  'two threes of a kind': '兩副三條',
  'full house': '葫蘆',
  'three of a kind': '三條',
  'three pair': '三對',
  'two pair': '兩對',
  'one pair': '一對',
  'no pair': '無對',
}

const WAYS: Readonly<Record<PaiGowSentences['pai-gow-step']['way'], string>> = {
  'second and third highest in front': '第二和第三大的牌放前',
  'pair behind': '對子放後',
  'both pairs behind': '兩對都放後',
  'small pair in front': '小對放前',
  'highest pair in front': '最大的對放前',
  'pair in front, three behind': '對子放前，三條放後',
  'ace and highest single in front': 'A和最大的單張放前',
  'three behind': '三條放後',
  'four behind': '四條放後',
  'pair and pair': '分成兩對',
  'pair of aces in front': '一對A放前',
  'complete hand behind': '成牌放後',
  'joker and highest single in front': '鬼牌和最大的單張放前',
  'joker and second highest behind': '鬼牌和第二大的牌放後',
  'joker pairs the highest single': '鬼牌與最大的單張成對',
}

const IF_FRONT = {
  pair: '（前面須成對）',
  A: '（前面至少有A）',
  K: '（前面至少有K）',
  Q: '（前面至少有Q）',
  'above both pairs': '（那張須大過兩對）',
} as const

export const paiGow: Says<PaiGowSentences> = {
  'pai-gow-deal': ({ order }) => DEAL[order],
  'pai-gow-ace-high-push': '莊家最大只有A時，與所有人和',
  'pai-gow-foul': '兩張的一手大過五張的一手，就是烏龍，輸',
  'pai-gow-title-joker': '鬼牌',
  'pai-gow-joker': ({ is }) => (is === 'wild' ? '可當任何牌' : '當A，或補成順子、同花或同花順'),
  'pai-gow-house-way-not-filed': '沒有報備：荷官被問時可以怎樣建議',
  'pai-gow-two-card-hand': '兩張的一手',
  'pai-gow-five-card-hand': '五張的一手',
  'pai-gow-holding': ({ hand, of, complete, joker }) => {
    const made = complete ? '順子、同花或同花順，帶' : ''
    return `${made}${HOLDINGS[hand]}${joker ? '和鬼牌' : ''}${of.length > 0 ? `：${of.map(rankName).join('、')}` : ''}`
  },
  'pai-gow-setting': ({ steps }, { say }) => steps.map(say).join('；否則'),
  'pai-gow-setting-as-without': '照沒有它時擺',
  'pai-gow-step': ({ way, ifFront }) => `${WAYS[way]}${ifFront === undefined ? '' : IF_FRONT[ifFront]}`,
  'pai-gow-title-ace-high': 'Ace-High Bonus',
  'pai-gow-both-ace-high': '莊家和玩家都是A大',
  'pai-gow-ace-high-with-joker': '莊家A大，有鬼牌',
  'pai-gow-ace-high-without-joker': '莊家A大，沒有鬼牌',
  'pai-gow-title-fortune': 'Fortune Bonus與Envy Bonus',
  'pai-gow-envy-button': ({ least, buttons }, { money }) =>
    `Fortune下${money(least)}得一個Envy鈕${buttons === 'seated' ? '，只給坐著的玩家' : ''}`,
  'pai-gow-column-seven-cards': '七張牌中的牌型',
  'pai-gow-column-fortune': 'Fortune賠率',
  'pai-gow-column-envy': 'Envy獎金',
  'pai-gow-push': '和',
  'pai-gow-prize': ({ cents }, { money }) => money(cents),
  'pai-gow-fortune-hand': ({ hand }) => PAY_TABLE_HANDS[hand],
}

const TILE_HANDS = {
  'supreme-pair': '至尊寶（4-2配2-1）',
  'matched-pairs':
    '文牌對子：天牌6-6、地牌1-1、人牌4-4、鵝牌3-1、梅花5-5、長三3-3、板凳2-2、斧頭6-5、屏風6-4、高腳七6-1、零霖六5-1',
  'mixed-pairs': '雜牌對子：雜九6-3 5-4、雜八6-2 5-3、雜七5-2 4-3、雜五4-1 3-2',
  wong: '王：天牌或地牌配九',
  gong: '槓：天牌或地牌配八',
  points: '點數：只算個位，點數相同比大牌；零對零算莊家贏',
} as const

const HIGH = {
  wong: '王',
  gong: '槓',
  'nine with Teen or Dey': '天牌或地牌配成九點',
} as const satisfies Readonly<Record<TilesSentences['tiles-high-hand']['high'], string>>

/** Tiles by what they are called; others as the filing has them. */
const tileName = (name: string): string => (TILES as Readonly<Record<string, string>>)[name] ?? name

export const tiles: Says<TilesSentences> = {
  'tiles-deal': ({ direction }) => `從行動鈕起${DIRECTIONS[direction]}，每個位四張骨牌`,
  'tiles-title-hands': '牌型，由大到小',
  'tiles-hands': ({ hands }) => TILE_HANDS[hands],
  'tiles-pair-of': ({ tiles: names }) => `一對${names.map(tileName).join('、')}`,
  'tiles-no-pair': '無對',
  'tiles-never-split': '從不拆',
  'tiles-split': ({ conditions }, { say }) => `拆開，${conditions.map(say).join('，或')}`,
  'tiles-if-low': ({ points, beside }) =>
    `如果小的一手有${points}點或以上${beside.length > 0 ? `，且有${beside.map(tileName).join('或')}` : ''}`,
  'tiles-if-others': ({ first, second }) => `如果另外兩張是${first.join('或')}點和${second.join('或')}點`,
  'tiles-high-hand': ({ high }) => `大的一手是${HIGH[high]}`,
  'tiles-best-low-hand': '小的一手盡量大',
  'tiles-low-hand': '小的一手',
  'tiles-the-high-hand': '大的一手',
}
