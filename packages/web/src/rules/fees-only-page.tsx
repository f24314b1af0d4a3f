import type { FeesOnlyReply } from '@cardroom/protocol'
import type { FeesOnlyGame } from '@cardroom/rulebook/fees-only'
import { gameName } from '@cardroom/words'
import { useFetched } from '../connection/fetch-json.ts'
import { Failed } from '../shared/frame/failed.tsx'
import { PageFrame } from '../shared/frame/page-frame.tsx'
import { GameName } from '../shared/game-name/game-name.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import { Link } from '../shared/routing/link.tsx'
import { RuleSheet } from './sheet/rule-sheet.tsx'

/** The page of a game with filed fees but no filed rules. */
export function FeesOnlyPage({ game }: { game: FeesOnlyGame }) {
  const m = useMessages()
  const fees = useFetched<FeesOnlyReply>(`/api/fees-only/${game.id}`)
  return (
    <PageFrame title={gameName(m, game)} className="sheet-page">
      <p className="crumbs">
        <Link href="/rules">{m.rules.title}</Link>
      </p>
      <h1>
        <GameName {...game} />
      </h1>
      {fees.state === 'waiting' ? <p className="wait">{m.app.loading}</p> : null}
      <Failed why={fees.why} />
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
    </PageFrame>
  )
}
