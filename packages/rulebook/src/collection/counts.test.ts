import { type FeeDocument, schedulesOf } from '@cardroom/engine/collection'
import { describe, expect, test } from 'vitest'
import { FEE_TABLES } from '../filed/fee-tables.ts'
import { feesOnly } from '../filed/fees-only.ts'
import { games } from '../filed/games.ts'

/** How many options every game lists, document by document. */
const FILED: readonly (readonly [game: string, counts: Partial<Record<FeeDocument, number>>])[] = [
  ['outlaws/pure-21-5-blackjack', { own: 5, rates: 4 }],
  ['outlaws/three-card-poker-6-card-bonus', { rates: 4 }],
  ['outlaws/texas-holdem', { rates: 6 }],
  ['outlaws/texas-holdem-hi-lo', { rates: 6 }],
  ['outlaws/omaha', { own: 4, rates: 4 }],
  ['outlaws/omaha-hi-lo', { rates: 6 }],
  ['outlaws/draw-poker-hi-lo', { rates: 3 }],
  ['cameo/ez-baccarat', { rates: 15 }],
  ['cameo/three-card-poker-6-card-bonus', { rates: 14 }],
  ['cameo/ultimate-texas-holdem', { rates: 14 }],
  ['cameo/fortune-pai-gow-poker', { rates: 6 }],
  ['cameo/texas-holdem', { rates: 12 }],
  ['cameo/omaha', { rates: 12 }],
  ['towers/no-bust-21st-century-blackjack', { rates: 21 }],
  ['towers/fortune-pai-gow-poker', { own: 3, rates: 3 }],
  ['towers/texas-holdem', { own: 20, rates: 59 }],
  ['towers/texas-holdem-hi-lo', { own: 17, rates: 59 }],
  ['towers/omaha', { own: 12, rates: 59 }],
  ['towers/omaha-hi-lo', { own: 12, rates: 59 }],
  ['towers/omaha-5-card-hi-lo', { own: 12, rates: 59 }],
  ['towers/crazy-pineapple', { own: 12, rates: 59 }],
  ['towers/crazy-pineapple-hi-lo', { own: 12, rates: 59 }],
  ['towers/pineapple', { own: 12, rates: 59 }],
  ['towers/razz', { rates: 59 }],
  ['towers/lowball', { rates: 59 }],
  ['towers/draw-poker-hi-lo', { rates: 59 }],
  ['towers/seven-card-stud', { rates: 59 }],
  ['towers/seven-card-stud-hi-lo', { rates: 59 }],
  ['towers/seven-card-stud-hi-lo-pitch-n-roll', { rates: 59 }],
  ['comstock/no-bust-blackjack', { 'stars-rates': 41 }],
  ['comstock/pure-21-5-blackjack', { rates: 2 }],
  ['comstock/ez-baccarat-panda-8', { own: 3, 'stars-rates': 15 }],
  ['comstock/super-pan-9', { rates: 2, 'stars-rates': 7 }],
  ['comstock/three-card-poker-6-card-bonus', { own: 3, 'stars-rates': 28 }],
  ['comstock/let-it-ride-bonus', { own: 5, 'stars-rates': 5 }],
  ['comstock/fortune-pai-gow-poker', { own: 2, 'stars-rates': 13 }],
  ['comstock/double-hand-poker', { rates: 2, 'stars-rates': 13 }],
  ['comstock/texas-holdem', { 'stars-rates': 23 }],
  ['comstock/texas-holdem-hi-lo', { 'stars-rates': 23 }],
  ['comstock/crazy-pineapple-hi-lo', { 'stars-rates': 23 }],
  ['comstock/tahoe-pineapple-hi-lo', { 'stars-rates': 23 }],
  ['comstock/omaha-hi-lo', { 'stars-rates': 23 }],
  ['comstock/seven-card-stud', { 'stars-rates': 23 }],
  ['comstock/seven-card-stud-hi-lo', { 'stars-rates': 23 }],
  ['comstock/razz', { 'stars-rates': 23 }],
  ['comstock/five-card-stud', { 'stars-rates': 23 }],
  ['comstock/mexican-poker', { 'stars-rates': 23 }],
  ['comstock/lowball', { 'stars-rates': 23 }],
  ['comstock/pan', { 'stars-rates': 23 }],
  ['stars/pure-21-5-blackjack', { rates: 41 }],
  ['stars/pure-spanish-21-5', { own: 5, rates: 41 }],
  ['stars/zoobac', { own: 5, rates: 9 }],
  ['stars/pai-gow-tiles', { rates: 13 }],
  ['stars/ultimate-texas-holdem', { own: 3, rates: 9 }],
  ['stars/face-up-pai-gow-poker', { own: 14 }],
  ['players/21st-century-blackjack-switch', { own: 15, shared: 18 }],
  ['players/21st-century-blackjack-5-0', { own: 32, shared: 18 }],
  ['players/ez-baccarat-panda-8', { own: 10, shared: 18 }],
  ['players/golden-frog-baccarat', { rates: 17 }],
  ['players/three-card-poker-6-card-bonus', { own: 14 }],
  ['players/three-card-poker-1-1', { rates: 8, shared: 18 }],
  ['players/ultimate-texas-holdem', { rates: 6, shared: 18 }],
  ['players/fortune-pai-gow-poker', { rates: 13, shared: 18 }],
  ['players/texas-holdem', { rates: 310 }],
  ['players/omaha', { rates: 310 }],
  ['players/omaha-hi-lo', { rates: 310 }],
  ['players/pineapple', { rates: 310 }],
  ['players/crazy-pineapple', { rates: 310 }],
  ['players/lazy-pineapple', { rates: 310 }],
  ['players/big-o-hi-lo', { own: 12, rates: 310 }],
  ['players/big-o-hi-lo-run-it-twice', { rates: 170 }],
  ['players/double-board-omaha', { own: 310 }],
  ['players/lowball', { rates: 66 }],
  // 65 and the misnumbered row.
  ['players/badugi', { own: 66, rates: 68 }],
  ['players/pan', { rates: 6 }],
  ['players/seven-card-stud', { rates: 98 }],
  ['players/seven-card-stud-hi-lo', { rates: 98 }],
  ['players/mexican-poker', { rates: 96 }],
]

