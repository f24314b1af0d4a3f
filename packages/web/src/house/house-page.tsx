import type { MeReply } from '@cardroom/protocol'
import { useRoomState } from '../connection/use-room-state.ts'
import { PageFrame } from '../shared/frame/page-frame.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import { Link } from '../shared/routing/link.tsx'
import { AllowancePart } from './allowance-part.tsx'
import { HouseLog } from './house-log.tsx'
import { PeoplePart } from './people-part.tsx'
import { useHouseReply } from './use-house.ts'

/** The start page for staff: each role sees its own actions. */
export default function HousePage() {
  const m = useMessages()
  const status = useRoomState(state => state.status)
  const me = useHouseReply<MeReply>(status === 'open' ? '/api/me' : undefined)
  const has = (...any: readonly string[]) => any.some(part => me.value?.parts.some(one => one === part))
  const runs = has('floor', 'operator')
  return (
    <PageFrame title={m.house.title} className="house">
      <h1>{m.house.title}</h1>
      {me.value === undefined ? (
        <p className="wait" role="status">
          {me.why ?? m.app.loading}
        </p>
      ) : (
        <p className="lead">{runs || has('auditor') ? m.house.lead : m.house.notYours}</p>
      )}
      {runs ? (
        <p>
          <Link href="/school">{m.library.ways.school}</Link>
        </p>
      ) : null}
      {runs || has('auditor') ? (
        <ul className="desk-ways">
          {runs ? <Way href="/house/tables" name={m.desk.tables} says={m.desk.tablesLead} /> : null}
          {runs ? <Way href="/house/seating" name={m.desk.seating} says={m.desk.seatingLead} /> : null}
          {runs ? <Way href="/house/signs" name={m.sign.posted} says={m.sign.postedLead} /> : null}
          <Way href="/house/incidents" name={m.desk.incidents} says={m.desk.incidentsLead} />
          <Way href="/house/count" name={m.count.title} says={m.count.lead} />
          {has('operator', 'auditor') ? (
            <Way href="/house/books" name={m.books.title} says={m.books.lead} />
          ) : null}
          {has('operator') ? (
            <Way href="/house/rules" name={m.rulesDesk.title} says={m.rulesDesk.lead} />
          ) : null}
        </ul>
      ) : null}
      {runs ? <PeoplePart isOperator={has('operator')} /> : null}
      {has('operator') ? <AllowancePart /> : null}
      {has('operator') ? <HouseLog path="/api/house/log" /> : null}
      {has('auditor') ? <HouseLog path="/api/audit/house" /> : null}
    </PageFrame>
  )
}

function Way({ href, name, says }: { href: string; name: string; says: string }) {
  return (
    <li>
      <Link href={href}>{name}</Link> <span className="quiet-words">{says}</span>
    </li>
  )
}
