import { Alert } from '../shared/frame/failed.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import type { SchoolResult } from './use-school-result.ts'

/** Says that something is being made, or why it was not. */
export function NotMade({ made }: { made: Exclude<SchoolResult<object>, { state: 'there' }> }) {
  const m = useMessages()
  if (made.state === 'waiting') {
    return (
      <p className="wait" role="status">
        {m.schoolPage.making}
      </p>
    )
  }
  return <Alert why={made.state === 'refused' ? m.refusal(made.why) : m.app.broken({ why: made.why })} />
}
