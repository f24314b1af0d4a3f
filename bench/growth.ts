import { readingsOf, unwrap } from '@cardroom/engine'
import type { BankedRules } from '@cardroom/engine/banked'
import { equityOf, oddsOf, parseHand, parseHolding, simulate, stageOf, WITHOUT_WORKERS } from '@cardroom/lab'
import { filed } from '@cardroom/rulebook'
import { numberedSeed } from '@cardroom/testing'
import { measure, type Rate, type Work } from './measure.ts'
import { tableWork } from './table-history.ts'

/** How the work of one question grows with its size. */
export interface Growth {
  readonly what: string
  /** What grows. */
  readonly of: string
  readonly steps: readonly (Rate & { readonly size: number })[]
}

/** Work by its size. */
interface GrowingTask {
  readonly what: string
  readonly of: string
  readonly sizes: readonly number[]
  work(size: number): Work
}

const ROUNDS = 100_000

/** The same question once, and once more. */
const repeated =
  (once: () => Promise<number>): Work =>
  async times => {
    let sum = 0
    for (let i = 0; i < times; i++) sum += await once()
    return sum
  }

function decks(rules: BankedRules, wager?: string): (size: number) => Work {
  const readings = unwrap(readingsOf(rules))
  return size =>
    repeated(async () => {
      const found = unwrap(await oddsOf(rules, { readings, decks: size, dealt: [], wager }, WITHOUT_WORKERS))
      return found.wagers[0]!.edge
    })
}

function simulated(rules: BankedRules): (size: number) => Work {
  const readings = unwrap(readingsOf(rules))
  const question = { rules, readings, rounds: ROUNDS, seed: numberedSeed(1) }
  return size =>
    repeated(
      async () => unwrap(await simulate({ ...question, decks: size }, WITHOUT_WORKERS)).tallies[0]!.action,
    )
}

const HANDS = ['As Ah', 'Ks Kh', '7d 6d', 'Qc Jc', 'Td Tc', '9h 8h']

function equity(hands: number, board: string): Work {
  const rules = filed('poker', 'outlaws/texas-holdem')
  const readings = unwrap(readingsOf(rules))
  const stage = stageOf(rules, readings, undefined)
  const holdings = HANDS.slice(0, hands).map(hand => unwrap(parseHolding(hand, stage)))
  const question = { rules, readings, holdings, boards: [parseHand(board) as number[]], dead: [] }
  return repeated(
    async () => unwrap(await equityOf(question, WITHOUT_WORKERS, { seed: numberedSeed(1) })).hands[0]!.equity,
  )
}

/** The boards that may come to two hands, by what lies on the table. */
const BOARDS: Readonly<Record<number, string>> = {
  1: '8d 7s 2c 3h 4s',
  44: '8d 7s 2c 3h',
  990: '8d 7s 2c',
  1712304: '',
}

const BLACKJACK = filed('blackjack', 'towers/no-bust-21st-century-blackjack')
const BACCARAT = filed('baccarat', 'comstock/ez-baccarat-panda-8')

const GROWING_TASKS: readonly GrowingTask[] = [
  { what: 'blackjack solved', of: 'decks', sizes: [1, 2, 4, 8], work: decks(BLACKJACK, 'base') },
  { what: 'baccarat solved', of: 'decks', sizes: [3, 4, 6, 8], work: decks(BACCARAT) },
  {
    what: `${ROUNDS.toLocaleString('en')} rounds of baccarat simulated`,
    of: 'decks',
    sizes: [3, 4, 6, 8],
    work: simulated(BACCARAT),
  },
  {
    what: "a round of hold'em at a table",
    of: 'players',
    sizes: [2, 3, 6, 9],
    work: players => tableWork({ players, rounds: 100 }, 'next'),
  },
  {
    what: "hold'em hands against each other after the flop",
    of: 'players',
    sizes: [2, 3, 4, 6],
    work: size => equity(size, '8d 7s 2c'),
  },
  {
    what: "two hold'em hands against each other",
    of: 'boards',
    sizes: Object.keys(BOARDS).map(Number),
    work: size => equity(2, BOARDS[size]!),
  },
  ...(['next', 'snapshot', 'events'] as const).map(which => ({
    what: {
      next: 'the next round of a table',
      snapshot: 'a table opened from what was saved last',
      events: 'a table opened from all that has happened',
    }[which],
    of: 'rounds of history',
    sizes: [100, 500, 2500],
    work: (rounds: number) => tableWork({ players: 6, rounds }, which),
  })),
]

export async function growth(): Promise<Growth[]> {
  const found: Growth[] = []
  for (const { what, of, sizes, work } of GROWING_TASKS) {
    const works = sizes.map(size => [`${size} ${of}`, work(size)] as const)
    const rates = await measure(Object.fromEntries(works))
    found.push({ what, of, steps: rates.map((rate, i) => ({ ...rate, size: sizes[i]! })) })
  }
  return found
}

const milliseconds = (ms: number): string => (ms >= 100 ? ms.toFixed(0) : ms.toPrecision(3))
const times = (ratio: number): string => `${ratio >= 100 ? ratio.toFixed(0) : ratio.toFixed(2)}×`

/** As a Markdown table: each size beside the smallest. */
export function printedGrowth(found: readonly Growth[]): string {
  const rows = found.flatMap(({ what, of, steps }) =>
    steps.map(({ size, perSecond, spread = 0 }, i) => {
      const first = steps[0]!
      return [
        i === 0 ? what : '',
        `${size.toLocaleString('en')} ${of}`,
        `${milliseconds(1000 / perSecond)} ms`,
        `± ${(100 * spread).toFixed(0)} %`,
        times(size / first.size),
        times(first.perSecond / perSecond),
      ]
    }),
  )
  const head = ['what', 'with', 'CPU time', 'spread', 'size', 'cost']
  return [head, head.map(() => '---'), ...rows].map(row => `| ${row.join(' | ')} |`).join('\n')
}
