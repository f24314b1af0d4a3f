import type { NowSentences } from '@cardroom/engine'
import type { BankedTellSentences } from '@cardroom/engine/banked'
import { known } from '../names.ts'
import type { Says } from '../speaker.ts'
import { cards, whoName } from '../who.ts'

const FEES = { collection: 'collection', jackpot: 'jackpot' } as const
const feeName = (what: string): string => known(FEES, what) ?? what

const FIRST = {
  'left-of-bank': 'on the player-dealer’s left',
  'house-dealers-left': 'on the house dealer’s left',
  'house-dealers-right': 'on the house dealer’s right',
} as const

/** What the house dealer does now at a real table. */
export const nowSentences: Says<NowSentences> = {
  'now-card': ({ who, hand }, m) =>
    hand === undefined ? `Card: ${whoName(m, who)}` : `Card: ${m.events.seatHand(whoName(m, who), hand)}`,
  'now-burn': 'Burn a card',
  'now-dice': ({ count }) => `Shake ${count} dice`,
  'now-shuffle': ({ count }) => `Shuffle ${count} cards back in`,
  'now-decide': ({ who }, m) => `${m.any(who.map(one => whoName(m, one)))} decides`,
  'now-settle': 'Settle the hands',
  'now-over': 'The round is over',
}

/** Why, and what else the house dealer is told. */
export const tellSentences: Says<BankedTellSentences> = {
  'tell-draws': ({ who, total, soft }, m) => `${whoName(m, who)} draws on ${soft ? 'soft ' : ''}${total}`,
  'tell-stands': ({ who, total, soft }, m) => `${whoName(m, who)} stands on ${soft ? 'soft ' : ''}${total}`,
  'tell-draws-against': ({ who, total, third }, m) =>
    `${whoName(m, who)} draws: ${total} against a third card of ${third}`,
  'tell-stands-against': ({ who, total, third }, m) =>
    `${whoName(m, who)} stands: ${total} against a third card of ${third}`,
  'tell-may-draw': ({ who, total }, m) => `${whoName(m, who)} may draw on ${total}`,
  'tell-natural': ({ who, total }, m) => `${whoName(m, who)}: natural ${total}. No hand draws`,
  'tell-house-way-draws': ({ who, total }, m) => `House way: ${whoName(m, who)} draws on ${total}`,
  'tell-house-way-stands': ({ who, total }, m) => `House way: ${whoName(m, who)} stands on ${total}`,
  'tell-house-way': ({ who, front, back }, m) =>
    `House way for ${whoName(m, who)}: ${cards(m, front)} in front, ${cards(m, back)} behind`,
  'tell-drop': ({ who, from, cents, for: what }, m) =>
    `Drop ${m.money(cents)} (${feeName(what)}) from ${whoName(m, who)}${from === 'bank' ? ', the player-dealer' : ''}`,
  'tell-first': ({ who, by }, m) => `First action: ${whoName(m, who)}, ${FIRST[by]}`,
  'tell-first-by-card': ({ who, card, count }, m) =>
    `First action: ${whoName(m, who)}. ${cards(m, card)} counts ${count}`,
  'tell-first-by-dice': ({ who, dice, total }, m) =>
    `First action: ${whoName(m, who)}. The dice say ${dice.join(' + ')} = ${total}`,
  'tell-offer': ({ who, turn, turns }, m) =>
    `Offer the player-dealer position to ${whoName(m, who)}: turn ${turn} of ${turns}`,
}
