import { gameOf, isRefusal, unwrap, writeRefusal } from '@cardroom/engine'
import { postedOf, scheduleName, schedulesOf } from '@cardroom/engine/collection'
import { dealtIn, type PokerRules } from '@cardroom/engine/poker'
import { describe, expect, test } from 'vitest'
import { games } from '../filed/games.ts'
import { openRulebook } from '../library.ts'
import { play, table } from '../testing/poker.ts'

const book = await openRulebook()

const fixed = (...bets: number[]) => ({ limit: 'fixed', bets })
const NO_LIMIT = { limit: 'none' }
const POT_LIMIT = { limit: 'pot' }

/** Why a table of three is refused, all folding at once; nothing where it is not. */
function refusal(game: string, schedule: unknown, stakes: object, blinds: number[] | undefined = undefined) {
  const small = 'bets' in stakes ? (stakes.bets as number[])[0]! : 200
  const posted = blinds ?? [small / 2, small]
  const found = play(game, {
    ...table(2_000_000, 2_000_000, 2_000_000),
    schedule,
    stakes,
    blinds: posted,
    cards: {},
    moves: ['3 fold', '1 fold'],
  })
  return typeof found === 'string' ? found : undefined
}

describe('a schedule option is in force for the tables that it is printed for', () => {
  test.each([
    [
      'the kind of betting (002:2369)',
      'towers/texas-holdem',
      'rates/14',
      NO_LIMIT,
      'stakes.limit: poker-betting-not-filed rates/14 limit',
    ],
    [
      'the kind of betting (004:4250)',
      'players/texas-holdem',
      13,
      NO_LIMIT,
      'stakes.limit: poker-betting-not-filed rates/13 limit',
    ],
    [
      'the kind of betting (000:508)',
      'outlaws/draw-poker-hi-lo',
      'rates/3',
      fixed(200, 400),
      'stakes.limit: poker-betting-not-filed rates/3 no-limit',
    ],
    [
      'lower and upper limit (002:1262)',
      'towers/texas-holdem',
      'own/1',
      fixed(300, 600),
      'stakes.bets: poker-bets-not-filed own/1 200, 400 200, 400',
    ],
    [
      'lower and upper limit (004:2822)',
      'players/big-o-hi-lo',
      'own/3',
      fixed(300, 600),
      'stakes.bets: poker-bets-not-filed own/3 400, 800 400, 800',
    ],
    [
      'a limit game, where two figures are printed (004:2822)',
      'players/big-o-hi-lo',
      'own/3',
      NO_LIMIT,
      'stakes.limit: poker-betting-not-filed own/3 limit',
    ],
    [
      'from the lowest limit on (001:1292)',
      'cameo/texas-holdem',
      5,
      fixed(1000, 2000),
      'stakes.bets: poker-bets-not-filed rates/5 7500, 15000 15000, 30000',
    ],
    [
      'up to the highest (001:1272)',
      'cameo/texas-holdem',
      1,
      fixed(7500, 15000),
      'stakes.bets: poker-bets-not-filed rates/1 100, 200 5000, 10000',
    ],
    [
      'a bet above the most (000:301)',
      'outlaws/omaha',
      'own/3',
      fixed(50_000, 100_100),
      'stakes.bets: poker-wager-not-filed 100100 100 100000',
    ],
  ])('%s: %s under %s', (_, game, schedule, stakes, why) => {
    expect(refusal(game, schedule, stakes)).toBe(why)
  })

  test('refuses blinds that are not filed (002:1262, 1284)', () => {
    expect(refusal('towers/texas-holdem', 'own/1', fixed(200, 400), [200, 200])).toBe(
      'blinds: poker-blinds-not-filed own/1 100, 200',
    )
    expect(refusal('towers/texas-holdem', 'own/7', NO_LIMIT, [200, 300])).toBe(
      'blinds: poker-blinds-not-filed own/7 100, 200',
    )
  })

  test.each([
    ['towers/texas-holdem', 'rates/14', fixed(300, 600), undefined],
    ['towers/texas-holdem', 'own/1', fixed(200, 400), undefined],
    ['towers/texas-holdem', 'own/7', NO_LIMIT, [100, 200]],
    ['towers/omaha', 'own/7', POT_LIMIT, [200, 400]],
    ['players/texas-holdem', 13, fixed(300, 600), undefined],
    ['players/texas-holdem', 168, NO_LIMIT, [100, 300]],
    ['players/big-o-hi-lo', 'own/3', fixed(400, 800), undefined],
    ['players/big-o-hi-lo', 'own/12', { limit: 'spread', range: [500, 10_000] }, [300, 500]],
    ['cameo/texas-holdem', 5, fixed(7500, 15_000), [3800, 7500]],
    ['outlaws/draw-poker-hi-lo', 'rates/3', NO_LIMIT, [200, 400]],
    ['outlaws/omaha', 'own/3', POT_LIMIT, [100, 200]],
  ])('%s under %s with the right stakes', (game, schedule, stakes, blinds) => {
    expect(refusal(game, schedule, stakes, blinds)).toBeUndefined()
  })

  test('the largest single wager: a bet of $1,001 is refused, one of $1,000 is not (000:301)', () => {
    const bet = (cents: number) =>
      play('outlaws/omaha', {
        ...table(500_000, 500_000, 500_000),
        schedule: 'own/3',
        cards: { board: '8s 5h 3c' },
        moves: ['3 call', '1 call', '2 check', `1 bet ${cents}`, '2 fold', '3 fold'],
      })
    expect(bet(100_100)).toMatch('moves[3]: amount-out-of-bounds')
    expect(bet(100_000)).toHaveProperty('net')
  })

  test('a raise adds no more than that, in pot limit too', () => {
    const raise = (cents: number) =>
      play('outlaws/omaha', {
        ...table(500_000, 500_000, 500_000),
        schedule: 'own/3',
        stakes: POT_LIMIT,
        blinds: [50_000, 100_000],
        cards: {},
        moves: [`3 raise ${cents}`, '1 fold', '2 fold'],
      })
    expect(raise(200_100)).toMatch('moves[0]: amount-out-of-bounds')
    expect(raise(200_000)).toHaveProperty('net')
  })
})

