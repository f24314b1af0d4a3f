import { TRAY } from '@cardroom/engine'
import { ChipFace } from '../controls/wager-pad.tsx'
import { useMessages } from '../messages/messages.ts'

/** The chips of the house, the smallest first, as far as they go with what may be wagered. */
export function trayFor(most: number, step: number): readonly number[] {
  const chips = TRAY.filter(chip => chip >= DOLLAR && chip <= most && chip % step === 0)
  return chips.length > 0 ? chips.toReversed() : [step]
}
const DOLLAR = 100

interface Props {
  readonly chips: readonly number[]
  /** The chip in the hand; nothing while chips are taken off. */
  readonly chip: number | undefined
  readonly pick: (chip: number | undefined) => void
}

/** The chips that the next taps lay, and a hand that takes them off again. */
export function ChipTray({ chips, chip, pick }: Props) {
  const m = useMessages()
  return (
    <fieldset className="chip-row dealing-tray">
      <legend className="unseen">{m.table.wager.chips}</legend>
      {chips.map(cents => (
        <button
          key={cents}
          type="button"
          className="chip-button"
          data-chip={cents}
          aria-pressed={cents === chip}
          onClick={() => pick(cents)}
        >
          <span className="unseen">{m.table.wager.chip(m.money(cents))}</span>
          <ChipFace cents={cents} />
        </button>
      ))}
      <button
        type="button"
        className="btn quiet"
        data-take-off=""
        aria-pressed={chip === undefined}
        onClick={() => pick(undefined)}
      >
        {m.table.wager.clear}
      </button>
    </fieldset>
  )
}
