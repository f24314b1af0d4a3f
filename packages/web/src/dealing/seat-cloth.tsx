import type { Spot } from '@cardroom/protocol'
import { type Names, wagerName } from '@cardroom/words'
import { ChipStack } from '../chips/chip-stack.tsx'
import type { Cloth, ClothSpot } from '../cloth/cloth.ts'
import { amountOn } from '../controls/draft.ts'
import { type Bettor, draftOf, type Laid } from './laid.ts'

interface Props {
  readonly cloth: Cloth
  readonly spots: readonly Spot[]
  readonly names: Names
  readonly laid: Laid
  readonly bettor: Bettor
  readonly tap: (on: string) => void
}

/** The spots before one place: a tap lays the chip in the hand. */
export function SeatCloth({ cloth, spots, names, laid, bettor, tap }: Props) {
  const draft = draftOf(laid, bettor)
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
              amount={amountOn(draft, spot.on, spot.hand)}
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
  const name = wagerName(names, spot.on)
  const lies = amount > 0 ? m.table.cloth.lies(m.money(amount)) : m.table.cloth.nothing
  return (
    <button
      type="button"
      className={`seat-spot ${spot.kind} ${amount > 0 ? 'has' : ''}`}
      data-on={spot.on}
      onClick={tap}
    >
      <span className="unseen">{m.table.cloth.spot(name, undefined, lies)}</span>
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
