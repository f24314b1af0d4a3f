import type { PlayerDealerRules } from '@cardroom/engine'
import type { Rulebook } from '@cardroom/rulebook'
import { wagerLabel, wagerNames } from '@cardroom/words'
import { useState } from 'react'
import type { StoredOwnRound } from '../../connection/own-rounds/stored-rounds.ts'
import { useLab } from '../../lab/use-lab.ts'
import { Failed } from '../../shared/frame/failed.tsx'
import { GameName } from '../../shared/game-name/game-name.tsx'
import { useMessages } from '../../shared/messages/messages.ts'
import { byGame, type SpotTotals, spotTotalsOf } from './totals.ts'

interface Props {
  readonly rounds: readonly StoredOwnRound[]
  readonly library: Rulebook
}

interface GameSpots {
  readonly rules: PlayerDealerRules
  readonly spots: readonly SpotTotals[]
}

/** The player's bonus bets: amounts, results, and costs by the odds. */
export function BonusBets({ rounds, library }: Props) {
  const m = useMessages()
  const games = byGame(rounds).flatMap(([game, of]): GameSpots[] => {
    const rules = library.games.find(({ id }) => id === game)
    if (!rules || !('wagers' in rules)) return []
    const bonus = rules.wagers.filter(({ kind }) => kind === 'bonus').map(({ on }) => on)
    const spots = spotTotalsOf(of, bonus)
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

function BonusOf({ rules, spots }: GameSpots) {
  const m = useMessages()
  const words = m.myPlay
  const [counts, setCounts] = useState(false)
  const names = { m, players: new Map(), wagers: new Map(wagerNames(rules)) }
  return (
    <>
      <h3>
        <GameName {...rules} />
      </h3>
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
                <th scope="row">{wagerLabel(names, on)}</th>
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

/** The average cost of the bets, by the edge that the lab finds. */
function ByOdds({ rules, spots }: GameSpots) {
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
      return <Failed why={news.why} />
    case 'answer':
      return (
        <ul className="bonus-odds" aria-label={words.byOdds}>
          {spots.map(({ on, staked }) => {
            const edge = news.answer.wagers.find(wager => wager.on === on)?.edge
            if (edge === undefined) return null
            return (
              <li key={on}>
                <strong>{wagerLabel(names, on)}</strong> {words.byOdds}: {m.money(Math.round(edge * staked))}{' '}
                <span className="quiet-words">({m.percent(edge, 2)})</span>
              </li>
            )
          })}
        </ul>
      )
  }
}