describe('the filed fees', () => {
  test.each(FILED)('%s', (game, counts) => {
    const filed = Object.entries(schedulesOf(FEE_TABLES, game)).map(([name, all]) => [name, all.length])
    expect(Object.fromEntries(filed)).toEqual(counts)
  })

  test('has fees for no other game', () => {
    const games = new Set(FEE_TABLES.flatMap(table => table.games.map(({ id }) => id)))
    expect([...games].sort()).toEqual(FILED.map(([game]) => game).sort())
  })

  test('lists games with fees but no rules', () => {
    const served = FEE_TABLES.flatMap(table => table.games).filter(game => game.feesOnly)
    const names = new Map(served.map(({ id, name }) => [id, name]))
    expect([...names]).toEqual(feesOnly.map(({ id, name }) => [id, name]))
    expect(games.filter(({ id }) => names.has(id))).toEqual([])
  })

  test('counts 64 tables, 1,860 options and the misnumbered row', () => {
    expect(FEE_TABLES).toHaveLength(64)
    expect(FEE_TABLES.flatMap(table => table.options)).toHaveLength(1861)
  })

  test('options are numbered from 1 without a break, but for the misnumbered row', () => {
    for (const table of FEE_TABLES) {
      const ids = table.options.map(({ id }) => id).filter(id => id !== '25a')
      expect(ids, table.title).toEqual(ids.map((_, at) => String(at + 1)))
    }
    const badugi = FEE_TABLES.find(({ title }) => title.startsWith('Badugi,'))!
    const ids = badugi.options.map(({ id }) => id)
    expect(ids.slice(24, 27)).toEqual(['25', '25a', '26'])
  })

  test('is plain data with whole cents', () => {
    expect(JSON.parse(JSON.stringify(FEE_TABLES))).toEqual(FEE_TABLES)
    const fees = JSON.stringify(FEE_TABLES).match(/"(?:cents|otherwise)":[^,}]*/g)!
    expect(fees.filter(fee => !/:\d+$/.test(fee))).toEqual([])
  })
})
