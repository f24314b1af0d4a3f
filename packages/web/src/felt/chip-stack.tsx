import { useMessages } from '../messages/messages.ts'
import { chipsOf } from './chips.ts'
import { initials } from './initials.ts'

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

/** An amount as a small stack of chips; the amount itself stands beside it in figures. */
export function ChipStack({ cents }: { cents: number }) {
  const chips = chipsOf(cents, 4)
  const rise = 3
  const height = 24 + (chips.length - 1) * rise
  return (
    <svg className="chip-stack" viewBox={`0 0 24 ${height}`} style={{ height }} aria-hidden="true">
      {chips.map((chip, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the chips of a stack are told apart by their height
        <Chip key={at} cents={chip} y={height - 24 - at * rise} />
      ))}
    </svg>
  )
}

/** Chips on the table with what they are for. */
export function Stake({ cents, label, short }: { cents: number; label?: string; short?: boolean }) {
  const m = useMessages()
  return (
    <span className="stake">
      <ChipStack cents={cents} />
      <span className="stake-words">
        {label === undefined ? null : <StakeLabel label={label} short={short === true} />}
        <span className="stake-amount">{m.money(cents)}</span>
      </span>
    </span>
  )
}

/** What a wager is on; where there is little room, its initials. */
export function StakeLabel({ label, short }: { label: string; short: boolean }) {
  return short ? (
    <abbr className="stake-label" title={label}>
      <span className="unseen">{label}</span>
      <span aria-hidden="true">{initials(label)}</span>
    </abbr>
  ) : (
    <span className="stake-label">{label}</span>
  )
}
