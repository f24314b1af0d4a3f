import type { Cents } from './cents.ts'

/** `"6:5"` pays six for every five wagered. */
export type Odds = `${number}:${number}`

export const isOdds = (text: string): text is Odds => /^\d+:[1-9]\d*$/.test(text)

/** What a winning wager is due. No filing says how to round: down, to the cent. */
export function payout(wager: Cents, odds: Odds): Cents {
  const colon = odds.indexOf(':')
  return Math.floor((wager * Number(odds.slice(0, colon))) / Number(odds.slice(colon + 1)))
}
