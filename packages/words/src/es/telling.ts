import type { NowSentences } from '@cardroom/engine'
import type { BankedTellSentences } from '@cardroom/engine/banked'
import { known } from '../names.ts'
import type { Says } from '../speaker.ts'
import { cards, whoName } from '../who.ts'

const FEES = { collection: 'cuota', jackpot: 'jackpot' } as const
const feeName = (what: string): string => known(FEES, what) ?? what

const FIRST = {
  'left-of-bank': 'a la izquierda del jugador-banca',
  'house-dealers-left': 'a la izquierda del crupier',
  'house-dealers-right': 'a la derecha del crupier',
} as const

/** What the house dealer does now at a real table. */
export const nowSentences: Says<NowSentences> = {
  'now-card': ({ who, hand }, m) =>
    hand === undefined ? `Carta: ${whoName(m, who)}` : `Carta: ${m.events.seatHand(whoName(m, who), hand)}`,
  'now-burn': 'Quema una carta',
  'now-dice': ({ count }) => `Tira ${count} dados`,
  'now-shuffle': ({ count }) => `Baraja ${count} cartas de vuelta`,
  'now-decide': ({ who }, m) => `Decide ${m.any(who.map(one => whoName(m, one)))}`,
  'now-settle': 'Liquida las manos',
  'now-over': 'La ronda terminó',
}

/** Why, and what else the house dealer is told. */
export const tellSentences: Says<BankedTellSentences> = {
  'tell-draws': ({ who, total, soft }, m) =>
    `${whoName(m, who)}: pide carta con ${total}${soft ? ' suave' : ''}`,
  'tell-stands': ({ who, total, soft }, m) =>
    `${whoName(m, who)}: se planta con ${total}${soft ? ' suave' : ''}`,
  'tell-draws-against': ({ who, total, third }, m) =>
    `${whoName(m, who)}: pide carta, ${total} contra una tercera carta de ${third}`,
  'tell-stands-against': ({ who, total, third }, m) =>
    `${whoName(m, who)}: se planta, ${total} contra una tercera carta de ${third}`,
  'tell-may-draw': ({ who, total }, m) => `${whoName(m, who)}: puede pedir carta con ${total}`,
  'tell-natural': ({ who, total }, m) => `${whoName(m, who)}: natural de ${total}. Ninguna mano pide carta`,
  'tell-house-way-draws': ({ who, total }, m) => `Modo casa: ${whoName(m, who)} pide carta con ${total}`,
  'tell-house-way-stands': ({ who, total }, m) => `Modo casa: ${whoName(m, who)} se planta con ${total}`,
  'tell-house-way': ({ who, front, back }, m) =>
    `Modo casa para ${whoName(m, who)}: ${cards(m, front)} adelante, ${cards(m, back)} atrás`,
  'tell-drop': ({ who, from, cents, for: what }, m) =>
    `Echa a la caja ${m.money(cents)} (${feeName(what)}) de ${whoName(m, who)}${from === 'bank' ? ', el jugador-banca' : ''}`,
  'tell-first': ({ who, by }, m) => `Primera acción: ${whoName(m, who)}, ${FIRST[by]}`,
  'tell-first-by-card': ({ who, card, count }, m) =>
    `Primera acción: ${whoName(m, who)}. ${cards(m, card)} cuenta ${count}`,
  'tell-first-by-dice': ({ who, dice, total }, m) =>
    `Primera acción: ${whoName(m, who)}. Los dados dicen ${dice.join(' + ')} = ${total}`,
  'tell-offer': ({ who, turn, turns }, m) =>
    `Ofrece el puesto de jugador-banca a ${whoName(m, who)}: turno ${turn} de ${turns}`,
}
