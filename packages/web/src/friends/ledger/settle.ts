import type { Evening, EveningLine } from '@cardroom/protocol'

interface EveningDebt {
  readonly from: EveningLine['who']
  readonly to: EveningLine['who']
  readonly cents: number
}

/** A player's gain or loss of the evening. */
export const netOf = ({ bought, has }: EveningLine): number => has - bought

/**
 * The payments that make everybody even: the largest debtor pays the largest creditor until nothing is left. Each
 * payment makes one of the two even, so that there are fewer payments than people.
 */
export function settleEvening(evening: Evening): EveningDebt[] {
  const open = evening.map(line => ({ who: line.who, net: netOf(line) }))
  const debts: EveningDebt[] = []
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
