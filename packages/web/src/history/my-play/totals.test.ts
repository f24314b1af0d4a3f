import type { Review } from '@cardroom/lab'
import { describe, expect, test } from 'vitest'
import { type JudgedRound, judgeRound } from '../../connection/own-rounds/judge-round.ts'
import type { StoredOwnRound } from '../../connection/own-rounds/stored-rounds.ts'
import { byGame, habitsOf, hoursOf, playedInOrder, roundTotalsOf, spotTotalsOf } from './totals.ts'

const record = {
  wagers: [
    { seat: 2, on: 'ante', amount: 1000 },
    { seat: 2, on: 'trips', amount: 500 },
    { seat: 4, player: 2, on: 'ante', amount: 1000 },
  ],
  result: {
    net: { 1: 3500, 2: -2500, 3: -1000 },
    wagers: [
      { seat: 2, on: 'ante', amount: 1000, pays: 0, takes: 1000 },
      { seat: 2, on: 'trips', amount: 500, pays: 0, takes: 500 },
      { seat: 3, on: 'ante', amount: 1000, pays: 0, takes: 1000 },
      { seat: 4, player: 2, on: 'ante', amount: 1000, pays: 0, takes: 1000 },
    ],
  },
}
const decision = (move: string, cents: number, bestCents: number, more = {}) => ({
  move,
  at: 7,
  value: cents / 1000,
  cents,
  best: 'play',
  bestValue: bestCents / 1000,
  bestCents,
  method: 'exact' as const,
  ...more,
})
const review: Review = {
  game: 'a/game',
  decisions: [decision('2 fold', -1500, -600), decision('3 fold', -1000, 0), decision('4.1 play', 300, 300)],
  unvalued: [],
  shares: {
    2: { net: -2500, choice: -900, luck: -1600, fees: 100 },
    3: { net: -1000, choice: -1000, luck: 0, fees: 0 },
  },
  luck: -1600,
  choice: -1900,
}
const own = { id: 'a.1', table: 'a', game: 'a/game', at: 0, players: [], accounts: ['2'], net: -2500, record }

describe('the judgement of one round', () => {
  test('counts own decisions and wagers only, with those on an empty circle', () => {
    const judged = judgeRound(own, review)
    expect(judged).toMatchObject({ luck: -1600, choice: -900, unjudged: 0, fees: 100, decisions: 2 })
    expect(judged.mistakes).toEqual([{ at: 7, move: 'fold', best: 'play', cost: 900 }])
    expect(judged.wagers).toEqual([
      { on: 'ante', amount: 1000, net: -1000 },
      { on: 'trips', amount: 500, net: -500 },
      { on: 'ante', amount: 1000, net: -1000 },
    ])
  })

  test('does not count unvalued decisions as luck', () => {
    const why = { code: 'x', at: [], values: {} }
    const unvalued = { ...review, decisions: [], unvalued: [{ move: '2 call', at: 3, why }] }
    expect(judgeRound(own, unvalued)).toMatchObject({ luck: 0, choice: 0, unjudged: -2500 })
    expect(judgeRound({ ...own, accounts: ['1'], net: 3500 }, review)).toMatchObject({
      luck: 0,
      unjudged: 3500,
    })
    expect(judgeRound(own, undefined)).toMatchObject({ luck: 0, choice: 0, unjudged: -2500 })
  })

  test('counts a game without decisions as luck', () => {
    expect(
      judgeRound(own, {
        ...review,
        decisions: [],
        shares: { 2: { net: -2500, choice: 0, luck: -2500, fees: 0 } },
      }),
    ).toMatchObject({ luck: -2500, unjudged: 0 })
  })

  test('counts no mistake within the error of a simulation', () => {
    const simulated = (stderr: number) => ({
      ...review,
      decisions: [
        decision('2 set 5h 5d', 0, 20, { method: 'simulated', stderr }),
        decision('2 set 5h 5c', 0, 4, { method: 'simulated' }),
      ],
    })
    expect(judgeRound(own, simulated(0.02)).mistakes).toEqual([])
    expect(judgeRound(own, simulated(0.005)).mistakes).toEqual([
      { at: 7, move: 'set 5h 5d', best: 'play', cost: 20 },
    ])
  })
})

const MINUTE = 60_000
const nothing: JudgedRound = {
  luck: 0,
  choice: 0,
  unjudged: 0,
  fees: 0,
  decisions: 0,
  mistakes: [],
  wagers: [],
}
const kept = (
  id: string,
  game: string,
  minute: number,
  net: number | undefined,
  judged?: Partial<JudgedRound>,
) =>
  ({
    owner: 'me',
    id,
    game,
    at: minute * MINUTE,
    ...(net === undefined ? {} : { net }),
    ...(judged ? { judged: { ...nothing, ...judged } } : {}),
  }) as StoredOwnRound

describe('totals of several rounds', () => {
  const mistake = (move: string, best: string, cost: number) => ({ at: 1, move, best, cost })
  const rounds = playedInOrder([
    kept('c', 'b/other', 64, 700, { luck: 700 }),
    kept('a', 'a/game', 0, -1000, {
      luck: -400,
      choice: -600,
      decisions: 2,
      mistakes: [mistake('fold', 'play', 600)],
      wagers: [{ on: 'trips', amount: 500, net: -500 }],
    }),
    kept('b', 'a/game', 4, 300, {
      luck: 350,
      choice: -50,
      decisions: 1,
      mistakes: [mistake('set 2s 3s', 'set 5h 5d', 50)],
      wagers: [
        { on: 'trips', amount: 500, net: 2000 },
        { on: 'ante', amount: 1000, net: 1000 },
      ],
    }),
    kept('off', 'a/game', 5, undefined),
    kept('d', 'a/game', 66, 200),
  ])
  const hours = hoursOf(rounds)

  test('splits the net into luck, choice and unjudged, per game and in all', () => {
    for (const some of [rounds, ...byGame(rounds).map(([, of]) => of)]) {
      const { net, luck, choice, unjudged } = roundTotalsOf(some, hours)
      expect(luck + choice + unjudged).toBe(net)
    }
    expect(roundTotalsOf(rounds, hours)).toMatchObject({ rounds: 4, net: 200, unjudged: 200, mistakes: 2 })
  })

  test('leaves out time away from the table', () => {
    // Four minutes to the second round, an hour's pause, two minutes to the last.
    expect(roundTotalsOf(rounds, hours).hours).toBeCloseTo(6 / 60, 12)
    expect(roundTotalsOf(byGame(rounds)[0]![1], hours).hours).toBeCloseTo(6 / 60, 12)
  })

  test('merges the same mistakes into one habit, the dearest first', () => {
    const twice = [
      ...rounds,
      kept('e', 'a/game', 90, 0, { mistakes: [mistake('fold', 'play', 800), mistake('play', 'fold', 10)] }),
    ]
    expect(habitsOf(twice)).toEqual([
      { game: 'a/game', move: 'fold', best: 'play', times: 2, cost: 1400, worst: { round: 'e', at: 1 } },
      { game: 'a/game', move: 'set', best: 'set', times: 1, cost: 50, worst: { round: 'b', at: 1 } },
      { game: 'a/game', move: 'play', best: 'fold', times: 1, cost: 10, worst: { round: 'e', at: 1 } },
    ])
  })

  test('totals the bets and the net of a spot', () => {
    expect(spotTotalsOf(rounds, ['trips', 'pair-plus'])).toEqual([
      { on: 'trips', bets: 2, staked: 1000, net: 1500 },
    ])
  })
})
