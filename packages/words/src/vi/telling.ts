import type { NowSentences } from '@cardroom/engine'
import type { BankedTellSentences } from '@cardroom/engine/banked'
import { known } from '../names.ts'
import type { Says } from '../speaker.ts'
import { cards, whoName } from '../who.ts'

const FEES = { collection: 'tiền xâu', jackpot: 'jackpot' } as const
const feeName = (what: string): string => known(FEES, what) ?? what

const FIRST = {
  'left-of-bank': 'bên trái nhà cái',
  'house-dealers-left': 'bên trái người chia bài',
  'house-dealers-right': 'bên phải người chia bài',
} as const

/** What the house dealer does now at a real table. */
export const nowSentences: Says<NowSentences> = {
  'now-card': ({ who, hand }, m) =>
    hand === undefined ? `Lá cho: ${whoName(m, who)}` : `Lá cho: ${m.events.seatHand(whoName(m, who), hand)}`,
  'now-burn': 'Đốt một lá',
  'now-dice': ({ count }) => `Lắc ${count} hột xí ngầu`,
  'now-shuffle': ({ count }) => `Xào lại ${count} lá`,
  'now-decide': ({ who }, m) => `${m.any(who.map(one => whoName(m, one)))} quyết định`,
  'now-settle': 'Chung tiền các tay bài',
  'now-over': 'Hết ván',
}

/** Why, and what else the house dealer is told. */
export const tellSentences: Says<BankedTellSentences> = {
  'tell-draws': ({ who, total, soft }, m) =>
    `${whoName(m, who)} rút thêm với ${total} nút${soft ? ' mềm' : ''}`,
  'tell-stands': ({ who, total, soft }, m) => `${whoName(m, who)} dằn với ${total} nút${soft ? ' mềm' : ''}`,
  'tell-draws-against': ({ who, total, third }, m) =>
    `${whoName(m, who)} rút thêm: ${total} nút, lá thứ ba bên kia là ${third}`,
  'tell-stands-against': ({ who, total, third }, m) =>
    `${whoName(m, who)} dằn: ${total} nút, lá thứ ba bên kia là ${third}`,
  'tell-may-draw': ({ who, total }, m) => `${whoName(m, who)} được rút hay không với ${total} nút`,
  'tell-natural': ({ who, total }, m) => `${whoName(m, who)}: ${total} nút hai lá. Không bên nào rút`,
  'tell-house-way-draws': ({ who, total }, m) =>
    `Theo cách của sòng: ${whoName(m, who)} rút với ${total} nút`,
  'tell-house-way-stands': ({ who, total }, m) =>
    `Theo cách của sòng: ${whoName(m, who)} dằn với ${total} nút`,
  'tell-house-way': ({ who, front, back }, m) =>
    `Theo cách của sòng cho ${whoName(m, who)}: trước ${cards(m, front)}, sau ${cards(m, back)}`,
  'tell-drop': ({ who, from, cents, for: what }, m) =>
    `Bỏ hộp ${m.money(cents)} (${feeName(what)}) của ${whoName(m, who)}${from === 'bank' ? ', nhà cái' : ''}`,
  'tell-first': ({ who, by }, m) => `Đi trước: ${whoName(m, who)}, ${FIRST[by]}`,
  'tell-first-by-card': ({ who, card, count }, m) =>
    `Đi trước: ${whoName(m, who)}. ${cards(m, card)} đếm ${count}`,
  'tell-first-by-dice': ({ who, dice, total }, m) =>
    `Đi trước: ${whoName(m, who)}. Xí ngầu ra ${dice.join(' + ')} = ${total}`,
  'tell-offer': ({ who, turn, turns }, m) => `Mời ${whoName(m, who)} làm nhà cái: lượt ${turn} trên ${turns}`,
}
