import { dollars, type HandWritten, type ResultWritten, type RoundRecord } from '@cardroom/engine'
import { style } from './style.ts'
import { columns } from './table.ts'

const OUTCOMES = {
  win: 'green',
  lose: 'red',
  push: 'yellow',
  withdrawn: 'yellow',
  'no-action': 'gray',
} as const

/** A hand as it lies: in one, in two parts, or in melds. */
function partsOf({ cards, front, back, melds }: HandWritten): string {
  if (melds) return melds.join(' | ')
  return front === undefined ? cards : `${front} | ${back}`
}

/** A finished round for people: the hands, each wager or pot with the line that decided it, who won what. */
export function printRound(record: RoundRecord & { result: ResultWritten }): string {
  const { result } = record
  const parts = [style('bold', record.game)]
  if (result.hands) {
    parts.push(
      columns(
        Object.entries(result.hands).map(([place, hand]) => [`  ${place}`, partsOf(hand), hand.name ?? '']),
      ),
    )
  }
  if (result.wagers?.length) {
    parts.push(
      columns(
        result.wagers.map(line => [
          `  ${line.seat}${line.hand ? `.${line.hand}` : ''}${line.by ? `/${line.by}` : ''}`,
          line.on,
          dollars(line.amount),
          style(OUTCOMES[line.outcome], line.outcome),
          line.outcome === 'win'
            ? `${line.odds ?? ''} ${dollars(line.pays)}`
            : line.takes
              ? dollars(-line.takes)
              : '',
          line.rule,
        ]),
      ),
    )
  }
  for (const { seat, for: what, from, rule } of result.collected ?? []) {
    const payers = Object.entries(from).map(([payer, cents]) => `${payer} ${dollars(cents)}`)
    parts.push(`  seat ${seat} collects for ${what}: ${payers.join(', ') || 'nothing'} (${rule})`)
  }
  for (const [i, pot] of (result.pots ?? []).entries()) {
    const shares = pot.to.map(share => `seat ${share.seat} ${dollars(share.amount)} (${share.for})`)
    parts.push(`  ${i === 0 ? 'pot' : `side pot ${i}`} ${dollars(pot.amount)}: ${shares.join(', ')}`)
  }
  for (const ruling of result.rulings ?? []) parts.push(`  ruling: ${ruling.name} (${ruling.rule})`)
  if (result.fees.length) {
    parts.push(
      `  collection: ${result.fees.map(fee => `${fee.from}${fee.seat ? ` ${fee.seat}` : ''} ${dollars(fee.cents)}`).join(', ')}`,
    )
  }
  parts.push(
    `  net: ${Object.entries(result.net)
      .map(([who, cents]) => `${who} ${cents > 0 ? '+' : ''}${dollars(cents)}`)
      .join('  ')}`,
  )
  return parts.join('\n')
}
