import type { WagerLine, WagerSeen } from '@cardroom/engine'
import { type Names, wagerLabel } from '@cardroom/words'
import type { ReactNode } from 'react'
import { ChipStack } from '../../shared/chips/chip-stack.tsx'
import { type Cloth, type ClothSpot, liesOn } from './cloth.ts'
import { outcomeWords } from './own-cloth.tsx'

interface Props {
  readonly cloth: Cloth
  readonly names: Names
  readonly wagers: readonly WagerSeen[]
  readonly lines: readonly WagerLine[]
  readonly discs: (wager: WagerSeen | WagerLine) => ReactNode
}

/** The spots at another's place: the position of the chips says what they bet on. */
export function SmallCloth({ cloth, names, wagers, lines, discs }: Props) {
  if (wagers.length + lines.length === 0) return null
  const total = wagers.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <div className="small-cloth">
      {cloth.rows.map(row => (
        <ul className="cloth-row" key={row[0]!.on}>
          {row
            .filter(spot => isDrawn(spot, wagers, lines))
            .map(spot => (
              <li key={`${spot.on} ${spot.hand ?? ''}`} className={`small-spot ${spot.shape}`}>
                <SmallBets spot={spot} names={names} wagers={wagers} lines={lines} discs={discs} />
              </li>
            ))}
        </ul>
      ))}
      {total > 0 ? (
        <span className="small-total" aria-hidden="true">
          {names.m.money(total)}
        </span>
      ) : null}
    </div>
  )
}

/** A spot for later wagers is drawn once chips are there. */
const isDrawn = (spot: ClothSpot, wagers: readonly WagerSeen[], lines: readonly WagerLine[]): boolean =>
  spot.kind !== 'later' || [...wagers, ...lines].some(one => liesOn(spot, one))

function SmallBets({ spot, names, wagers, lines, discs }: Omit<Props, 'cloth'> & { spot: ClothSpot }) {
  const { m } = names
  const labelOf = ({ by, on }: WagerSeen | WagerLine): string =>
    by === undefined ? wagerLabel(names, on) : m.table.backLine({ name: by, wager: wagerLabel(names, on) })
  return (
    <>
      {wagers
        .filter(wager => liesOn(spot, wager))
        .map(wager => (
          <span
            className="bet"
            key={`${wager.by ?? ''} ${wager.on} ${wager.hand ?? ''}`}
            title={labelOf(wager)}
          >
            <ChipStack cents={wager.amount} most={2} />
            <span className="unseen">{labelOf(wager)}</span>
            <span className="stake-amount">{m.money(wager.amount)}</span>
            {discs(wager)}
          </span>
        ))}
      {lines
        .filter(line => liesOn(spot, line))
        .map(line => (
          <span
            className={`bet settled ${line.outcome}`}
            key={`${line.by ?? ''} ${line.on} ${line.hand ?? ''} ${line.for ?? ''}`}
            title={labelOf(line)}
          >
            <span className="unseen">{labelOf(line)}</span>
            <span className="stake-amount">{outcomeWords(m, line)}</span>
            {discs(line)}
          </span>
        ))}
    </>
  )
}
