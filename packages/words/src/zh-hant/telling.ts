import type { NowSentences } from '@cardroom/engine'
import type { BankedTellSentences } from '@cardroom/engine/banked'
import { known } from '../names.ts'
import type { Says } from '../speaker.ts'
import { cards, whoName } from '../who.ts'

const FEES = { collection: '枱費', jackpot: 'jackpot' } as const
const feeName = (what: string): string => known(FEES, what) ?? what

const FIRST = {
  'left-of-bank': '在莊家左邊',
  'house-dealers-left': '在荷官左邊',
  'house-dealers-right': '在荷官右邊',
} as const

/** What the house dealer does now at a real table. */
export const nowSentences: Says<NowSentences> = {
  'now-card': ({ who, hand }, m) =>
    hand === undefined ? `發牌：${whoName(m, who)}` : `發牌：${m.events.seatHand(whoName(m, who), hand)}`,
  'now-burn': '燒一張牌',
  'now-dice': ({ count }) => `搖${count}顆骰`,
  'now-shuffle': ({ count }) => `把${count}張牌洗回去`,
  'now-decide': ({ who }, m) => `${m.any(who.map(one => whoName(m, one)))}決定`,
  'now-settle': '結算各家的牌',
  'now-over': '這局結束',
}

/** Why, and what else the house dealer is told. */
export const tellSentences: Says<BankedTellSentences> = {
  'tell-draws': ({ who, total, soft }, m) => `${whoName(m, who)}${soft ? '軟' : ''}${total}點，補牌`,
  'tell-stands': ({ who, total, soft }, m) => `${whoName(m, who)}${soft ? '軟' : ''}${total}點，不補`,
  'tell-draws-against': ({ who, total, third }, m) =>
    `${whoName(m, who)}補牌：${total}點，對第三張${third}點`,
  'tell-stands-against': ({ who, total, third }, m) =>
    `${whoName(m, who)}不補：${total}點，對第三張${third}點`,
  'tell-may-draw': ({ who, total }, m) => `${whoName(m, who)}${total}點，可補可不補`,
  'tell-natural': ({ who, total }, m) => `${whoName(m, who)}天生${total}點，都不補牌`,
  'tell-house-way-draws': ({ who, total }, m) => `館方打法：${whoName(m, who)}${total}點，補牌`,
  'tell-house-way-stands': ({ who, total }, m) => `館方打法：${whoName(m, who)}${total}點，不補`,
  'tell-house-way': ({ who, front, back }, m) =>
    `${whoName(m, who)}的館方打法：前${cards(m, front)}，後${cards(m, back)}`,
  'tell-drop': ({ who, from, cents, for: what }, m) =>
    `向${whoName(m, who)}${from === 'bank' ? '（莊家）' : ''}收${m.money(cents)}（${feeName(what)}）入箱`,
  'tell-first': ({ who, by }, m) => `先行動：${whoName(m, who)}，${FIRST[by]}`,
  'tell-first-by-card': ({ who, card, count }, m) =>
    `先行動：${whoName(m, who)}。${cards(m, card)}數${count}`,
  'tell-first-by-dice': ({ who, dice, total }, m) =>
    `先行動：${whoName(m, who)}。骰子${dice.join(' + ')} = ${total}`,
  'tell-offer': ({ who, turn, turns }, m) => `請${whoName(m, who)}做莊家：第${turn}次，共${turns}次`,
}
