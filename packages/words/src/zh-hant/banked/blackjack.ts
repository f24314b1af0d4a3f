import type { BlackjackSheetSentences } from '@cardroom/engine/blackjack'
import type { Says } from '../../speaker.ts'
import { PAY_TABLE_HANDS } from '../names/pay-table-hands.ts'
import { odds } from './sheet.ts'

const FROM = {
  'left-of-bank': '莊家左邊',
  'house-dealers-left': '荷官左邊',
} as const

const BANK = {
  'up-and-down': '一張明牌、一張蓋牌',
  'turned-after-the-deal': '兩張蓋牌，發完後翻開第一張',
  'one-up': '一張明牌，第二張等玩家打完再發',
} as const

const DOUBLES: Readonly<Record<BlackjackSheetSentences['blackjack-double']['amount'], string>> = {
  wager: '與原注同額',
  'up-to-wager': '最多與原注同額',
}

/** What can be said of a player's hand and the player-dealer's. */
const EVENTS: Readonly<Record<BlackjackSheetSentences['blackjack-when-all']['events'][number], string>> = {
  'player natural': '玩家例牌',
  'player over': '玩家爆牌',
  'player higher': '玩家較大',
  'player lower': '玩家較小',
  equal: '相同',
  'player nearer': '玩家較近',
  'equally near': '同樣近',
  'bank nearer': '莊家較近',
  'player 21': '玩家21點',
  'player 21½ by a switch': '玩家對調得21½點',
  'player 23 to 25 in three cards': '玩家三張23至25點',
  'bank natural': '莊家例牌',
  'bank over': '莊家爆牌',
  'bank 21': '莊家21點',
  'bank 22': '莊家22點',
  'bank 8-8-8': '莊家8-8-8',
  'bank 7-8-9 of one suit': '莊家同花7-8-9',
  'bank joker in two cards': '莊家頭兩張有鬼牌',
}

/** `17`, `21½`. */
const count = (points: number): string => `${Math.floor(points)}${Number.isInteger(points) ? '' : '½'}`

export const blackjackSheet: Says<BlackjackSheetSentences> = {
  'blackjack-deal': ({ hands, from, bank }) =>
    `從${FROM[from]}起，每位${hands === 1 ? '一手' : '兩手'}；莊家${BANK[bank]}`,
  'blackjack-super-match-settled': ({ wager }) => `${wager}發完牌馬上結算`,
  'blackjack-insurance': ({ amount, odds: of }) =>
    `明牌是A：可買保險，${amount === 'half' ? '注額的一半' : '最多注額的一半'}，賠${odds(of)}`,
  'blackjack-checked-under': ({ under }) => `明牌是${under === 'ace' ? 'A' : 'A或十點牌'}時查看蓋牌`,
  'blackjack-not-checked': '玩家決定之前不看牌',
  'blackjack-naturals-at-once': ({ natural }) => `莊家一確定沒有${natural}，馬上賠玩家的${natural}`,
  'blackjack-frozen-hand': '有鬼牌的一手不能再動',
  'blackjack-all-frozen': '莊家明牌是鬼牌時，所有牌都不能再動',
  'blackjack-switching': '玩家可以對調兩手的第二張牌',
  'blackjack-turns': ({ from, surrender }) =>
    `從${FROM[from]}起順時針輪流，每位玩家按表和以下規則補牌、停牌、加倍${surrender ? '、分牌或投降' : '或分牌'}`,
  'blackjack-bank-by-chart': '莊家按表補牌',

  'blackjack-title-charts': '補牌表',
  'blackjack-natural': ({ natural, of, points }) =>
    `${natural}：頭兩張是${of === 'two-jokers' ? '兩張鬼牌' : 'A和十點牌'}，${count(points)}點`,
  'blackjack-over': ({ above, natural }) => `超過${above}點而不是${natural}，就是爆牌`,
  'blackjack-total': '點數',
  'blackjack-chart-of': ({ who, soft }) => `${who === 'player' ? '玩家' : '莊家'}，${soft ? '軟牌' : '硬牌'}`,

  'blackjack-title-options': '玩家可以做的',
  'blackjack-double': ({ amount, onMustStand }) =>
    `兩張牌可加倍，${DOUBLES[amount]}${onMustStand ? '' : '，必須停牌的點數除外'}；補一張`,
  'blackjack-double-again': ({ times }) => `可把總注再加倍，最多${times}次`,
  'blackjack-rescue': '救回：取回最後加倍的部分，其餘輸掉',
  'blackjack-split': ({ tens, hands }) =>
    `對子${tens === 'any' ? '和任何兩張十點牌' : ''}可分牌，最多${hands}手`,
  'blackjack-split-suited': ({ split }) => `第${split}次分牌起，只限同花色`,
  'blackjack-split-aces': ({ hands, cards }) =>
    `A：最多${hands}手，${cards === 'one' ? '每手補一張' : '補多少張都可以'}`,
  'blackjack-surrender': ({ when, from }) =>
    `${when === 'any-time' ? '隨時' : '頭兩張'}可投降，輸一半${from === undefined ? '' : `，限${from}點或以上`}`,
  'blackjack-no-surrender': '不能投降',

  'blackjack-title-verdicts': '一手牌的結果（以第一個符合的為準）',
  'blackjack-column-wagers': '注',
  'blackjack-column-result': '結果',
  'blackjack-when-all': ({ events }) => events.map(event => EVENTS[event]).join('，') || '其他情況',
  'blackjack-all-wagers': '全部',
  'blackjack-these-wagers': ({ wagers }) => wagers.join('、'),
  'blackjack-wins': ({ odds: of }) => `贏，賠${odds(of)}`,
  'blackjack-loses': '輸',
  'blackjack-pushes': '和',

  'blackjack-column-cards-over': '莊家爆牌時的張數',
  'blackjack-cards-or-more': ({ cards }) => `${cards}張或以上`,
  'blackjack-match-hand': ({ hand }) => PAY_TABLE_HANDS[hand],
  'blackjack-with-decks': ({ wager, decks }) => `${wager}，${decks.join('或')}副牌`,
}
