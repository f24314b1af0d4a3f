import type { NowSentences } from '@cardroom/engine'
import type { BankedTellSentences } from '@cardroom/engine/banked'
import { known } from '../names.ts'
import type { Says } from '../speaker.ts'
import { cards, whoName } from '../who.ts'

const FEES = { collection: '台费', jackpot: 'jackpot' } as const
const feeName = (what: string): string => known(FEES, what) ?? what

const FIRST = {
  'left-of-bank': '在庄家左边',
  'house-dealers-left': '在荷官左边',
  'house-dealers-right': '在荷官右边',
} as const

/** What the house dealer does now at a real table. */
export const nowSentences: Says<NowSentences> = {
  'now-card': ({ who, hand }, m) =>
    hand === undefined ? `发牌：${whoName(m, who)}` : `发牌：${m.events.seatHand(whoName(m, who), hand)}`,
  'now-burn': '烧一张牌',
  'now-dice': ({ count }) => `摇${count}颗骰子`,
  'now-shuffle': ({ count }) => `把${count}张牌洗回去`,
  'now-decide': ({ who }, m) => `${m.any(who.map(one => whoName(m, one)))}决定`,
  'now-settle': '结算各家的牌',
  'now-over': '这局结束',
}

/** Why, and what else the house dealer is told. */
export const tellSentences: Says<BankedTellSentences> = {
  'tell-draws': ({ who, total, soft }, m) => `${whoName(m, who)}${soft ? '软' : ''}${total}点，补牌`,
  'tell-stands': ({ who, total, soft }, m) => `${whoName(m, who)}${soft ? '软' : ''}${total}点，不补`,
  'tell-draws-against': ({ who, total, third }, m) =>
    `${whoName(m, who)}补牌：${total}点，对第三张${third}点`,
  'tell-stands-against': ({ who, total, third }, m) =>
    `${whoName(m, who)}不补：${total}点，对第三张${third}点`,
  'tell-may-draw': ({ who, total }, m) => `${whoName(m, who)}${total}点，可补可不补`,
  'tell-natural': ({ who, total }, m) => `${whoName(m, who)}天生${total}点，都不补牌`,
  'tell-house-way-draws': ({ who, total }, m) => `牌室打法：${whoName(m, who)}${total}点，补牌`,
  'tell-house-way-stands': ({ who, total }, m) => `牌室打法：${whoName(m, who)}${total}点，不补`,
  'tell-house-way': ({ who, front, back }, m) =>
    `${whoName(m, who)}的牌室打法：前${cards(m, front)}，后${cards(m, back)}`,
  'tell-drop': ({ who, from, cents, for: what }, m) =>
    `向${whoName(m, who)}${from === 'bank' ? '（庄家）' : ''}收${m.money(cents)}（${feeName(what)}）入箱`,
  'tell-first': ({ who, by }, m) => `先行动：${whoName(m, who)}，${FIRST[by]}`,
  'tell-first-by-card': ({ who, card, count }, m) =>
    `先行动：${whoName(m, who)}。${cards(m, card)}数${count}`,
  'tell-first-by-dice': ({ who, dice, total }, m) =>
    `先行动：${whoName(m, who)}。骰子${dice.join(' + ')} = ${total}`,
  'tell-offer': ({ who, turn, turns }, m) => `请${whoName(m, who)}做庄家：第${turn}次，共${turns}次`,
}
