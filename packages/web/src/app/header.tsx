import { AccountEntry } from '../account/account-entry.tsx'
import { OverNotice } from '../account/over-notice.tsx'
import { useWhere } from '../connection/local/whereabouts.ts'
import { DeviceNotice } from '../connection/offline/device-notice.tsx'
import { useRoomState } from '../connection/use-room-state.ts'
import { TableTabs } from '../multi-table/table-tabs.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import { fileOf } from '../shared/routing/address.ts'
import { Link } from '../shared/routing/link.tsx'
import { type PageRoute, useRoute } from '../shared/routing/router.ts'
import { LanguageField } from './language-field.tsx'
import { LookMenu } from './look-menu.tsx'
import { NameField } from './name-field.tsx'

export function Header() {
  const m = useMessages()
  const { route } = useRoute()
  const status = useRoomState(state => state.status)
  const silent = useRoomState(state => state.silent)
  const wallet = useRoomState(state => state.wallet)
  const parts = useRoomState(state => state.parts)
  const where = useWhere()
  const waits = useRoomState(({ still }) => route.page === 'table' && still.has(route.id))
  const link = (href: string, words: string, pages: readonly PageRoute['page'][]) => (
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
        <img src={fileOf('favicon.svg')} alt="" width="26" height="26" />
        <span>{m.app.name}</span>
      </Link>
      <nav aria-label={m.app.menu}>
        {link('/', m.app.lobby, ['lobby', 'table'])}
        {link('/rules', m.app.rules, ['rulebook', 'sheet', 'diff', 'learn', 'glossary', 'practice'])}
        {link('/rounds', m.app.rounds, ['rounds', 'replay', 'my-play'])}
        {link('/lab', m.app.lab, ['lab'])}
        {link('/deal', m.app.deal, ['deal', 'school'])}
        {parts.length === 0
          ? null
          : link('/house', m.app.house, [
              'house',
              'claim',
              'posted',
              'house-tables',
              'house-seating',
              'incidents',
            ])}
      </nav>
      <LanguageField />
      <NameField />
      {wallet === undefined ? null : (
        <p className="wallet">
          <span className="unseen">{m.app.wallet}</span> {m.money(wallet)}
        </p>
      )}
      {where === 'device' ? null : <AccountEntry />}
      <LookMenu />
      {status === 'lost' || silent || waits ? (
        <p className="line-lost" role="status">
          {status === 'lost' ? m.app.reconnecting : silent ? m.app.silent : m.app.waitsForDisk}
        </p>
      ) : null}
      <DeviceNotice />
      <OverNotice />
      <TableTabs />
    </header>
  )
}
