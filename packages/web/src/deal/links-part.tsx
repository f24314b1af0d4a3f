import { IS_SITE } from '../local/is-site.ts'
import { useMessages } from '../messages/messages.ts'
import { Code } from '../qr/code.tsx'
import type { Tablet } from './tablet.ts'

/** How another tablet comes to this table, and how a screen follows it. */
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
          <Code text={`${location.origin}${address}`} />
          <label>
            <span>{m.friends.link}</span>
            <input readOnly value={`${location.origin}${address}`} onFocus={event => event.target.select()} />
          </label>
        </div>
      ))}
    </section>
  )
}
