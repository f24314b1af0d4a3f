import { useMessages } from '../messages/messages.ts'

interface Props {
  readonly chosen: boolean
  readonly choose: (allowed: boolean) => void
}

/** Whether players of the table may have told what their choices are worth. */
export function CoachChoice({ chosen, choose }: Props) {
  const m = useMessages()
  return (
    <label className="switch">
      <input type="checkbox" checked={chosen} onChange={event => choose(event.target.checked)} />
      <span>{m.coach.allow}</span>
    </label>
  )
}
