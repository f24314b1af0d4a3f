import { IS_SITE } from '../local/is-site.ts'
import { useMessages } from '../messages/messages.ts'
import type { Tablet } from './tablet.ts'

/** Whether the server has everything, or how much waits on this tablet. */
export function LineNotice({ tablet }: { tablet: Tablet }) {
  const m = useMessages()
  const { line, waiting } = tablet
  const words = {
    none: m.deal.line.here,
    cut: m.deal.line.cut(waiting.length),
    'wrong-key': m.deal.line.wrongKey(waiting.length),
    sending: m.deal.line.sending,
    sent: m.deal.line.sent,
  }
  return (
    <p className="deal-line" data-line={line} role="status">
      {IS_SITE ? m.deal.line.here : words[line]}
    </p>
  )
}
