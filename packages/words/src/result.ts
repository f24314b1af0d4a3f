import type { Result } from '@cardroom/engine'
import { type LogLine, sayEvent, sayWager } from './events.ts'
import { bettorName, type Names } from './names.ts'

/** The result of a round without its hands, line by line in the words of the log; the net results come after it. */
export function sayResult(
  { wagers = [], collected = [], pots = [], rulings = [], fees }: Result,
  names: Names,
): LogLine[] {
  return [
    ...wagers.map(line => sayWager(line, names)),
    ...collected.flatMap(({ seat, for: what, from, rule }) =>
      Object.entries(from).map(([payer, cents]) => ({
        ...sayEvent({ type: 'paid', from: Number(payer), to: seat, cents, for: what }, names),
        cite: rule,
      })),
    ),
    ...pots.flatMap(({ to }, pot) => to.map(share => sayEvent({ type: 'won', share, pot }, names))),
    ...rulings.map(ruling => sayEvent({ type: 'ruled', ruling }, names)),
    ...fees.map(fee => sayEvent({ type: 'fee', fee }, names)),
  ]
}

/** Whose chips: a seat's own player's, or those of a back-line bettor, `3/Kim`. */
export function accountName(names: Names, account: string): string {
  const [seat, by] = account.split('/') as [string, string?]
  return bettorName(names, { seat: Number(seat), by })
}
