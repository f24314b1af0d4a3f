import { TRAY } from '@cardroom/engine'
import { ChipFace } from '../../pads/wager-pad.tsx'
import { useMessages } from '../../shared/messages/messages.ts'

/** The house's chips that fit the bounds of the wagers, the smallest first. */
export function trayFor(most: number, step: number): readonly number[] {
  const chips = TRAY.filter(chip => chip >= DOLLAR && chip <= most && chip % step === 0)
  return chips.length > 0 ? chips.toReversed() : [step]
}
const DOLLAR = 100

interface Props {
  readonly chips: readonly number[]
  /** The picked chip; nothing while chips are taken off. */
  readonly chip: number | undefined
  readonly pick: (chip: number | undefined) => void
}

/** The chips to lay with the next taps, and a button to take chips off. */
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
          <span className="unseen">{m.table.wager.chip({ money: m.money(cents) })}</span>
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
