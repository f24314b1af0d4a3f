import { describe, expect, test } from 'vitest'
import { Chips } from '../../money/chips.ts'
import type { BetTerms } from '../rules/terms.ts'
import { BettingRound } from './bets.ts'
import { Player } from './player.ts'

const terms: BetTerms = {
  potLimit: false,
  raises: undefined,
  capLifted: 'two-left',
  checkRaise: true,
  raiseOverAllIn: 'last-full-bet',
}
const fixed = { least: 200, most: 200 }
const open = { least: 200, most: Number.MAX_SAFE_INTEGER }

function round(
  stacks: readonly number[],
  size: { least: number; most: number },
  more: Partial<BetTerms> = {},
) {
  const chips = new Chips()
  const players = stacks.map((stack, i) => new Player(i + 1, stack, chips))
  const bets = new BettingRound({
    terms: { ...terms, ...more },
    order: players,
    first: 0,
    size,
    noCheck: false,
    pot: () => chips.gained('pot'),
    isBarred: () => false,
  })
  const act = (move: string, cents?: number) => {
    const player = bets.next()!
    bets.take(player, { kind: 'move', seat: player.seat, move, ...(cents === undefined ? {} : { cents }) })
  }
  const may = () => {
    const player = bets.next()
    return (
      player &&
      `${player.seat}: ${bets
        .options(player)
        .map(({ move, cents }) => (cents ? `${move} ${cents.min}-${cents.max}` : move))
        .join(', ')}`
    )
  }
  return { players, bets, act, may }
}

describe('fixed limit', () => {
  test('raises by the size of the bet', () => {
    const { act, may } = round([5000, 5000, 5000], fixed)
    expect(may()).toBe('1: fold, check, bet 200-200')
    act('bet', 200)
    expect(may()).toBe('2: fold, call, raise 400-400')
    act('raise', 400)
    act('fold')
    expect(may()).toBe('1: fold, call, raise 600-600')
    act('call')
    expect(may()).toBeUndefined()
  })

  test('an all-in for less may be completed, and opens no new raise', () => {
    const { act, may } = round([5000, 300, 5000], fixed)
    act('bet', 200)
    act('raise', 300)
    expect(may()).toBe('3: fold, call, raise 400-400')
    act('call')
    expect(may()).toBe('1: fold, call')
  })

  test('caps the raises, and lifts the cap for two players', () => {
    const capped = { raises: 1, capLifted: 'two-left' as const }
    const { act, may } = round([5000, 5000, 5000], fixed, capped)
    act('bet', 200)
    act('raise', 400)
    expect(may()).toBe('3: fold, call')
    act('fold')
    expect(may()).toBe('1: fold, call, raise 600-600')
    const began = round([5000, 5000, 5000], fixed, { ...capped, capLifted: 'two-in-round' })
    began.act('bet', 200)
    began.act('raise', 400)
    began.act('fold')
    expect(began.may()).toBe('1: fold, call')
  })
})

describe('no limit', () => {
  test('a raise adds at least the bet or raise before it', () => {
    const { act, may } = round([5000, 5000, 5000], open)
    act('bet', 300)
    expect(may()).toBe('2: fold, call, raise 600-5000')
    act('raise', 1000)
    expect(may()).toBe('3: fold, call, raise 1700-5000')
  })

  test('a raise over an all-in for less adds to the last full bet, or to the all-in under the other reading', () => {
    for (const [raiseOverAllIn, least] of [
      ['last-full-bet', 1000],
      ['short-all-in', 1200],
    ] as const) {
      const { act, may } = round([5000, 5000, 800, 5000], open, { raiseOverAllIn })
      act('bet', 200)
      act('raise', 600)
      act('raise', 800)
      expect(may()).toBe(`4: fold, call, raise ${least}-5000`)
      // From a full raise on, it is as before.
      act('raise', 1400)
      expect(may()).toBe('1: fold, call, raise 2000-5000')
    }
  })

  test('an all-in bet for less is completed, or raised by a full bet under the other reading', () => {
    for (const [raiseOverAllIn, least] of [
      ['last-full-bet', 200],
      ['short-all-in', 350],
    ] as const) {
      const { act, may } = round([150, 5000, 5000], open, { raiseOverAllIn })
      act('bet', 150)
      expect(may()).toBe(`2: fold, call, raise ${least}-5000`)
    }
  })

  test('asks a player who cannot call in full, but not one whose bet nobody can call', () => {
    const { act, may } = round([5000, 300, 300], open)
    act('bet', 1000)
    expect(may()).toBe('2: fold, call')
    act('call')
    act('call')
    expect(may()).toBeUndefined()
  })
})

test('a pot-limit raise counts the own call', () => {
  const { act, may } = round([50000, 50000], open, { potLimit: true })
  act('check')
  // Nothing is in the pot yet: the least bet is still a bet.
  expect(may()).toBe('2: fold, check, bet 200-200')
  act('bet', 200)
  expect(may()).toBe('1: fold, call, raise 400-600')
})

test('allows no raise after a check where check-raising is forbidden', () => {
  const { act, may } = round([5000, 5000], fixed, { checkRaise: false })
  act('check')
  act('bet', 200)
  expect(may()).toBe('1: fold, call')
})

test('an option says whether it is safe, ends the hand, or needs confirmation', () => {
  const { bets, players, act } = round([5000, 5000], open)
  const marks = () =>
    bets.options(bets.next()!).map(({ move, safe, ends, grave, key }) => ({ move, safe, ends, grave, key }))
  // Folding for nothing is a slip; so may be betting half of the chips and more.
  expect(marks()).toMatchObject([
    { move: 'fold', safe: undefined, ends: true, grave: true, key: 'f' },
    { move: 'check', safe: true, grave: undefined, key: 'c' },
    { move: 'bet', safe: undefined, grave: 5000, key: 'b' },
  ])
  act('bet', 300)
  expect(marks()).toMatchObject([
    { move: 'fold', safe: true, ends: true, grave: undefined },
    { move: 'call', safe: undefined, key: 'c' },
    { move: 'raise', grave: 5000, key: 'r' },
  ])
  expect(players[0]?.stack).toBe(4700)
  // In a limit game there is nothing to choose, and nothing to confirm.
  expect(round([5000, 5000], fixed).bets.raise(players[1]!)).toMatchObject({ move: 'bet' })
  expect(round([5000, 5000], fixed).bets.raise(players[1]!)?.grave).toBeUndefined()
})
