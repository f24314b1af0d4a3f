import { type WagerOdds, wagerOdds } from '../odds/answer.ts'
import { Distribution } from '../odds/distribution.ts'

/** What a simulated wager came to, as plain data that can be added up in any order. */
export interface WagerTally {
  readonly on: string
  /** How often each result came, per unit of the wager. */
  readonly results: readonly (readonly [result: number, count: number])[]
  /** Units put on the table in all, later bets included. */
  readonly action: number
  /** Sums over blocks of rounds that hang together, where rounds are not drawn one by one. */
  readonly blocks?: Blocks
}

interface Blocks {
  readonly count: number
  readonly sum: number
  readonly squares: number
}

/** Equal results as one. */
export function sumResults(results: WagerTally['results']): [result: number, count: number][] {
  const found = new Map<number, number>()
  for (const [result, count] of results) if (count > 0) found.set(result, (found.get(result) ?? 0) + count)
  return [...found]
}

export function addTallies(tallies: readonly WagerTally[]): WagerTally {
  const [first] = tallies as [WagerTally, ...WagerTally[]]
  const blocks = tallies.map(tally => tally.blocks).filter(one => one !== undefined)
  return {
    on: first.on,
    results: sumResults(tallies.flatMap(tally => tally.results)).sort(([a], [b]) => b - a),
    action: tallies.reduce((sum, tally) => sum + tally.action, 0),
    ...(blocks.length > 0 ? { blocks: addBlocks(blocks) } : {}),
  }
}

const addBlocks = (blocks: readonly Blocks[]): Blocks => ({
  count: blocks.reduce((sum, one) => sum + one.count, 0),
  sum: blocks.reduce((sum, one) => sum + one.sum, 0),
  squares: blocks.reduce((sum, one) => sum + one.squares, 0),
})

/** The odds that a tally suggests, and how far off its edge may be. */
export function tallyOdds({
  on,
  results,
  action,
  blocks,
}: WagerTally): WagerOdds & { readonly stderr: number } {
  const found = new Distribution()
  for (const [result, count] of results) found.add(result, count)
  const odds = wagerOdds(on, found, action / found.total)
  return { ...odds, stderr: blocks ? blockError(blocks) : odds.sd / Math.sqrt(found.total) }
}

function blockError({ count, sum, squares }: Blocks): number {
  const mean = sum / count
  return Math.sqrt(Math.max(0, squares / count - mean * mean) / count)
}
