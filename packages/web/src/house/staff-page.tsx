import type { MeReply, Part } from '@cardroom/protocol'
import type { ReactNode } from 'react'
import { useRoomState } from '../connection/use-room-state.ts'
import { PageFrame } from '../shared/frame/page-frame.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import { Link } from '../shared/routing/link.tsx'
import { useHouseReply } from './use-house.ts'

interface Props {
  readonly title: string
  readonly lead: string
  /** The roles that may see the page. */
  readonly for: readonly Part[]
  readonly children: (parts: readonly Part[]) => ReactNode
}

/** A page for staff; others are told that it is not theirs. */
export function StaffPage({ title, lead, for: whose, children }: Props) {
  const m = useMessages()
  const status = useRoomState(state => state.status)
  const { value, why } = useHouseReply<MeReply>(status === 'open' ? '/api/me' : undefined)
  const isTheirs = value?.parts.some(part => whose.includes(part))
  return (
    <PageFrame title={title} className="house">
      <p className="crumbs">
        <Link href="/house">{m.house.title}</Link>
      </p>
      <h1>{title}</h1>
      {value === undefined ? (
        <p className="wait" role="status">
          {why ?? m.app.loading}
        </p>
      ) : (
        <p className="lead">{isTheirs ? lead : m.house.notYours}</p>
      )}
      {value && isTheirs ? children(value.parts) : null}
    </PageFrame>
  )
}
