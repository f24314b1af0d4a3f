import { useMessages } from '../messages/messages.ts'

interface Props {
  readonly chosen: boolean
  readonly choose: (allowed: boolean) => void
}

/** Whether the coach is allowed at the table. */
export function CoachChoice({ chosen, choose }: Props) {
  const m = useMessages()
  return (
    <label className="switch">
      <input type="checkbox" checked={chosen} onChange={event => choose(event.target.checked)} />
      <span>{m.coach.allow}</span>
    </label>
  )
}
