import type { FeeMoment, FeeUnit } from '@cardroom/engine/collection'

/** What a fee is taken for, and when, on sheets and on signs. */

export const UNITS: Readonly<Record<FeeUnit, string>> = {
  bet: '每注',
  spot: '每個注位',
  'base-wager': '每個主注',
  hand: '每手',
  '30min': '每30分鐘',
}

export const MOMENTS: Readonly<Record<FeeMoment, string>> = {
  deal: '發牌後',
  'first-round': '第一輪下注後',
  flop: '翻牌後',
  turn: '轉牌後',
  river: '河牌後',
  draw: '到換牌時',
  played: '這手打成時',
  second: '第二張時',
  third: '第三張時',
  fourth: '第四張時',
  fifth: '第五張時',
  sixth: '第六張時',
  seventh: '第七張時',
}
