import type { BlackjackSheetSentences } from '@cardroom/engine/blackjack'
import type { Says } from '../../speaker.ts'
import { PAY_TABLE_HANDS } from '../names/pay-table-hands.ts'
import { odds } from './sheet.ts'

const FROM = {
  'left-of-bank': '庄家左边',
  'house-dealers-left': '荷官左边',
} as const

const BANK = {
  'up-and-down': '一张明牌、一张暗牌',
  'turned-after-the-deal': '两张暗牌，发完后翻开第一张',
  'one-up': '一张明牌，第二张等玩家打完再发',
} as const

const DOUBLES: Readonly<Record<BlackjackSheetSentences['blackjack-double']['amount'], string>> = {
  wager: '与原注同额',
  'up-to-wager': '最多与原注同额',
}

/** What can be said of a player's hand and the player-dealer's. */
const EVENTS: Readonly<Record<BlackjackSheetSentences['blackjack-when-all']['events'][number], string>> = {
  'player natural': '玩家天生牌',
  'player over': '玩家爆牌',
  'player higher': '玩家较大',
  'player lower': '玩家较小',
  equal: '相同',
  'player nearer': '玩家较近',
  'equally near': '同样近',
  'bank nearer': '庄家较近',
  'player 21': '玩家21点',
  'player 21½ by a switch': '玩家对调得21½点',
  'player 23 to 25 in three cards': '玩家三张23至25点',
  'bank natural': '庄家天生牌',
  'bank over': '庄家爆牌',
  'bank 21': '庄家21点',
  'bank 22': '庄家22点',
  'bank 8-8-8': '庄家8-8-8',
  'bank 7-8-9 of one suit': '庄家同花7-8-9',
  'bank joker in two cards': '庄家头两张有鬼牌',
}

/** `17`, `21½`. */
const count = (points: number): string => `${Math.floor(points)}${Number.isInteger(points) ? '' : '½'}`

export const blackjackSheet: Says<BlackjackSheetSentences> = {
  'blackjack-deal': ({ hands, from, bank }) =>
    `从${FROM[from]}起，每位${hands === 1 ? '一手' : '两手'}；庄家${BANK[bank]}`,
  'blackjack-super-match-settled': ({ wager }) => `${wager}发完牌马上结算`,
  'blackjack-insurance': ({ amount, odds: of }) =>
    `明牌是A：可买保险，${amount === 'half' ? '注额的一半' : '最多注额的一半'}，赔${odds(of)}`,
  'blackjack-checked-under': ({ under }) => `明牌是${under === 'ace' ? 'A' : 'A或十点牌'}时查看暗牌`,
  'blackjack-not-checked': '玩家决定之前不看牌',
  'blackjack-naturals-at-once': ({ natural }) => `庄家一确定没有${natural}，马上赔玩家的${natural}`,
  'blackjack-frozen-hand': '有鬼牌的一手不能再动',
  'blackjack-all-frozen': '庄家明牌是鬼牌时，所有牌都不能再动',
  'blackjack-switching': '玩家可以对调两手的第二张牌',
  'blackjack-turns': ({ from, surrender }) =>
    `从${FROM[from]}起顺时针轮流，每位玩家按表和以下规则补牌、停牌、加倍${surrender ? '、分牌或投降' : '或分牌'}`,
  'blackjack-bank-by-chart': '庄家按表补牌',

  'blackjack-title-charts': '补牌表',
  'blackjack-natural': ({ natural, of, points }) =>
    `${natural}：头两张是${of === 'two-jokers' ? '两张鬼牌' : 'A和十点牌'}，${count(points)}点`,
  'blackjack-over': ({ above, natural }) => `超过${above}点而不是${natural}，就是爆牌`,
  'blackjack-total': '点数',
  'blackjack-chart-of': ({ who, soft }) => `${who === 'player' ? '玩家' : '庄家'}，${soft ? '软牌' : '硬牌'}`,

  'blackjack-title-options': '玩家可以做的',
  'blackjack-double': ({ amount, onMustStand }) =>
    `两张牌可加倍，${DOUBLES[amount]}${onMustStand ? '' : '，必须停牌的点数除外'}；补一张`,
  'blackjack-double-again': ({ times }) => `可把总注再加倍，最多${times}次`,
  'blackjack-rescue': '救回：取回最后加倍的部分，其余输掉',
  'blackjack-split': ({ tens, hands }) =>
    `对子${tens === 'any' ? '和任何两张十点牌' : ''}可分牌，最多${hands}手`,
  'blackjack-split-suited': ({ split }) => `第${split}次分牌起，只限同花色`,
  'blackjack-split-aces': ({ hands, cards }) =>
    `A：最多${hands}手，${cards === 'one' ? '每手补一张' : '补多少张都可以'}`,
  'blackjack-surrender': ({ when, from }) =>
    `${when === 'any-time' ? '随时' : '头两张'}可投降，输一半${from === undefined ? '' : `，限${from}点及以上`}`,
  'blackjack-no-surrender': '不能投降',

  'blackjack-title-verdicts': '一手牌的结果（以第一个符合的为准）',
  'blackjack-column-wagers': '注',
  'blackjack-column-result': '结果',
  'blackjack-when-all': ({ events }) => events.map(event => EVENTS[event]).join('，') || '其他情况',
  'blackjack-all-wagers': '全部',
  'blackjack-these-wagers': ({ wagers }) => wagers.join('、'),
  'blackjack-wins': ({ odds: of }) => `赢，赔${odds(of)}`,
  'blackjack-loses': '输',
  'blackjack-pushes': '和',

  'blackjack-column-cards-over': '庄家爆牌时的张数',
  'blackjack-cards-or-more': ({ cards }) => `${cards}张及以上`,
  'blackjack-match-hand': ({ hand }) => PAY_TABLE_HANDS[hand],
  'blackjack-with-decks': ({ wager, decks }) => `${wager}，${decks.join('或')}副牌`,
}
