import { type Refusal, roomOf } from '@cardroom/engine'
import type { Doing, Entry } from '@cardroom/engine/dealt'
import { roomName, sayEntered } from '@cardroom/words'
import { useState } from 'react'
import { deskNames } from '../dealing/at-desk.ts'
import { Desk } from '../dealing/desk.tsx'
import { Page } from '../frame/page.tsx'
import { useMessages } from '../messages/messages.ts'
import { Link } from '../routing/link.tsx'
import { BetsClock } from './bets-clock.tsx'
import { ChangeNotice } from './change-notice.tsx'
import { DealFloor } from './floor-part.tsx'
import { History } from './history.tsx'
import { lastDone } from './last-done.ts'
import { LineNotice } from './line-notice.tsx'
import { LinksPart } from './links-part.tsx'
import { RegimePart } from './regime-part.tsx'
import { SeatsPart } from './seats-part.tsx'
import { ShiftPart } from './shift-part.tsx'
import { TableActs } from './table-acts.tsx'
import type { Tablet } from './tablet.ts'
import { useChanges, useTablet } from './use-tablet.ts'

/** What the tablet shows: the work itself, or what lies around it. */
const VIEWS = ['work', 'seats', 'history', 'shift', 'links'] as const
type Shown = (typeof VIEWS)[number]

/** The session of a real table. `link`: the key, where it came with a link. */
export function SessionPage({ id, link }: { id: string; link: string }) {
  const m = useMessages()
  const tablet = useTablet(id, link)
  if (typeof tablet === 'string') {
    return (
      <Page title={m.deal.title} className="deal-page">
        <h1>{m.deal.title}</h1>
        <p className="wait" role="status">
          {tablet === 'opening' ? m.app.loading : m.deal.notOpened[tablet]}
        </p>
        <Link href="/deal">{m.deal.begin}</Link>
      </Page>
    )
  }
  return <SessionAt tablet={tablet} />
}

function SessionAt({ tablet }: { tablet: Tablet }) {
  const m = useMessages()
  useChanges(tablet)
  const { session } = tablet
  const { settings, table, number } = session
  const [shown, setShown] = useState<Shown>('work')
  const [change, setChange] = useState<Entry>()
  const [isRuling, setRuling] = useState(false)
  const enter = (does: Doing, instead?: string): Refusal | undefined =>
    tablet.enter(does, instead === undefined ? {} : { instead })
  const undone = lastDone(session)
  const [last] = undone
  /** In a round that is on at once; what is over is changed only by one who has seen what that changes. */
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
    <Page title={settings.title} className="deal-session" room={roomOf(settings.game)}>
      <header className="deal-head no-print">
        <div className="deal-sign">
          <h1>{settings.title}</h1>
          <p className="deal-where">
            {roomName(roomOf(settings.game))} · {m.deal.round(number)}
            {shoe?.shuffle.cutCard === undefined ? '' : ` · ${m.deal.shoe(shoe.number, shoe.place)}`}
          </p>
          <LineNotice tablet={tablet} />
        </div>
        <BetsClock session={session} enter={enter} />
        <RegimePart session={session} />
        <nav className="deal-tabs" aria-label={m.deal.title}>
          {VIEWS.map(view => (
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
          <Desk
            key={tablet.heard}
            session={session}
            enter={enter}
            undo={undo}
            acts={<TableActs session={session} names={names} enter={enter} rule={() => setRuling(true)} />}
          />
        )
      ) : null}
      {shown === 'seats' ? <SeatsPart session={session} enter={enter} /> : null}
      {shown === 'history' ? <History tablet={tablet} names={names} change={setChange} /> : null}
      {shown === 'shift' ? <ShiftPart session={session} /> : null}
      {shown === 'links' ? <LinksPart tablet={tablet} /> : null}
    </Page>
  )
}

/** What whoever deals has to know: entries that came too late, or that no longer fit. */
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
                {m.deal.round(entry.round)}: {sayEntered(names, entry.does)} – {m.refusal(why)}
              </li>
            ))}
          </ul>
          <button type="button" className="btn small" onClick={() => tablet.clearAside()}>
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
                {m.deal.round(entry.round)}: {sayEntered(names, entry.does)} – {m.refusal(why)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {waiting.length === 0 ? null : (
        <p className="deal-trouble" role="status">
          {m.deal.roundsWait(waiting)}
        </p>
      )}
    </>
  )
}
