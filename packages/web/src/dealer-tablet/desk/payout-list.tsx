import type { ChipCount } from '@cardroom/engine'
import { listItems, type Speaker } from '@cardroom/words'
import { CiteButton } from '../../rules/cites/cite-button.tsx'
import { Chip } from '../../shared/chips/chip-stack.tsx'
import { useMessages } from '../../shared/messages/messages.ts'
import type { ShownStep } from './shown-step.ts'

interface Props {
  readonly steps: readonly ShownStep[]
  /** Which are done. */
  readonly done: ReadonlySet<number>
  readonly tick: (step: number) => void
  /** Shows only the steps that are not done. */
  readonly isOpen?: boolean
}

/** The steps with the chips in order; each can be ticked off. */
export function PayoutList({ steps, done, tick, isOpen = false }: Props) {
  const m = useMessages()
  const next = steps.findIndex((_, at) => !done.has(at))
  const shown = steps.map((step, at) => ({ step, at })).filter(({ at }) => !isOpen || !done.has(at))
  return (
    <ol className="payouts" aria-label={m.dealing.payouts}>
      {shown.map(({ step, at }) => (
        <li
          key={at}
          className={`payout ${step.kind} ${done.has(at) ? 'done' : ''} ${at === next ? 'next' : ''}`}
        >
          <button
            type="button"
            className="payout-tick"
            aria-pressed={done.has(at)}
            aria-label={m.dealing.tick({ step: `${step.does}, ${step.whose}` })}
            onClick={() => tick(at)}
          >
            <span aria-hidden="true">{done.has(at) ? '✓' : at + 1}</span>
          </button>
          <div className="payout-words">
            <strong className="payout-does">{step.does}</strong>
            <span className="payout-whose">{step.whose}</span>
            {step.chips.length === 0 ? null : <ChipsOut chips={step.chips} m={m} />}
            <span className="payout-left">
              {step.note} {step.cite === undefined ? null : <CiteButton cite={step.cite} />}
            </span>
            {step.ends === undefined ? null : <strong className="payout-ends">{step.ends}</strong>}
          </div>
        </li>
      ))}
    </ol>
  )
}

const COLOURED_CHIPS = [100, 500, 2_500, 10_000, 50_000]

function ChipsOut({ chips, m }: { chips: readonly ChipCount[]; m: Speaker }) {
  return (
    <ul className="chips-out">
      {chips.map(({ cents, count }) => (
        <li key={cents}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <Chip cents={cents} />
          </svg>
          {m.dealing.chips({
            count,
            colour: listItems(m.dealing.colours)[COLOURED_CHIPS.indexOf(cents)] ?? m.dealing.coin({ cents }),
          })}
        </li>
      ))}
    </ul>
  )
}
