import { unwrap } from '@cardroom/engine'
import { feeReadings } from '@cardroom/engine/collection'
import { describe, expect, test } from 'vitest'
import { openRulebook } from './index.ts'

const library = await openRulebook()
const scheduleOf = (game: string, name: string) => unwrap(library.schedules(game, name))[0]!
const buyIn = (game: string, schedule: string | undefined, asked: object = {}) =>
  unwrap(
    unwrap(library.game(game)).usual(asked, schedule === undefined ? undefined : scheduleOf(game, schedule)),
  ).buyIn

const TWO_FOUR = { stakes: { limit: 'fixed', bets: [200, 400] } }

describe('reads the buy-ins as filed', () => {
  test.each([
    ['outlaws/texas-holdem', 'rates/1', { min: 4_000 }], // 000:482-484
    ['outlaws/omaha-hi-lo', 'rates/4', { min: 4_000, max: 30_000, usual: 30_000 }], // 000:495-497
    ['outlaws/draw-poker-hi-lo', 'rates/1', { min: 4_000 }], // 000:510-512
    ['cameo/texas-holdem', 'rates/7', { min: 4_000 }], // 001:1306-1308
    ['cameo/omaha', 'rates/11', { min: 7_500 }], // 001:1331-1333
    ['towers/omaha', 'rates/27', { min: 2_000, short: 'once' }], // 002:2414
    ['players/badugi', 'own/33', { min: 5_000, max: 1_000_000 }], // 004:3632
    ['players/texas-holdem', 'rates/156', { min: 2_000 }], // 004:4508-4509
    ['players/lowball', 'rates/34', { min: 2_000, max: 1_000_000 }], // 004:4836
    ['players/big-o-hi-lo-run-it-twice', 'rates/152', { min: 2_000, max: 1_000_000 }], // 004:5703-5704
  ])('%s %s', (game, schedule, printed) => {
    const filed = buyIn(game, schedule)
    expect(filed).toMatchObject(printed)
    if (!('max' in printed)) expect(filed).not.toHaveProperty('max')
    expect(filed.usual).toBeGreaterThanOrEqual(filed.min)
  })

  test('Towers: ten minimum bets and one short buy, unless the rates say otherwise (002:34, 2414)', () => {
    const towers = library.games.filter(({ id, family }) => id.startsWith('towers/') && family === 'poker')
    expect(towers).toHaveLength(8)
    for (const { id } of towers) {
      expect(buyIn(id, 'rates/1', TWO_FOUR)).toMatchObject({ min: 2_000, short: 'once' })
      expect(buyIn(id, 'rates/1', TWO_FOUR)).not.toHaveProperty('max')
    }
    const blinds = { stakes: { limit: 'none' }, blinds: [500, 1000] }
    expect(buyIn('towers/omaha', 'rates/27', blinds).min).toBe(2_000)
    const readings = { buyIn: 'minimum-bets', shortBuys: 'after-each-full-buy' }
    expect(buyIn('towers/omaha', 'rates/27', { ...blinds, readings })).toMatchObject({
      min: 10_000,
      short: 'after-each-full-buy',
    })
  })

  test('Comstock: a short buy after each full one, and what the house designates (003:239, 377)', () => {
    for (const game of ['comstock/lowball', 'comstock/mexican-poker'])
      expect(buyIn(game, undefined)).toMatchObject({ short: 'after-each-full-buy' })
    expect(buyIn('comstock/texas-holdem', undefined)).not.toHaveProperty('short')
    expect(buyIn('comstock/pan', undefined, { ante: 300 }).min).toBe(6_000)
  })
})

describe('reads the half-hour collection as printed', () => {
  const printed = (game: string, schedule: string) => {
    const { option } = scheduleOf(game, schedule)
    const open = feeReadings(option).map(reading => `${reading.name} ${reading.default}`)
    return { time: option.player?.time, open }
  }

  test.each([
    ['towers/omaha', 'rates/41', { taken: 'in-advance', from: 'active', cite: '002:2434' }, []],
    [
      'towers/omaha',
      'own/7',
      { taken: 'in-advance', from: 'seated', cite: '002:220' },
      ['timeTaken in-advance'],
    ],
    ['towers/texas-holdem-hi-lo', 'own/12', { cite: '002:1533' }, ['timeTaken in-advance']],
    [
      'cameo/omaha',
      'rates/5',
      { taken: 'on-the-clock', from: 'seated', cite: '001:1290' },
      ['timeFrom seated'],
    ],
    ['cameo/omaha', 'rates/12', { taken: 'on-the-clock', cite: '001:1327' }, ['timeFrom seated']],
  ])('%s %s', (game, schedule, time, open) => {
    expect(printed(game, schedule)).toMatchObject({ time, open })
  })

  test('Player’s and Outlaw’s say no more than every 30 minutes', () => {
    for (const [game, schedule] of [
      ['players/badugi', 'own/16'],
      ['outlaws/pure-21-5-blackjack', 'own/4'],
    ] as const) {
      expect(printed(game, schedule).open).toEqual(
        expect.arrayContaining(['timeTaken after', 'timeFrom seated']),
      )
    }
  })
})
