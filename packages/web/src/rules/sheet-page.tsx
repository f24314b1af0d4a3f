import type { GameReply, GamesReply } from '@cardroom/protocol'
import { type FeesOnlyGame, feesOnlyGame } from '@cardroom/rulebook/fees-only'
import { gameName } from '@cardroom/words'
import { useState } from 'react'
import { useFetched } from '../connection/fetch-json.ts'
import { Failed } from '../shared/frame/failed.tsx'
import { PageFrame } from '../shared/frame/page-frame.tsx'
import { GameName } from '../shared/game-name/game-name.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import { Link } from '../shared/routing/link.tsx'
import { useRoute } from '../shared/routing/router.ts'
import { CiteContext } from './cites/cite-button.tsx'
import { FeesOnlyPage } from './fees-only-page.tsx'
import { GameLinks } from './sheet/game-links.tsx'
import { RuleSheet } from './sheet/rule-sheet.tsx'
import { TermsProvider } from './terms/terms-provider.tsx'

/** The rule sheet of one game, or its fees where nothing else was filed. */
export default function SheetPage({ id }: { id: string }) {
  const only = feesOnlyGame(id)
  return only ? <FeesOnly game={only} /> : <FiledSheet id={id} />
}

/** A room may have its own rules for such a game. */
function FeesOnly({ game }: { game: FeesOnlyGame }) {
  const m = useMessages()
  const dealt = useFetched<GamesReply>('/api/games')
  if (dealt.state === 'waiting') return <p className="wait">{m.app.loading}</p>
  const own = dealt.state === 'there' && dealt.value.some(({ id }) => id === game.id)
  return own ? <FiledSheet id={game.id} /> : <FeesOnlyPage game={game} />
}

/** An address that ends in `#003:1143` marks what rests on those lines. */
function FiledSheet({ id }: { id: string }) {
  const m = useMessages()
  const { hash, search } = useRoute()
  const game = useFetched<GameReply>(`/api/games/${id}${search}`)
  const [marked, setMarked] = useState(/^\d+:/.test(hash) ? hash : undefined)
  const name = game.state === 'there' ? game.value.rules.name : id
  return (
    <CiteContext value={setMarked}>
      <PageFrame title={gameName(m, { id, name })} className="sheet-page">
        <p className="crumbs">
          <Link href="/rules">{m.rules.title}</Link>
        </p>
        <div className="sheet-head">
          <h1>
            <GameName id={id} name={name} />
          </h1>
          <button type="button" className="btn quiet small no-print" onClick={() => window.print()}>
            {m.rules.print}
          </button>
        </div>
        <p className="no-print">
          <Link href={`/rules/diff?${new URLSearchParams({ a: id, b: '' })}`}>{m.rules.compare}</Link> ·{' '}
          <Link href={`/rules/${id}/signs`}>{m.sign.all}</Link> ·{' '}
          <Link href="/glossary">{m.terms.title}</Link>
        </p>
        {game.state === 'there' ? (
          <GameLinks rules={game.value.rules} ways={['play', 'learn', 'practise', 'school', 'costs']} />
        ) : null}
        {game.state === 'waiting' ? <p className="wait">{m.app.loading}</p> : null}
        <Failed why={game.why} />
        {game.state === 'there' ? (
          <TermsProvider filed={game.value.rules.glossary}>
            <RuleSheet game={game.value} marked={marked} />
          </TermsProvider>
        ) : null}
      </PageFrame>
    </CiteContext>
  )
}
