import type { Spot } from '@cardroom/protocol'
import { type Names, wagerLabel } from '@cardroom/words'
import type { Cloth, ClothSpot } from '../../felt/cloth/cloth.ts'
import { draftAmountOn } from '../../felt/wagers/draft.ts'
import { ChipStack } from '../../shared/chips/chip-stack.tsx'
import { type CircleBettor, draftOfBettor, type LaidChips } from './laid-chips.ts'

interface Props {
  readonly cloth: Cloth
  readonly spots: readonly Spot[]
  readonly names: Names
  readonly laid: LaidChips
  readonly bettor: CircleBettor
  readonly tap: (on: string) => void
}

/** The spots before one place: a tap lays the chip in the hand. */
export function SeatCloth({ cloth, spots, names, laid, bettor, tap }: Props) {
  const draft = draftOfBettor(laid, bettor)
  const rows = cloth.rows
    .map(row => row.filter(({ on }) => spots.some(spot => spot.on === on)))
    .filter(row => row.length > 0)
  return (
    <div className="seat-cloth">
      {rows.map(row => (
        <div className="seat-cloth-row" key={row[0]!.on}>
          {row.map(spot => (
            <SpotButton
              key={`${spot.on} ${spot.hand ?? ''}`}
              spot={spot}
              names={names}
              amount={draftAmountOn(draft, spot.on, spot.hand)}
              tap={() => tap(spot.on)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

interface SpotProps {
  readonly spot: ClothSpot
  readonly names: Names
  readonly amount: number
  readonly tap: () => void
}

function SpotButton({ spot, names, amount, tap }: SpotProps) {
  const { m } = names
  const name = wagerLabel(names, spot.on)
  const lies = amount > 0 ? m.table.cloth.lies({ money: m.money(amount) }) : m.table.cloth.nothing
  return (
    <button
      type="button"
      className={`seat-spot ${spot.kind} ${amount > 0 ? 'has' : ''}`}
      data-on={spot.on}
      onClick={tap}
    >
      <span className="unseen">{m.table.cloth.spot({ name, pays: undefined, lies })}</span>
      <span className="seat-spot-name" aria-hidden="true">
        {name}
      </span>
      {amount > 0 ? (
        <span className="seat-spot-chips" aria-hidden="true">
          <ChipStack cents={amount} most={3} />
          {m.money(amount)}
        </span>
      ) : null}
    </button>
  )
}
