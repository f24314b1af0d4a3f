import { useMessages } from '../shared/messages/messages.ts'
import { IS_SITE } from '../shared/routing/is-site.ts'
import type { Tablet } from './tablet.ts'

/** Says whether the server has every entry, or how many wait on this tablet. */
export function SyncNotice({ tablet }: { tablet: Tablet }) {
  const m = useMessages()
  const { syncState, waiting } = tablet
  const words = {
    none: m.deal.line.here,
    cut: m.deal.line.cut({ n: waiting.length }),
    'wrong-key': m.deal.line.wrongKey({ n: waiting.length }),
    sending: m.deal.line.sending,
    sent: m.deal.line.sent,
  }
  return (
    <p className="deal-line" data-line={syncState} role="status">
      {IS_SITE ? m.deal.line.here : words[syncState]}
    </p>
  )
}
