import type { PanHandSentences } from '@cardroom/engine/pan'
import type {
  HandKindSentences,
  HandKinds,
  HandSentences,
  RankingSheetSentences,
} from '@cardroom/engine/ranking'
import type { Says } from '../speaker.ts'
import { capital, dashed, highName, pluralOf, rankName, suitName, tileName, upTo } from './grammar/cards.ts'

const NUMBERS = 'cero uno dos tres cuatro cinco seis siete ocho nueve'.split(' ')

const BADUGI = ['Una carta', 'Dos cartas', 'Tres cartas', 'Badugi']
const badugi = (count: number): string => BADUGI[count - 1] ?? ''

/** `17`, `21½`. */
const points = (count: number): string => `${Math.floor(count)}${count % 1 === 0 ? '' : '½'}`

export const hands: Says<HandSentences> = {
  'five-aces': 'Cinco ases',
  'five-of-a-kind': ({ of }) => `Quintilla de ${pluralOf(of)}`,
  'royal-flush': 'Escalera real',
  'straight-flush': ({ high }) => `Escalera de color ${upTo(high)}`,
  'four-of-a-kind': ({ of }) => `Póker de ${pluralOf(of)}`,
  'full-house': ({ of, over }) => `Full de ${pluralOf(of)} con ${pluralOf(over)}`,
  flush: ({ high }) => `Color, ${highName(high)}`,
  straight: ({ high }) => `Escalera ${upTo(high)}`,
  'three-of-a-kind': ({ of }) => `Tercia de ${pluralOf(of)}`,
  'two-pair': ({ of, and }) => `Dos pares, ${pluralOf(of)} y ${pluralOf(and)}`,
  pair: ({ of }) => `Par de ${pluralOf(of)}`,
  'high-card': ({ high }) => `Carta alta, ${rankName(high)}`,
  'mini-royal': 'Mini real',
  wheel: ({ ranks }) => `Rueda, ${dashed(ranks)}`,
  'low-hand': ({ high, ranks }) => `Baja de ${rankName(high)}, ${dashed(ranks)}`,
  'pair-in-low': ({ of, ranks }) => `Par de ${pluralOf(of)}, ${dashed(ranks)}`,
  'no-low': 'Sin baja',
  'badugi-cards': ({ count, ranks }) => `${badugi(count)}, ${dashed(ranks)}`,
  'supreme-pair': 'Par supremo, Gee Joon',
  'matched-tiles': ({ tile }) => `Par de ${tileName(tile)}`,
  'mixed-tiles': ({ tile }) => `Par mixto de ${tileName(tile)}s`,
  wong: ({ tile }) => `Wong con ${tileName(tile)}`,
  gong: ({ tile }) => `Gong con ${tileName(tile)}`,
  'zero-tiles': 'Cero',
  'tile-points': ({ points: count, tile }) => `${capital(NUMBERS[count]!)}, ficha alta ${tileName(tile)}`,
  'hand-total': ({ points: count }) => points(count),
  'soft-hand-total': ({ points: count }) => `${points(count)} suave`,
  'hand-total-over': ({ points: count }) => `${points(count)}, se pasó`,
  'natural-hand': ({ name }, { say }) => say(name),
  'front-and-back': ({ front, back, foul }, { say }) => `${say(front)} / ${say(back)}${foul ? ', nula' : ''}`,
  'hand-halves': ({ halves }, { say }) => halves.map(say).join(', '),
  'hand-on-boards': ({ boards }, { say }) => boards.map(say).join(' / '),
}

const KINDS = {
  'five-aces': 'Cinco ases',
  'five-of-a-kind': 'Quintilla',
  'royal-flush': 'Escalera real',
  'straight-flush': 'Escalera de color',
  'four-of-a-kind': 'Póker',
  'full-house': 'Full',
  flush: 'Color',
  straight: 'Escalera',
  'three-of-a-kind': 'Tercia',
  'two-pair': 'Dos pares',
  pair: 'Par',
  'high-card': 'Carta alta',
  'mini-royal': 'Mini real',
  wheel: 'Rueda',
  'pair-in-low': 'Par',
  'no-low': 'Sin baja',
  'supreme-pair': 'Par supremo',
  'matched-tiles': 'Par',
  'mixed-tiles': 'Par mixto',
  wong: 'Wong',
  gong: 'Gong',
  'zero-tiles': 'Cero',
} satisfies Readonly<Record<keyof HandKinds, string>>

const kindName = (kind: string, names: Readonly<Record<string, string>> = KINDS): string =>
  names[kind] ?? kind

export const handKinds: Says<HandKindSentences> = {
  'kind-of-hand': ({ kind }) => kindName(kind),
  'kind-of-low': ({ high }) => `Baja de ${rankName(high)}`,
  'kind-of-badugi': ({ count }) => badugi(count),
  'kind-of-tiles': ({ points: count }) => capital(NUMBERS[count]!),
}

export const rankingSheet: Says<RankingSheetSentences> = {
  'ranking-hands': 'Manos, de la mejor a la peor',
  'ranking-low-hands': 'Manos bajas, de la mejor a la peor',
  'ranking-hand': 'Mano',
  'ranking-for-example': 'Por ejemplo',
}

export const panHands: Says<PanHandSentences> = {
  rope: ({ from, to, suit }) => `Corrida de ${from} a ${to} de ${suitName(suit)}`,
  square: ({ of, suit }) => `Grupo de ${pluralOf(of)} de ${suitName(suit)}`,
  'mixed-square': ({ of }) => `Grupo de ${pluralOf(of)} de varios palos`,
  'pan-out': 'Salió',
}
