import { useMessages } from '../shared/messages/messages.ts'
import { choosePace, PACES, usePace } from './use-pace.ts'

/** How fast cards are laid out on this page. */
export function PaceChoice() {
  const m = useMessages()
  const { pace } = usePace()
  return (
    <label className="pace-choice">
      <span>{m.table.hold.pace}</span>{' '}
      <select
        value={pace}
        onChange={event => {
          const chosen = PACES.find(one => one === event.target.value)
          if (chosen) choosePace(chosen)
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
