import type { PanHandSentences } from '@cardroom/engine/pan'
import type {
  HandKindSentences,
  HandKinds,
  HandSentences,
  RankingSheetSentences,
} from '@cardroom/engine/ranking'
import type { Says } from '../speaker.ts'
import { dashed, rankName, suitName } from './names/cards.ts'
import { TILES } from './page/tiles.ts'

const BADUGI = ['一張', '兩張', '三張', 'Badugi']
const badugi = (count: number): string => BADUGI[count - 1] ?? ''

/** `17`, `21½`. */
const points = (count: number): string => `${Math.floor(count)}${count % 1 === 0 ? '' : '½'}`

export const hands: Says<HandSentences> = {
  'five-aces': '五條A',
  'five-of-a-kind': ({ of }) => `五條${rankName(of)}`,
  'royal-flush': '皇家同花順',
  'straight-flush': ({ high }) => `同花順，${rankName(high)}大`,
  'four-of-a-kind': ({ of }) => `四條${rankName(of)}`,
  'full-house': ({ of, over }) => `葫蘆，三條${rankName(of)}帶一對${rankName(over)}`,
  flush: ({ high }) => `同花，${rankName(high)}大`,
  straight: ({ high }) => `順子，${rankName(high)}大`,
  'three-of-a-kind': ({ of }) => `三條${rankName(of)}`,
  'two-pair': ({ of, and }) => `兩對，${rankName(of)}和${rankName(and)}`,
  pair: ({ of }) => `一對${rankName(of)}`,
  'high-card': ({ high }) => `散牌，${rankName(high)}大`,
  'mini-royal': '小皇家同花順',
  wheel: ({ ranks }) => `輪子，${dashed(ranks)}`,
  'low-hand': ({ high, ranks }) => `${rankName(high)}低，${dashed(ranks)}`,
  'pair-in-low': ({ of, ranks }) => `一對${rankName(of)}，${dashed(ranks)}`,
  'no-low': '沒有低牌',
  'badugi-cards': ({ count, ranks }) => `${badugi(count)}，${dashed(ranks)}`,
  'supreme-pair': '至尊寶',
  'matched-tiles': ({ tile }) => `一對${TILES[tile]}`,
  'mixed-tiles': ({ tile }) => `${TILES[tile]}對`,
  wong: ({ tile }) => `王（${TILES[tile]}配九）`,
  gong: ({ tile }) => `槓（${TILES[tile]}配八）`,
  'zero-tiles': '蹩十',
  'tile-points': ({ points: count, tile }) => `${count}點，${TILES[tile]}大`,
  'hand-total': ({ points: count }) => `${points(count)}點`,
  'soft-hand-total': ({ points: count }) => `軟${points(count)}點`,
  'hand-total-over': ({ points: count }) => `${points(count)}點，爆牌`,
  'natural-hand': ({ name }, { say }) => say(name),
  'front-and-back': ({ front, back, foul }, { say }) => `${say(front)} / ${say(back)}${foul ? '，烏龍' : ''}`,
  'hand-halves': ({ halves }, { say }) => halves.map(say).join('；'),
  'hand-on-boards': ({ boards }, { say }) => boards.map(say).join(' / '),
}

const KINDS = {
  'five-aces': '五條A',
  'five-of-a-kind': '五條',
  'royal-flush': '皇家同花順',
  'straight-flush': '同花順',
  'four-of-a-kind': '四條',
  'full-house': '葫蘆',
  flush: '同花',
  straight: '順子',
  'three-of-a-kind': '三條',
  'two-pair': '兩對',
  pair: '一對',
  'high-card': '散牌',
  'mini-royal': '小皇家同花順',
  wheel: '輪子',
  'pair-in-low': '一對',
  'no-low': '沒有低牌',
  'supreme-pair': '至尊寶',
  'matched-tiles': '文牌對子',
  'mixed-tiles': '雜牌對子',
  wong: '王',
  gong: '槓',
  'zero-tiles': '蹩十',
} satisfies Readonly<Record<keyof HandKinds, string>>

const kindName = (kind: string, names: Readonly<Record<string, string>> = KINDS): string =>
  names[kind] ?? kind

export const handKinds: Says<HandKindSentences> = {
  'kind-of-hand': ({ kind }) => kindName(kind),
  'kind-of-low': ({ high }) => `${rankName(high)}低`,
  'kind-of-badugi': ({ count }) => badugi(count),
  'kind-of-tiles': ({ points: count }) => `${count}點`,
}

export const rankingSheet: Says<RankingSheetSentences> = {
  'ranking-hands': '牌型，由大到小',
  'ranking-low-hands': '低牌，由好到差',
  'ranking-hand': '牌型',
  'ranking-for-example': '例如',
}

export const panHands: Says<PanHandSentences> = {
  rope: ({ from, to, suit }) => `${suitName(suit)}順${from}至${to}`,
  square: ({ of, suit }) => `${suitName(suit)}${of}刻子`,
  'mixed-square': ({ of }) => `雜色${of}刻子`,
  'pan-out': '出完',
}
