import type { Cents } from './cents.ts'

/** `"6:5"` pays six for every five wagered. */
export type Odds = `${number}:${number}`

/** Whether a text is odds as rule sets write them: `6:5`. */
export const isOdds = (text: string): text is Odds => /^\d+:[1-9]\d*$/.test(text)

/** What a winning wager is due. No filing says how to round: down, to the cent. */
export function payout(wager: Cents, odds: Odds): Cents {
  const [pays, every] = READ.get(odds) ?? readOdds(odds)
  return Math.floor((wager * pays) / every)
}

/** Odds are read once. */
const READ = new Map<Odds, readonly [pays: number, every: number]>()

function readOdds(odds: Odds): readonly [number, number] {
  const colon = odds.indexOf(':')
  const read = [Number(odds.slice(0, colon)), Number(odds.slice(colon + 1))] as const
  READ.set(odds, read)
  return read
}
