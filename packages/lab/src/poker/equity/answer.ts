import type { Saying, Text } from '@cardroom/engine'
import type { OutcomeCount } from './outcomes.ts'
import type { EquitySituation } from './question.ts'
import { sayOfEquity } from './sentences.ts'

/** How a hand stands in one part of the pot: alone, or with others. */
export interface HalfChances<T = Text> {
  readonly for: T
  readonly win: number
  readonly tie: number
}

/** The part of the pot that a hand gets, and how often it wins and ties. */
export interface HandEquity<T = Text> {
  readonly hand: string
  /** The part of the pot that the hand gets on average. */
  readonly equity: number
  /** It takes the whole pot. */
  readonly win: number
  /** It takes a part of the pot. */
  readonly tie: number
  readonly lose: number
  /** Each board and each half of the pot by itself, where there are several. */
  readonly parts?: readonly HalfChances<T>[]
  /** How far off a simulated equity may be. */
  readonly stderr?: number
}

/** `EquityAnswer<string>` once it was said in a language. */
export interface EquityAnswer<T = Text> {
  readonly game: string
  readonly method: 'exact' | 'simulated'
  readonly runouts: number
  readonly hands: readonly HandEquity<T>[]
  /** The assumptions of the answer. */
  readonly notes: readonly T[]
}

/** What can be won: each half of the pot on each board. */
function partsOf({ stage }: EquitySituation): Saying[] {
  const boards = Math.max(1, stage.boards)
  return Array.from({ length: boards }, (_, i) => (boards === 1 ? undefined : i + 1)).flatMap(board =>
    stage.halves.map(half => sayOfEquity('half-of-the-pot', { half: half.for, board })),
  )
}

/** What each player gets of a pot of one by an outcome: boards share it evenly, and so do the halves that are won. */
function sharesOf(outcome: number, players: number, boards: number, halves: number): number[] {
  const shares = new Array<number>(players).fill(0)
  const everybody = 2 ** players - 1
  const share = (winners: number, part: number) => {
    const each = part / bitsOf(winners).length
    for (const player of bitsOf(winners)) shares[player]! += each
  }
  for (let board = 0; board < boards; board++) {
    const winners = Array.from({ length: halves }, (_, half) =>
      winnersOf(outcome, board * halves + half, players),
    )
    const won = winners.filter(set => set > 0)
    if (won.length === 0) share(everybody, 1 / boards)
    for (const set of won) share(set, 1 / boards / won.length)
  }
  return shares
}

const winnersOf = (outcome: number, slot: number, players: number): number =>
  Math.floor(outcome / 2 ** (players * slot)) % 2 ** players

const bitsOf = (set: number): number[] =>
  Array.from({ length: 10 }, (_, player) => player).filter(player => (set >> player) & 1)

/** The chances of every hand, from how often each outcome came. */
export function equities(
  counts: readonly OutcomeCount[],
  situation: EquitySituation,
  names: readonly string[],
  simulated: boolean,
): HandEquity[] {
  const players = names.length
  const boards = Math.max(1, situation.stage.boards)
  const halves = situation.stage.halves.length
  const runouts = counts.reduce((sum, [, times]) => sum + times, 0)
  const parts = partsOf(situation)
  const shares = counts.map(([outcome]) => sharesOf(outcome, players, boards, halves))
  return names.map((hand, player) => {
    const often = (is: (share: number, outcome: number) => boolean) =>
      counts.reduce((sum, [outcome, times], i) => sum + (is(shares[i]![player]!, outcome) ? times : 0), 0) /
      runouts
    const mean = (of: (share: number) => number) =>
      counts.reduce((sum, [, times], i) => sum + of(shares[i]![player]!) * times, 0) / runouts
    const equity = mean(share => share)
    const win = often(share => share > 1 - 1e-9)
    const lose = often(share => share === 0)
    const stands = (slot: number, alone: boolean) =>
      often((_, outcome) => {
        const winners = winnersOf(outcome, slot, players)
        return alone ? winners === 1 << player : winners !== 1 << player && ((winners >> player) & 1) === 1
      })
    return {
      hand,
      equity,
      win,
      tie: often(share => share > 0 && share <= 1 - 1e-9),
      lose,
      ...(parts.length === 1
        ? {}
        : {
            parts: parts.map((what, slot) => ({
              for: what,
              win: stands(slot, true),
              tie: stands(slot, false),
            })),
          }),
      ...(simulated
        ? { stderr: Math.sqrt(Math.max(0, mean(share => share * share) - equity * equity) / runouts) }
        : {}),
    }
  })
}
