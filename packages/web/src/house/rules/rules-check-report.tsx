import type { PlayerDealerRules } from '@cardroom/engine'
import type { RulesCheckedReply } from '@cardroom/protocol'
import { sayOdds, wagerNames } from '@cardroom/words'
import { OddsView } from '../../lab/odds-view.tsx'
import { useLab } from '../../lab/use-lab.ts'
import { SheetComparison } from '../../rules/diff-page.tsx'
import { RuleSheet } from '../../rules/sheet/rule-sheet.tsx'
import { Failed } from '../../shared/frame/failed.tsx'
import { useMessages } from '../../shared/messages/messages.ts'

/** The check report of a playable game: rounds, citations, differences, edges, its sheet. */
export function RulesCheckReport({ reply }: { readonly reply: RulesCheckedReply }) {
  const m = useMessages()
  const { game, from, rounds, cites } = reply
  if (!game) return null
  return (
    <div className="rules-checked">
      <p className={rounds.failed ? 'wrong' : ''}>
        {rounds.failed
          ? m.rulesDesk.failed({ round: rounds.failed.round, why: rounds.failed.why })
          : m.rulesDesk.rounds({ n: rounds.played })}
      </p>
      <p>{m.rulesDesk.cites({ checked: cites.checked, missing: m.all(cites.missing) })}</p>
      {from ? (
        <section>
          <h2>{m.rulesDesk.differences}</h2>
          <SheetComparison one={from} other={game} />
        </section>
      ) : null}
      {'wagers' in game.rules ? (
        <section>
          <h2>{m.rulesDesk.edges}</h2>
          <Edges rules={game.rules} />
        </section>
      ) : null}
      <details>
        <summary>{m.rulesDesk.sheet}</summary>
        <RuleSheet game={game} />
      </details>
    </div>
  )
}

function Edges({ rules }: { readonly rules: PlayerDealerRules }) {
  const m = useMessages()
  const news = useLab({ game: rules.id, readings: {}, own: rules })
  switch (news?.kind) {
    case 'answer':
      return (
        <OddsView
          answer={sayOdds(m, news.answer)}
          names={{ m, players: new Map(), wagers: new Map(wagerNames(rules)) }}
        />
      )
    case 'refused':
      return <p className="wrong">{m.refusal(news.why)}</p>
    case 'broken':
      return <Failed why={news.why} />
    default:
      return <p className="wait">{news ? m.say(news.what) : m.app.loading}</p>
  }
}
