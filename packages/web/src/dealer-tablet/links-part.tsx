import { useMessages } from '../shared/messages/messages.ts'
import { QrCode } from '../shared/qr/qr-code.tsx'
import { IS_SITE } from '../shared/routing/is-site.ts'
import type { Tablet } from './tablet.ts'

/** The links for another tablet at this table, and for a board. */
export function LinksPart({ tablet }: { tablet: Tablet }) {
  const m = useMessages()
  const { settings, key } = tablet.kept
  if (IS_SITE) return <p>{m.deal.links.none}</p>
  const links = [
    { title: m.deal.links.tablet, lead: m.deal.links.tabletLead, address: `/deal/${settings.id}#${key}` },
    { title: m.deal.links.board, lead: m.deal.links.boardLead, address: `/board/dealt/${settings.id}` },
  ]
  return (
    <section className="deal-links">
      {links.map(({ title, lead, address }) => (
        <div key={address}>
          <h2>{title}</h2>
          <p>{lead}</p>
          <QrCode text={`${location.origin}${address}`} />
          <label>
            <span>{m.friends.link}</span>
            <input readOnly value={`${location.origin}${address}`} onFocus={event => event.target.select()} />
          </label>
        </div>
      ))}
    </section>
  )
}
