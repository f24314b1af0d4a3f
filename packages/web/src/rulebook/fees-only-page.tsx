import type { FeesOnlyReply } from '@cardroom/protocol'
import type { FeesOnlyGame } from '@cardroom/rulebook/fees-only'
import { Page } from '../frame/page.tsx'
import { useMessages } from '../messages/messages.ts'
import { useFetched } from '../net/fetched.ts'
import { Link } from '../routing/link.tsx'
import { RuleSheet } from '../sheet/rule-sheet.tsx'

/** A game of which a room filed the fees, but no rules: what there is of it. */
export function FeesOnlyPage({ game }: { game: FeesOnlyGame }) {
  const m = useMessages()
  const fees = useFetched<FeesOnlyReply>(`/api/fees-only/${game.id}`)
  return (
    <Page title={game.name} className="sheet-page">
      <p className="crumbs">
        <Link href="/rules">{m.rules.title}</Link>
      </p>
      <h1>{game.name}</h1>
      {fees.state === 'waiting' ? <p className="wait">{m.app.loading}</p> : null}
      {fees.state === 'failed' ? <p className="wrong">{m.app.broken(fees.why)}</p> : null}
      {fees.state === 'there' ? (
        <RuleSheet
          game={{
            rules: {
              id: game.id,
              source: fees.value.source,
              ...(fees.value.number === null ? {} : { number: fees.value.number }),
            },
            sheet: fees.value.sheet,
          }}
        />
      ) : null}
    </Page>
  )
}
