import { useMessages } from '../messages/messages.ts'
import { chipStackOf } from './chips.ts'

/** One chip from above. */
export function Chip({ cents, y = 0 }: { cents: number; y?: number }) {
  return (
    <g className={`chip chip-${cents}`} transform={`translate(0 ${y})`}>
      <circle className="chip-edge" cx="12" cy="12" r="11.500" />
      <circle className="chip-dashes" cx="12" cy="12" r="9.700" pathLength="12" />
      <circle className="chip-face" cx="12" cy="12" r="7.400" />
    </g>
  )
}

const CHIP_RISE = 3

/** An amount as a small stack of chips; the amount itself stands beside it in figures. */
export function ChipStack({ cents, most = 4 }: { cents: number; most?: number }) {
  const chips = chipStackOf(cents, most)
  const height = 24 + (chips.length - 1) * CHIP_RISE
  return (
    <svg className="chip-stack" viewBox={`0 0 24 ${height}`} aria-hidden="true">
      {chips.map((chip, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the chips of a stack are told apart by their height
        <Chip key={at} cents={chip} y={height - 24 - at * CHIP_RISE} />
      ))}
    </svg>
  )
}

/** Chips on the table with what they are for. */
export function StakeChips({ cents, label }: { cents: number; label?: string }) {
  const m = useMessages()
  return (
    <span className="stake">
      <ChipStack cents={cents} />
      <span className="stake-words">
        {label === undefined ? null : <span className="stake-label">{label}</span>}
        <span className="stake-amount">{m.money(cents)}</span>
      </span>
    </span>
  )
}
