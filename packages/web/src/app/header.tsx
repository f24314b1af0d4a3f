import { useMessages } from '../messages/messages.ts'
import { useKnown } from '../net/use-line.ts'
import { Link } from '../routing/link.tsx'
import { type Route, useRoute } from '../routing/router.ts'
import { NameField } from './name-field.tsx'

export function Header() {
  const m = useMessages()
  const { route } = useRoute()
  const { status, still } = useKnown()
  const waits = route.page === 'table' && still.has(route.id)
  const link = (href: string, words: string, pages: readonly Route['page'][]) => (
    <Link href={href} aria-current={pages.includes(route.page) ? 'page' : undefined}>
      {words}
    </Link>
  )
  return (
    <header className="top">
      <a className="skip" href="#content">
        {m.app.skip}
      </a>
      <Link href="/" className="wordmark" aria-label={m.app.name}>
        <img src="/favicon.svg" alt="" width="26" height="26" />
        <span>{m.app.name}</span>
      </Link>
      <nav aria-label={m.app.menu}>
        {link('/', m.app.lobby, ['lobby', 'table'])}
        {link('/rules', m.app.rules, ['rulebook', 'sheet', 'diff'])}
        {link('/rounds', m.app.rounds, ['rounds', 'replay'])}
        {link('/lab', m.app.lab, ['lab'])}
        {link('/deal', m.app.deal, ['follow'])}
      </nav>
      <NameField />
      {status === 'lost' || waits ? (
        <p className="line-lost" role="status">
          {status === 'lost' ? m.app.reconnecting : m.app.waitsForDisk}
        </p>
      ) : null}
    </header>
  )
}
