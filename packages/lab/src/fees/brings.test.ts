import { unwrap } from '@cardroom/engine'
import { type Schedule, scheduleName, schedulesOf } from '@cardroom/engine/collection'
import { games, openRulebook } from '@cardroom/rulebook'
import { FEE_TABLES } from '@cardroom/rulebook/fees'
import { expect, test } from 'vitest'
import { bringsOf, byWhatTheyBring, collectedFrom } from './brings.ts'
import { collectedOver } from './rounds.ts'

const library = await openRulebook()
const filed = (game: string): Schedule[] => Object.values(schedulesOf(FEE_TABLES, game)).flat()
const BACCARAT = 'comstock/ez-baccarat-panda-8'
const rules = games.find(({ id }) => id === BACCARAT)!

const option = (takes: object, limit?: object): Schedule => ({
  game: { id: BACCARAT, play: 'banked', document: 'own' },
  option: { id: '1', cite: '003:1', ...takes, ...(limit ? { limit } : {}) } as Schedule['option'],
})
const flat = (cents: number) => ({ by: 'flat', cents })
const each = option({ bank: { rate: flat(200), unit: 'hand' }, player: { rate: flat(100), unit: 'bet' } })

test('turns fees by the hand into fees by the hour at a pace, for each payer', () => {
  const over = collectedFrom(each, { players: 5, action: 12_500, bet: 2_500 })
  expect(over).toMatchObject({ rounds: 1, from: { bank: 200, players: 500, pot: 0 }, wagered: 12_500 })
  expect(bringsOf(each, over, 60)).toMatchObject({
    perHand: 700,
    perHour: 42_000,
    perHourFrom: { bank: 12_000, players: 30_000, pot: 0 },
    costs: 500 / 12_500,
  })
})

test('spreads half-hour fees over the hands', () => {
  const timed = option({ player: { rate: flat(400), unit: '30min' } })
  const brings = bringsOf(timed, collectedFrom(timed, { players: 6, pot: 10_000 }), 30)
  expect(brings).toMatchObject({ halfHour: 2_400, perHour: 4_800, perHand: 160 })
})

test('finds an option that takes more from the smallest wager than it wins', () => {
  const wager = (min: number) => ({ kind: 'wager', min, max: 10_000 })
  const takes = { player: { rate: flat(100), unit: 'bet' } }
  const brings = (min: number) => bringsOf(option(takes, wager(min)), collectedFrom(each, { players: 1 }), 60)
  expect(brings(50).tooMuch).toEqual({ wager: 50, fee: 100 })
  expect(brings(100).tooMuch).toBeUndefined()
})

test('collects nothing for a wager that the limits do not allow', () => {
  const small = option({ player: { rate: flat(100), unit: 'bet' } }, { kind: 'wager', min: 500, max: 1_000 })
  const over = collectedFrom(small, { players: 5, action: 12_500, bet: 2_500 })
  expect(over).toMatchObject({ rounds: 0, leftOut: 1 })
  expect(bringsOf(small, over, 60)).toMatchObject({ perHand: 0, perHour: 0 })
})

const record = (amount: number) => ({
  record: 1,
  game: BACCARAT,
  bank: { seat: 1, wager: 50_000 },
  wagers: [
    { seat: 2, on: 'banker', amount },
    { seat: 3, on: 'player', amount },
  ],
  cards: { player: '5h Kd 3c', banker: '2s 2d 9h' },
  moves: [],
})

test('collects from played rounds what their records say, under the same option', () => {
  const records = [record(2_500), record(5_000)]
  let allowed = 0
  for (const schedule of filed(BACCARAT)) {
    const over = collectedOver(rules, schedule, records, library)
    expect(over.rounds + over.leftOut).toBe(2)
    allowed += over.rounds
    const supposed = [2_500, 5_000]
      .map(bet => collectedFrom(schedule, { players: 2, action: 2 * bet, bet }))
      .filter(({ rounds }) => rounds > 0)
    if (over.rounds === 2 && supposed.length === 2) {
      const sum = (of: 'bank' | 'players') => supposed.reduce((all, one) => all + one.from[of], 0)
      expect(over.from).toEqual({ bank: sum('bank'), players: sum('players'), pot: 0 })
    }
  }
  expect(allowed).toBeGreaterThan(0)
})

test('ignores the posts of another option', () => {
  const schedule = filed(BACCARAT).find(
    one => collectedOver(rules, one, [record(2_500)], library).rounds === 1,
  )!
  const posted = {
    ...record(2_500),
    schedule: 'own/999',
    limits: { min: 1, max: 2 },
    readings: { gone: 'x' },
  }
  expect(collectedOver(rules, schedule, [posted], library).rounds).toBe(1)
})

test('lists the options that collect most first, and those that allow nothing last', () => {
  const brings = filed('outlaws/texas-holdem')
    .map(one => bringsOf(one, collectedFrom(one, { players: 9, pot: 20_000 }), 30))
    .sort(byWhatTheyBring)
  expect(brings.length).toBeGreaterThan(3)
  const hourly = brings.map(({ rounds, perHour }) => (rounds === 0 ? -1 : perHour))
  expect(hourly).toEqual([...hourly].sort((a, b) => b - a))
  expect(unwrap(library.schedules('outlaws/texas-holdem', brings[0]!.schedule)).map(scheduleName)).toEqual([
    brings[0]!.schedule,
  ])
})
