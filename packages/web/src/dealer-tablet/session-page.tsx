import { type Refusal, roomOf } from '@cardroom/engine'
import type { DealerAction, SessionEntry } from '@cardroom/engine/dealt'
import { roomName, sayEntered } from '@cardroom/words'
import { useState } from 'react'
import { PageFrame } from '../shared/frame/page-frame.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import { Link } from '../shared/routing/link.tsx'
import { BetsClockButton } from './bets-clock.tsx'
import { ChangeNotice } from './change-notice.tsx'
import { deskNames } from './desk/at-desk.ts'
import { DealerDesk } from './desk/desk.tsx'
import { DealFloor } from './floor-part.tsx'
import { EntryHistory } from './history.tsx'
import { lastDone } from './last-done.ts'
import { LinksPart } from './links-part.tsx'
import { RegimePart } from './regime-part.tsx'
import { SeatsPart } from './seats-part.tsx'
import { ShiftPart } from './shift-part.tsx'
import { SyncNotice } from './sync-notice.tsx'
import { TableActs } from './table-acts.tsx'
import type { Tablet } from './tablet.ts'
import { useChanges, useTablet } from './use-tablet.ts'

/** The views of the tablet. */
const TABLET_VIEWS = ['work', 'seats', 'history', 'shift', 'links'] as const
type TabletView = (typeof TABLET_VIEWS)[number]

/** The session of a real table. `link`: the key, where it came with a link. */
export function SessionPage({ id, link }: { id: string; link: string }) {
  const m = useMessages()
  const tablet = useTablet(id, link)
  if (typeof tablet === 'string') {
    return (
      <PageFrame title={m.deal.title} className="deal-page">
        <h1>{m.deal.title}</h1>
        <p className="wait" role="status">
          {tablet === 'opening' ? m.app.loading : m.deal.notOpened[tablet]}
        </p>
        <Link href="/deal">{m.deal.begin}</Link>
      </PageFrame>
    )
  }
  return <SessionAt tablet={tablet} />
}

function SessionAt({ tablet }: { tablet: Tablet }) {
  const m = useMessages()
  useChanges(tablet)
  const { session } = tablet
  const { settings, table, number } = session
  const [shown, setShown] = useState<TabletView>('work')
  const [change, setChange] = useState<SessionEntry>()
  const [isRuling, setRuling] = useState(false)
  const enter = (does: DealerAction, instead?: string): Refusal | undefined =>
    tablet.enter(does, instead === undefined ? {} : { instead })
  const undone = lastDone(session)
  const [last] = undone
  /** Undo acts at once in a running round; a finished round is changed only after a preview. */
  const undo = last
    ? () => {
        if (last.round === number) {
          for (const { id, round } of undone) tablet.enter({ do: 'take-back', of: id }, { round })
        } else setChange(tablet.entryFor({ do: 'take-back', of: last.id }, { round: last.round }))
      }
    : undefined
  const { shoe } = table.state
  const names = deskNames(m, session)
  return (
    <PageFrame title={settings.title} className="deal-session" room={roomOf(settings.game)}>
      <header className="deal-head no-print">
        <div className="deal-sign">
          <h1>{settings.title}</h1>
          <p className="deal-where">
            {roomName(roomOf(settings.game))} · {m.deal.round({ n: number })}
            {shoe?.shuffle.cutCard === undefined
              ? ''
              : ` · ${m.deal.shoe({ n: shoe.number, cards: shoe.place })}`}
          </p>
          <SyncNotice tablet={tablet} />
        </div>
        <BetsClockButton session={session} enter={enter} />
        <RegimePart session={session} />
        <nav className="deal-tabs" aria-label={m.deal.title}>
          {TABLET_VIEWS.map(view => (
            <button
              key={view}
              type="button"
              className="btn quiet small"
              aria-pressed={shown === view}
              onClick={() => setShown(view)}
            >
              {m.deal.views[view]}
            </button>
          ))}
        </nav>
      </header>
      <Troubles tablet={tablet} />
      {change ? (
        <ChangeNotice tablet={tablet} entry={change} names={names} close={() => setChange(undefined)} />
      ) : null}
      {shown === 'work' ? (
        isRuling && table.round ? (
          <DealFloor
            session={session}
            round={table.round}
            names={names}
            enter={enter}
            close={() => setRuling(false)}
          />
        ) : (
          <DealerDesk
            key={tablet.mergeCount}
            session={session}
            enter={enter}
            undo={undo}
            acts={<TableActs session={session} names={names} enter={enter} rule={() => setRuling(true)} />}
          />
        )
      ) : null}
      {shown === 'seats' ? <SeatsPart session={session} enter={enter} /> : null}
      {shown === 'history' ? <EntryHistory tablet={tablet} names={names} change={setChange} /> : null}
      {shown === 'shift' ? <ShiftPart session={session} /> : null}
      {shown === 'links' ? <LinksPart tablet={tablet} /> : null}
    </PageFrame>
  )
}

/** Warnings for the dealer: entries that came too late, or that no longer fit. */
function Troubles({ tablet }: { tablet: Tablet }) {
  const m = useMessages()
  const { session, kept } = tablet
  const names = deskNames(m, session)
  const waiting = [...new Set(session.waiting.map(({ round }) => round))]
  return (
    <>
      {kept.aside.length === 0 ? null : (
        <section className="deal-trouble" role="alert">
          <p>{m.deal.asideLead}</p>
          <ul>
            {kept.aside.map(({ entry, why }) => (
              <li key={entry.id}>
                {m.deal.round({ n: entry.round })}: {sayEntered(names, entry.does)} – {m.refusal(why)}
              </li>
            ))}
          </ul>
          <button type="button" className="btn small" onClick={() => tablet.clearSetAside()}>
            {m.deal.seen}
          </button>
        </section>
      )}
      {session.stranded.length === 0 ? null : (
        <section className="deal-trouble" role="status">
          <p>{m.deal.strandedLead}</p>
          <ul>
            {session.stranded.map(({ entry, why }) => (
              <li key={entry.id}>
                {m.deal.round({ n: entry.round })}: {sayEntered(names, entry.does)} – {m.refusal(why)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {waiting.length === 0 ? null : (
        <p className="deal-trouble" role="status">
          {m.deal.roundsWait({ rounds: waiting })}
        </p>
      )}
    </>
  )
}
