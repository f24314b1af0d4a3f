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

const BADUGI = ['一张', '两张', '三张', 'Badugi']
const badugi = (count: number): string => BADUGI[count - 1] ?? ''

/** `17`, `21½`. */
const points = (count: number): string => `${Math.floor(count)}${count % 1 === 0 ? '' : '½'}`

export const hands: Says<HandSentences> = {
  'five-aces': '五条A',
  'five-of-a-kind': ({ of }) => `五条${rankName(of)}`,
  'royal-flush': '皇家同花顺',
  'straight-flush': ({ high }) => `同花顺，${rankName(high)}大`,
  'four-of-a-kind': ({ of }) => `四条${rankName(of)}`,
  'full-house': ({ of, over }) => `葫芦，三条${rankName(of)}带一对${rankName(over)}`,
  flush: ({ high }) => `同花，${rankName(high)}大`,
  straight: ({ high }) => `顺子，${rankName(high)}大`,
  'three-of-a-kind': ({ of }) => `三条${rankName(of)}`,
  'two-pair': ({ of, and }) => `两对，${rankName(of)}和${rankName(and)}`,
  pair: ({ of }) => `一对${rankName(of)}`,
  'high-card': ({ high }) => `散牌，${rankName(high)}大`,
  'mini-royal': '小皇家同花顺',
  wheel: ({ ranks }) => `轮子，${dashed(ranks)}`,
  'low-hand': ({ high, ranks }) => `${rankName(high)}低，${dashed(ranks)}`,
  'pair-in-low': ({ of, ranks }) => `一对${rankName(of)}，${dashed(ranks)}`,
  'no-low': '没有低牌',
  'badugi-cards': ({ count, ranks }) => `${badugi(count)}，${dashed(ranks)}`,
  'supreme-pair': '至尊宝',
  'matched-tiles': ({ tile }) => `一对${TILES[tile]}`,
  'mixed-tiles': ({ tile }) => `${TILES[tile]}对`,
  wong: ({ tile }) => `王（${TILES[tile]}配九）`,
  gong: ({ tile }) => `杠（${TILES[tile]}配八）`,
  'zero-tiles': '瘪十',
  'tile-points': ({ points: count, tile }) => `${count}点，${TILES[tile]}大`,
  'hand-total': ({ points: count }) => `${points(count)}点`,
  'soft-hand-total': ({ points: count }) => `软${points(count)}点`,
  'hand-total-over': ({ points: count }) => `${points(count)}点，爆牌`,
  'natural-hand': ({ name }, { say }) => say(name),
  'front-and-back': ({ front, back, foul }, { say }) => `${say(front)} / ${say(back)}${foul ? '，乌龙' : ''}`,
  'hand-halves': ({ halves }, { say }) => halves.map(say).join('；'),
  'hand-on-boards': ({ boards }, { say }) => boards.map(say).join(' / '),
}

const KINDS = {
  'five-aces': '五条A',
  'five-of-a-kind': '五条',
  'royal-flush': '皇家同花顺',
  'straight-flush': '同花顺',
  'four-of-a-kind': '四条',
  'full-house': '葫芦',
  flush: '同花',
  straight: '顺子',
  'three-of-a-kind': '三条',
  'two-pair': '两对',
  pair: '一对',
  'high-card': '散牌',
  'mini-royal': '小皇家同花顺',
  wheel: '轮子',
  'pair-in-low': '一对',
  'no-low': '没有低牌',
  'supreme-pair': '至尊宝',
  'matched-tiles': '文牌对子',
  'mixed-tiles': '杂牌对子',
  wong: '王',
  gong: '杠',
  'zero-tiles': '瘪十',
} satisfies Readonly<Record<keyof HandKinds, string>>

const kindName = (kind: string, names: Readonly<Record<string, string>> = KINDS): string =>
  names[kind] ?? kind

export const handKinds: Says<HandKindSentences> = {
  'kind-of-hand': ({ kind }) => kindName(kind),
  'kind-of-low': ({ high }) => `${rankName(high)}低`,
  'kind-of-badugi': ({ count }) => badugi(count),
  'kind-of-tiles': ({ points: count }) => `${count}点`,
}

export const rankingSheet: Says<RankingSheetSentences> = {
  'ranking-hands': '牌型，由大到小',
  'ranking-low-hands': '低牌，由好到差',
  'ranking-hand': '牌型',
  'ranking-for-example': '例如',
}

export const panHands: Says<PanHandSentences> = {
  rope: ({ from, to, suit }) => `${suitName(suit)}顺${from}至${to}`,
  square: ({ of, suit }) => `${suitName(suit)}${of}刻子`,
  'mixed-square': ({ of }) => `杂色${of}刻子`,
  'pan-out': '出完',
}
