import { CARD_SPACE, type Card, cards, parseCard, tileEnds } from '../cards/card.ts'

/**
 * Hands of two dominoes (003:1837-1898). The filing's pictures are lost: the order of the pairs, and of the single
 * tiles below Foo, is that of the usual set.
 *
 * A rank has the kind of hand on top (points 0 … 9 come first) and below it the tile that decides.
 */
export const TILE_HAND = { gong: 10, wong: 11, mixedPair: 12, matchedPair: 13, supremePair: 14 } as const

/** From the highest; the two tiles of a mixed pair, the last four, rank equal. */
export const TILE_PAIRS = [
  { name: 'Teen', tiles: '6-6' },
  { name: 'Dey', tiles: '1-1' },
  { name: 'Yun', tiles: '4-4' },
  { name: 'Gor', tiles: '3-1' },
  { name: 'Mooy', tiles: '5-5' },
  { name: 'Chong', tiles: '3-3' },
  { name: 'Bon', tiles: '2-2' },
  { name: 'Foo', tiles: '6-5' },
  { name: 'Ping', tiles: '6-4' },
  { name: 'Tit', tiles: '6-1' },
  { name: 'Look', tiles: '5-1' },
  { name: 'nine', tiles: '6-3 5-4' },
  { name: 'eight', tiles: '6-2 5-3' },
  { name: 'seven', tiles: '5-2 4-3' },
  { name: 'five', tiles: '4-1 3-2' },
  { name: 'Gee Joon', tiles: '4-2 2-1' },
] as const

/** The name of a pair of dominoes. */
export type TileName = (typeof TILE_PAIRS)[number]['name']

const FIRST_TILE = parseCard('6-6')!
const TILES = CARD_SPACE - FIRST_TILE

const TEEN = 16
const DEY = 15
const GEE_JOON = 1

const tileRanks = new Uint8Array(TILES)
for (const [i, pair] of TILE_PAIRS.entries()) {
  for (const tile of cards(pair.tiles)) tileRanks[tile - FIRST_TILE] = TEEN - i
}

/** Where a single tile stands: 16 for Teen … 1 for either tile of Gee Joon. */
export const rankOfTile = (tile: Card): number => tileRanks[tile - FIRST_TILE]!
/** The pair that the tiles of a rank belong to, by its name. */
export const tileRanked = (rank: number): TileName => TILE_PAIRS[TEEN - rank]!.name
/** The name of a domino. */
export const nameOfTile = (tile: Card): TileName => tileRanked(rankOfTile(tile))
/** How many spots a domino has. */
export const spotsOfTile = (tile: Card): number => tileEnds(tile)[0] + tileEnds(tile)[1]

/** Whether the tiles of Gee Joon may each count three or six, which the filing does not say (003:1907). */
export type GeeJoonCount = 'three-or-six' | 'as-spotted'

function pointsOf(a: Card, b: Card, count: GeeJoonCount): number {
  const values = (tile: Card) =>
    rankOfTile(tile) === GEE_JOON && count === 'three-or-six' ? [3, 6] : [spotsOfTile(tile)]
  return Math.max(...values(a).flatMap(x => values(b).map(y => (x + y) % 10)))
}

function classify(a: Card, b: Card, count: GeeJoonCount): number {
  const high = Math.max(rankOfTile(a), rankOfTile(b))
  const hand = (kind: number, tile: number) => (kind << 8) | tile
  if (rankOfTile(a) === rankOfTile(b)) {
    if (high === GEE_JOON) return hand(TILE_HAND.supremePair, 0)
    return hand(a === b ? TILE_HAND.matchedPair : TILE_HAND.mixedPair, high)
  }
  if (high >= DEY) {
    const other = spotsOfTile(rankOfTile(a) === high ? b : a)
    if (other === 9) return hand(TILE_HAND.wong, high)
    if (other === 8) return hand(TILE_HAND.gong, high)
  }
  const points = pointsOf(a, b, count)
  // zero points are a copy of zero points, with any high tile (003:1835)
  return hand(points, points === 0 ? 0 : high)
}

function build(count: GeeJoonCount): Uint16Array {
  return Uint16Array.from({ length: TILES * TILES }, (_, i) =>
    classify(FIRST_TILE + Math.floor(i / TILES), FIRST_TILE + (i % TILES), count),
  )
}

const tables: Partial<Record<GeeJoonCount, Uint16Array>> = {}

/** A hand of two tiles; a higher number is a better hand, equal numbers are a copy. */
export function rankTiles(a: Card, b: Card, count: GeeJoonCount = 'three-or-six'): number {
  tables[count] ??= build(count)
  return tables[count][(a - FIRST_TILE) * TILES + b - FIRST_TILE]!
}

/** `TILE_HAND.wong` and its like, or the points. */
export const kindOfTiles = (rank: number): number => rank >> 8
/** The tile that decides, as `rankOfTile` gives it. */
export const highTileOf = (rank: number): number => rank & 255
