import type { FeeMoment, FeeUnit } from '@cardroom/engine/collection'

/** What a fee is taken for, and when, on sheets and on signs. */

export const UNITS: Readonly<Record<FeeUnit, string>> = {
  bet: '每注',
  spot: '每个注位',
  'base-wager': '每个主注',
  hand: '每手',
  '30min': '每30分钟',
}

export const MOMENTS: Readonly<Record<FeeMoment, string>> = {
  deal: '发牌后',
  'first-round': '第一轮下注后',
  flop: '翻牌后',
  turn: '转牌后',
  river: '河牌后',
  draw: '到换牌时',
  played: '这手打成时',
  second: '第二张时',
  third: '第三张时',
  fourth: '第四张时',
  fifth: '第五张时',
  sixth: '第六张时',
  seventh: '第七张时',
}
