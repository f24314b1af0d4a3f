import type { PlayerDealerRules } from '@cardroom/engine'
import type { Rulebook } from '@cardroom/rulebook'
import { wagerName, wagerNames } from '@cardroom/words'
import { useState } from 'react'
import { useLab } from '../lab/use-lab.ts'
import { useMessages } from '../messages/messages.ts'
import type { KeptRound } from '../own-rounds/kept.ts'
import { byGame, type SpotTotals, spotsOf } from './totals.ts'

interface Props {
  readonly rounds: readonly KeptRound[]
  readonly library: Rulebook
}

interface OfGame {
  readonly rules: PlayerDealerRules
  readonly spots: readonly SpotTotals[]
}

/** What was put on bonus bets, what it brought, and what it costs by the odds. */
export function BonusBets({ rounds, library }: Props) {
  const m = useMessages()
  const games = byGame(rounds).flatMap(([game, of]): OfGame[] => {
    const rules = library.games.find(({ id }) => id === game)
    if (!rules || !('wagers' in rules)) return []
    const bonus = rules.wagers.filter(({ kind }) => kind === 'bonus').map(({ on }) => on)
    const spots = spotsOf(of, bonus)
    return spots.length === 0 ? [] : [{ rules, spots }]
  })
  return (
    <section aria-labelledby="bonus-bets">
      <h2 id="bonus-bets">{m.myPlay.bonus}</h2>
      {games.length === 0 ? <p>{m.myPlay.noBonus}</p> : null}
      {games.map(({ rules, spots }) => (
        <BonusOf key={rules.id} rules={rules} spots={spots} />
      ))}
    </section>
  )
}

function BonusOf({ rules, spots }: OfGame) {
  const m = useMessages()
  const words = m.myPlay
  const [counts, setCounts] = useState(false)
  const names = { m, players: new Map(), wagers: new Map(wagerNames(rules)) }
  return (
    <>
      <h3>{rules.name}</h3>
      <div className="table-frame">
        <table>
          <thead>
            <tr>
              <th scope="col">{words.wager}</th>
              <th scope="col">{words.times}</th>
              <th scope="col">{words.staked}</th>
              <th scope="col">{words.net}</th>
            </tr>
          </thead>
          <tbody>
            {spots.map(({ on, bets, staked, net }) => (
              <tr key={on}>
                <th scope="row">{wagerName(names, on)}</th>
                <td>{m.number(bets)}</td>
                <td>{m.money(staked)}</td>
                <td className={net > 0 ? 'up' : net < 0 ? 'down' : undefined}>{m.change(net)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {counts ? (
        <ByOdds rules={rules} spots={spots} />
      ) : (
        <button type="button" className="btn quiet small" onClick={() => setCounts(true)}>
          {words.count}
        </button>
      )}
    </>
  )
}

/** What the bets cost on average, whatever they have brought: their edge, as the lab finds it. */
function ByOdds({ rules, spots }: OfGame) {
  const m = useMessages()
  const words = m.myPlay
  const news = useLab({ game: rules.id, readings: {} })
  const names = { m, players: new Map(), wagers: new Map(wagerNames(rules)) }
  if (news === undefined) return <p className="wait">{m.lab.working}</p>
  switch (news.kind) {
    case 'progress':
      return (
        <p role="status">
          <label>
            {m.say(news.what)} <progress value={news.done} max={news.of} />
          </label>
        </p>
      )
    case 'refused':
      return <p className="wrong">{m.refusal(news.why)}</p>
    case 'broken':
      return <p className="wrong">{m.app.broken(news.why)}</p>
    case 'answer':
      return (
        <ul className="bonus-odds" aria-label={words.byOdds}>
          {spots.map(({ on, staked }) => {
            const edge = news.answer.wagers.find(wager => wager.on === on)?.edge
            if (edge === undefined) return null
            return (
              <li key={on}>
                <strong>{wagerName(names, on)}</strong> {words.byOdds}: {m.money(Math.round(edge * staked))}{' '}
                <span className="quiet-words">({m.percent(edge, 2)})</span>
              </li>
            )
          })}
        </ul>
      )
  }
}
