import type { TileName } from '@cardroom/engine/ranking'

/** What the dominoes are called. */
export const TILES: Readonly<Record<TileName, string>> = {
  Teen: '天牌',
  Dey: '地牌',
  Yun: '人牌',
  Gor: '鵝牌',
  Mooy: '梅花',
  Chong: '長三',
  Bon: '板凳',
  Foo: '斧頭',
  Ping: '屏風',
  Tit: '高腳七',
  Look: '零霖六',
  nine: '雜九',
  eight: '雜八',
  seven: '雜七',
  five: '雜五',
  'Gee Joon': '至尊',
}
