import type { PanHandSentences } from '@cardroom/engine/pan'
import type {
  HandKindSentences,
  HandKinds,
  HandSentences,
  RankingSheetSentences,
} from '@cardroom/engine/ranking'
import type { Says } from '../speaker.ts'
import { dashed } from './cards.ts'
import { rankName, suitName } from './page/cards.ts'
import { tileName } from './page/tiles.ts'

const badugi = (count: number): string => (count === 4 ? 'Badugi' : `Badugi ${count} lá`)

/** `17`, `21½`. */
const points = (count: number): string => `${Math.floor(count)}${count % 1 === 0 ? '' : '½'}`

export const hands: Says<HandSentences> = {
  'five-aces': 'Năm con ách',
  'five-of-a-kind': ({ of }) => `Ngũ quý ${rankName(of)}`,
  'royal-flush': 'Thùng phá sảnh chúa',
  'straight-flush': ({ high }) => `Thùng phá sảnh tới ${rankName(high)}`,
  'four-of-a-kind': ({ of }) => `Tứ quý ${rankName(of)}`,
  'full-house': ({ of, over }) => `Cù lũ ${rankName(of)}, đôi ${rankName(over)}`,
  flush: ({ high }) => `Thùng ${rankName(high)}`,
  straight: ({ high }) => `Sảnh tới ${rankName(high)}`,
  'three-of-a-kind': ({ of }) => `Xám ${rankName(of)}`,
  'two-pair': ({ of, and }) => `Hai đôi, ${rankName(of)} và ${rankName(and)}`,
  pair: ({ of }) => `Đôi ${rankName(of)}`,
  'high-card': ({ high }) => `Mậu thầu ${rankName(high)}`,
  'mini-royal': 'Thùng phá sảnh chúa ba lá',
  wheel: ({ ranks }) => `Bài thấp nhất (wheel), ${dashed(ranks)}`,
  'low-hand': ({ high, ranks }) => `Bài thấp ${rankName(high)}, ${dashed(ranks)}`,
  'pair-in-low': ({ of, ranks }) => `Đôi ${rankName(of)}, ${dashed(ranks)}`,
  'no-low': 'Không có bài thấp',
  'badugi-cards': ({ count, ranks }) => `${badugi(count)}, ${dashed(ranks)}`,
  'supreme-pair': 'Đôi chúa Gee Joon',
  'matched-tiles': ({ tile }) => `Đôi ${tileName(tile)}`,
  'mixed-tiles': ({ tile }) => `Đôi ${tileName(tile)} khác quân`,
  wong: ({ tile }) => `Wong với ${tileName(tile)}`,
  gong: ({ tile }) => `Gong với ${tileName(tile)}`,
  'zero-tiles': 'Không nút (bù)',
  'tile-points': ({ points: count, tile }) => `${count} nút, quân cao ${tileName(tile)}`,
  'hand-total': ({ points: count }) => points(count),
  'soft-hand-total': ({ points: count }) => `${points(count)} mềm`,
  'hand-total-over': ({ points: count }) => `${points(count)}, quắc`,
  'natural-hand': ({ name }, { say }) => say(name),
  'front-and-back': ({ front, back, foul }, { say }) =>
    `${say(front)} / ${say(back)}${foul ? ', bài lủng' : ''}`,
  'hand-halves': ({ halves }, { say }) => halves.map(say).join(', '),
  'hand-on-boards': ({ boards }, { say }) => boards.map(say).join(' / '),
}

const KINDS = {
  'five-aces': 'Năm con ách',
  'five-of-a-kind': 'Ngũ quý',
  'royal-flush': 'Thùng phá sảnh chúa',
  'straight-flush': 'Thùng phá sảnh',
  'four-of-a-kind': 'Tứ quý',
  'full-house': 'Cù lũ',
  flush: 'Thùng',
  straight: 'Sảnh',
  'three-of-a-kind': 'Xám',
  'two-pair': 'Hai đôi',
  pair: 'Đôi',
  'high-card': 'Mậu thầu',
  'mini-royal': 'Thùng phá sảnh chúa ba lá',
  wheel: 'Bài thấp nhất (wheel)',
  'pair-in-low': 'Đôi',
  'no-low': 'Không có bài thấp',
  'supreme-pair': 'Đôi chúa',
  'matched-tiles': 'Đôi cùng quân',
  'mixed-tiles': 'Đôi khác quân',
  wong: 'Wong',
  gong: 'Gong',
  'zero-tiles': 'Không nút (bù)',
} satisfies Readonly<Record<keyof HandKinds, string>>

const kindName = (kind: string, names: Readonly<Record<string, string>> = KINDS): string =>
  names[kind] ?? kind

export const handKinds: Says<HandKindSentences> = {
  'kind-of-hand': ({ kind }) => kindName(kind),
  'kind-of-low': ({ high }) => `Bài thấp ${rankName(high)}`,
  'kind-of-badugi': ({ count }) => badugi(count),
  'kind-of-tiles': ({ points: count }) => `${count} nút`,
}

export const rankingSheet: Says<RankingSheetSentences> = {
  'ranking-hands': 'Các tay bài, từ cao xuống',
  'ranking-low-hands': 'Các tay bài thấp, từ tốt nhất',
  'ranking-hand': 'Tay bài',
  'ranking-for-example': 'Thí dụ',
}

export const panHands: Says<PanHandSentences> = {
  rope: ({ from, to, suit }) => `Dây ${from} tới ${to} ${suitName(suit)}`,
  square: ({ of, suit }) => `Bộ ${of} ${suitName(suit)}`,
  'mixed-square': ({ of }) => `Bộ ${of} khác chất`,
  'pan-out': 'Tới',
}
