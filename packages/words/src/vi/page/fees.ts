import type { FeeMoment, FeeUnit } from '@cardroom/engine/collection'

/** What a fee is taken for, and when, on sheets and on signs. */

export const UNITS: Readonly<Record<FeeUnit, string>> = {
  bet: 'mỗi cược',
  spot: 'mỗi ô cược',
  'base-wager': 'mỗi cược chính',
  hand: 'mỗi ván',
  '30min': 'mỗi 30 phút',
}

export const MOMENTS: Readonly<Record<FeeMoment, string>> = {
  deal: 'sau khi chia bài',
  'first-round': 'sau vòng cược đầu',
  flop: 'sau flop',
  turn: 'sau turn',
  river: 'sau river',
  draw: 'khi tới lúc đổi bài',
  played: 'khi ván bài được chơi',
  second: 'ở vòng lá thứ hai',
  third: 'ở vòng lá thứ ba',
  fourth: 'ở vòng lá thứ tư',
  fifth: 'ở vòng lá thứ năm',
  sixth: 'ở vòng lá thứ sáu',
  seventh: 'ở vòng lá thứ bảy',
}
