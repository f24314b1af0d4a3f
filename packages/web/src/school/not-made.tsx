import { useMessages } from '../messages/messages.ts'
import type { Made } from './use-made.ts'

/** That something is being made, or why it was not. */
export function NotMade({ made }: { made: Exclude<Made<object>, { state: 'there' }> }) {
  const m = useMessages()
  if (made.state === 'waiting') {
    return (
      <p className="wait" role="status">
        {m.schoolPage.making}
      </p>
    )
  }
  return (
    <p className="wrong" role="alert">
      {made.state === 'refused' ? m.refusal(made.why) : m.app.broken(made.why)}
    </p>
  )
}
