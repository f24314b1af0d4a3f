import { useMessages } from '../shared/messages/messages.ts'
import { StoredChoice, useStoredChoice } from '../shared/preferences/stored-choice.ts'

/** The paces at which cards are laid out on this page. */
const PACES = ['slow', 'usual', 'quick', 'at-once'] as const

const PACE_FACTORS = { slow: 2, usual: 1, quick: 0.4, 'at-once': 0 } as const

/** By default, at once for readers who prefer reduced motion. */
const paceChoice = new StoredChoice('pace', PACES, () =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'at-once' : 'usual',
)

/** The factor on the usual delays. */
export const usePaceFactor = (): number => PACE_FACTORS[useStoredChoice(paceChoice)]

/** How fast cards are laid out on this page. */
export function PaceChoice() {
  const m = useMessages()
  const pace = useStoredChoice(paceChoice)
  return (
    <label className="pace-choice">
      <span>{m.table.hold.pace}</span>{' '}
      <select
        value={pace}
        onChange={event => {
          const chosen = PACES.find(one => one === event.target.value)
          if (chosen) paceChoice.choose(chosen)
        }}
      >
        {PACES.map(one => (
          <option key={one} value={one}>
            {m.table.hold.paces[one]}
          </option>
        ))}
      </select>
    </label>
  )
}
