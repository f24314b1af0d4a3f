import type { Cents } from './cents.ts'

/** `"6:5"` pays six for every five wagered. */
export type Odds = `${number}:${number}`

/** Whether a text is odds as rule sets write them: `6:5`. */
export const isOdds = (text: string): text is Odds => /^\d+:[1-9]\d*$/.test(text)

/** The figures of odds: `"6:5"` is six for every five. */
export const figuresOf = (odds: Odds): readonly [pays: number, every: number] =>
  FIGURES_BY_ODDS.get(odds) ?? readOdds(odds)

/** What a winning wager is due. No filing says how to round: down, to the cent. */
export function payout(wager: Cents, odds: Odds): Cents {
  const [pays, every] = figuresOf(odds)
  return Math.floor((wager * pays) / every)
}

/** A cache: each odds text is parsed once. */
const FIGURES_BY_ODDS = new Map<Odds, readonly [pays: number, every: number]>()

function readOdds(odds: Odds): readonly [number, number] {
  const colon = odds.indexOf(':')
  const read = [Number(odds.slice(0, colon)), Number(odds.slice(colon + 1))] as const
  FIGURES_BY_ODDS.set(odds, read)
  return read
}
