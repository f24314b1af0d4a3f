import { nameOrSame } from '../../own-word.ts'
import { TILES } from './tiles.ts'

/** Dominoes by the names that are heard at the tables. */
const tileName = (name: string): string => nameOrSame(TILES, name)

/** Cards as people say them. */
export const cards = {
  ranks: {
    A: 'A',
    K: 'K',
    Q: 'Q',
    J: 'J',
    T: '10',
    '9': '9',
    '8': '8',
    '7': '7',
    '6': '6',
    '5': '5',
    '4': '4',
    '3': '3',
    '2': '2',
  },
  suits: { s: '黑桃', h: '红桃', d: '方块', c: '梅花' },
  ofSuit: (rank: string, suit: string): string => `${suit}${rank}`,
  joker: '鬼牌',
  faceDown: '扣着的牌',
  faceDownMany: (n: number): string => `${n}张扣着的牌`,
  tileName,
  tile: (high: number, low: number, name: string): string => `骨牌${high}-${low}（${tileName(name)}）`,
  none: '没有牌',
}
