import type { Odds, Rules } from '@cardroom/engine'

/** What may be printed on a spot: everything that a wager there can be paid, each odds once. */
export const paysOf = (rules: Rules, on: string): Odds[] => [...new Set(allPays(rules, on))]

interface Row {
  readonly pays: Odds | 'push'
}
interface Verdict {
  readonly outcome: string
  readonly pays?: Odds
}

const ofTable = (rows: readonly Row[] | undefined): Odds[] =>
  (rows ?? []).flatMap(({ pays }) => (pays === 'push' ? [] : [pays]))

const ofShowdown = (showdown: object, on: string): Odds[] =>
  Object.values(showdown).flatMap((compared: Readonly<Record<string, Readonly<Record<string, Verdict>>>>) =>
    Object.values(compared).flatMap(verdicts => {
      const pays = verdicts[on]?.pays
      return pays === undefined ? [] : [pays]
    }),
  )

function allPays(rules: Rules, on: string): Odds[] {
  switch (rules.family) {
    case 'baccarat':
      return ofTable(rules.wagers.find(wager => wager.on === on)?.wins)
    case 'blackjack': {
      if (on === 'insurance') return rules.insurance ? [rules.insurance.pays] : []
      const bonus = rules.bonus[on]
      if (bonus) return ofTable(bonus.kind === 'super-match' ? bonus.tables[0]?.pays : bonus.pays)
      return rules.verdicts.flatMap(row =>
        row.outcome === 'win' && (row.on?.includes(on) ?? true) && !row.reading ? [row.pays] : [],
      )
    }
    case 'three-card':
      if (on === 'pair-plus') return ofTable(rules.pairPlus.pays)
      if (on === '6-card-bonus') return ofTable(rules.sixCard.pays)
      return ofShowdown(rules.showdown, on)
    case 'ultimate':
      if (on === 'blind') return ofTable(rules.blind.pays)
      if (on === 'trips') return ofTable(rules.trips.pays)
      return ofShowdown(rules.showdown, on)
    case 'let-it-ride':
      return ofTable(on === '3-card-bonus' ? rules.threeCard.pays : rules.base.pays)
    case 'pai-gow':
      if (on === 'fortune') return ofTable(rules.fortune?.pays)
      if (on === 'ace-high') {
        const { aceHigh } = rules
        return aceHigh ? ofTable([aceHigh.withoutJoker, aceHigh.withJoker, aceHigh.both]) : []
      }
      return [rules.showdown.wins.pays]
    case 'tiles':
      return [rules.showdown.wins.pays]
    case 'pan-9':
      return ['1:1']
    default:
      return []
  }
}

const times = (odds: Odds): number => {
  const [pays, wagered] = odds.split(':').map(Number)
  return pays! / wagered!
}

/** The best of several. */
export const highest = (odds: readonly Odds[]): Odds | undefined =>
  odds.toSorted((a, b) => times(b) - times(a))[0]