describe('lowball at Comstock is played straight or with a spread (003:222-226)', () => {
  const game = 'comstock/lowball'

  test.each([
    [fixed(400, 800), 'stakes.bets: poker-one-bet comstock/lowball'],
    [NO_LIMIT, 'stakes.limit: poker-limit-not-filed comstock/lowball fixed, spread'],
    [POT_LIMIT, 'stakes.limit: poker-limit-not-filed comstock/lowball fixed, spread'],
    [fixed(400), undefined],
    [fixed(400, 400), undefined],
    [{ limit: 'spread', range: [400, 2000] }, undefined],
  ])('%j', (stakes, why) => {
    const found = play(game, {
      ...table(9000, 9000, 9000),
      stakes,
      blinds: [200, 400],
      cards: {},
      moves: ['3 fold', '1 fold'],
    })
    expect(typeof found === 'string' ? found : undefined).toBe(why)
  })

  test('all bets are of one amount, before and after the draw', () => {
    const record = {
      ...table(9000, 9000, 9000),
      stakes: fixed(400),
      blinds: [200, 400],
      cards: { 1: 'As 2s 3s 4s 8d', 2: 'Ks Kd Qs Qd Jd' },
    }
    const drawn = ['3 fold', '1 call', '2 check', '1 draw', '2 draw']
    expect(play(game, { ...record, moves: [...drawn, '1 bet 400', '2 fold'] })).toHaveProperty('net')
    expect(play(game, { ...record, moves: [...drawn, '1 bet 800', '2 fold'] })).toMatch(
      'amount-out-of-bounds',
    )
  })

  test('a table has one bet by default', () => {
    const rules = games.find(one => one.id === game)!
    expect(unwrap(gameOf(rules).usual({}, undefined)).setup).toMatchObject({
      stakes: { limit: 'fixed', bets: [500] },
    })
  })
})

test('the usual stakes of a table are within the limits of any option', () => {
  const wrong: string[] = []
  for (const rules of games.filter((one): one is PokerRules => one.family === 'poker')) {
    const game = gameOf(rules)
    for (const schedule of Object.values(schedulesOf(book.feeTables, rules.id)).flat()) {
      const { from = 2 } = schedule.option.players ?? {}
      if (dealtIn(rules, Math.max(from, 2)) < from) continue
      const seats = Array.from({ length: Math.max(from, 2) }, (_, i) => ({ seat: i + 1, stack: 1_000_000 }))
      const { setup } = unwrap(game.usual({}, schedule))
      const posted = unwrap(postedOf(rules, { schedule: scheduleName(schedule) }, book))
      const round = game.start({ ...setup, seats, button: 1 }, posted)
      if (isRefusal(round)) wrong.push(`${rules.id} ${scheduleName(schedule)}: ${writeRefusal(round)}`)
    }
  }
  expect(wrong).toEqual([])
})
