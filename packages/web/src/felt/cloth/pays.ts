import type { Odds } from '@cardroom/engine'

interface Row {
  readonly pays: Odds | 'push'
}
interface Verdict {
  readonly outcome: string
  readonly pays?: Odds
}

/** What the rows of a pay table pay. */
export const paysInTable = (rows: readonly Row[] | undefined): Odds[] =>
  (rows ?? []).flatMap(({ pays }) => (pays === 'push' ? [] : [pays]))

/** What a wager is paid at the showdown, whichever way it is won. */
export const paysAtShowdown = (showdown: object, on: string): Odds[] =>
  Object.values(showdown).flatMap((compared: Readonly<Record<string, Readonly<Record<string, Verdict>>>>) =>
    Object.values(compared).flatMap(verdicts => {
      const pays = verdicts[on]?.pays
      return pays === undefined ? [] : [pays]
    }),
  )

const times = (odds: Odds): number => {
  const [pays, wagered] = odds.split(':').map(Number)
  return pays! / wagered!
}

/** The best of several. */
export const highest = (odds: readonly Odds[]): Odds | undefined =>
  odds.toSorted((a, b) => times(b) - times(a))[0]
