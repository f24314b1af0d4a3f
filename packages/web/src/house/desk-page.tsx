import type { MeReply, Part } from '@cardroom/protocol'
import type { ReactNode } from 'react'
import { Page } from '../frame/page.tsx'
import { useMessages } from '../messages/messages.ts'
import { useKnown } from '../net/use-line.ts'
import { Link } from '../routing/link.tsx'
import { useAsked } from './use-house.ts'

interface Props {
  readonly title: string
  readonly lead: string
  /** Who has one of these sees it. */
  readonly for: readonly Part[]
  readonly children: (parts: readonly Part[]) => ReactNode
}

/** A page of those who run the house; to others it says that it is not theirs. */
export function DeskPage({ title, lead, for: whose, children }: Props) {
  const m = useMessages()
  const { status } = useKnown()
  const { value, why } = useAsked<MeReply>(status === 'open' ? '/api/me' : undefined)
  const isTheirs = value?.parts.some(part => whose.includes(part))
  return (
    <Page title={title} className="house">
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
    </Page>
  )
}
