import type { TileName } from '@cardroom/engine/ranking'

/** What the dominoes are called. */
export const TILES: Readonly<Record<TileName, string>> = {
  Teen: '天牌',
  Dey: '地牌',
  Yun: '人牌',
  Gor: '和牌',
  Mooy: '梅花',
  Chong: '长三',
  Bon: '板凳',
  Foo: '斧头',
  Ping: '红头十',
  Tit: '高脚七',
  Look: '铜锤六',
  nine: '杂九',
  eight: '杂八',
  seven: '杂七',
  five: '杂五',
  'Gee Joon': '至尊',
}
