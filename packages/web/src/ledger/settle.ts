import type { Evening, EveningLine } from '@cardroom/protocol'

export interface Debt {
  readonly from: EveningLine['who']
  readonly to: EveningLine['who']
  readonly cents: number
}

/** What the evening has brought somebody, or cost them. */
export const netOf = ({ bought, has }: EveningLine): number => has - bought

/**
 * Who pays whom, so that everybody is even: whoever owes most pays whoever is owed most, until nothing is left. Each
 * payment makes one of the two even, so there are fewer than there are people.
 */
export function settle(evening: Evening): Debt[] {
  const open = evening.map(line => ({ who: line.who, net: netOf(line) }))
  const debts: Debt[] = []
  for (;;) {
    open.sort((a, b) => a.net - b.net)
    const [from, to] = [open[0], open.at(-1)]
    if (!from || !to || from.net >= 0 || to.net <= 0) return debts
    const cents = Math.min(-from.net, to.net)
    debts.push({ from: from.who, to: to.who, cents })
    from.net += cents
    to.net -= cents
  }
}
