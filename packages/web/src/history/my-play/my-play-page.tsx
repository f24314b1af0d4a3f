import type { Rulebook } from '@cardroom/rulebook'
import { useEffect, useMemo, useState } from 'react'
import type { StoredOwnRound } from '../../connection/own-rounds/stored-rounds.ts'
import { openFullRulebook } from '../../rules/open-full-rulebook.ts'
import { ChartFrame } from '../../shared/charts/chart-frame.tsx'
import { csvOfRows } from '../../shared/files/csv.ts'
import { saveFile } from '../../shared/files/save-file.ts'
import { PageFrame } from '../../shared/frame/page-frame.tsx'
import { useMessages } from '../../shared/messages/messages.ts'
import { Link } from '../../shared/routing/link.tsx'
import { BonusBets } from './bonus-bets.tsx'
import { ByGame } from './by-game.tsx'
import { Habits } from './habits.tsx'
import { overTime } from './over-time.ts'
import { myPlayRowsOf } from './rows.ts'
import { byGame, playedInOrder } from './totals.ts'
import { useMyPlay } from './use-my-play.ts'
import './my-play.css'

/** The results of the player's rounds: luck and choice apart, and the dearest mistakes. */
export default function MyPlayPage() {
  const m = useMessages()
  const words = m.myPlay
  const play = useMyPlay()
  const rounds = useMemo(() => playedInOrder(play?.rounds ?? []), [play])
  const { done, of } = play?.progress ?? { done: 0, of: 0 }
  return (
    <PageFrame title={words.title} className="my-play">
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      {play === undefined ? (
        <p className="wait" role="status">
          {words.gathering}
        </p>
      ) : null}
      {play?.offline === undefined ? null : <p className="wrong">{words.fromBefore}</p>}
      {done < of ? (
        <p role="status">
          <label>
            {words.reviewing({ done, of })} <progress value={done} max={of} />
          </label>
        </p>
      ) : null}
      {play && rounds.length === 0 && play.offline === undefined ? <Newcomer /> : null}
      {rounds.length > 0 ? <Rounds rounds={rounds} /> : null}
    </PageFrame>
  )
}

function Newcomer() {
  const m = useMessages()
  return (
    <section className="my-play-none">
      <h2>{m.myPlay.none}</h2>
      <p>{m.myPlay.noneLead}</p>
      <div className="moves">
        <Link href="/" className="btn main">
          {m.myPlay.toTables}
        </Link>
        <Link href="/practice" className="btn plain">
          {m.practice.title}
        </Link>
      </div>
    </section>
  )
}

function Rounds({ rounds }: { rounds: readonly StoredOwnRound[] }) {
  const m = useMessages()
  const words = m.myPlay
  const [chosen, setChosen] = useState<string>()
  const [library, setLibrary] = useState<Rulebook>()
  useEffect(() => {
    openFullRulebook().then(setLibrary, () => {})
  }, [])
  const nameOf = (game: string): string => library?.games.find(({ id }) => id === game)?.name ?? game
  const games = byGame(rounds)
  const shown = games.find(([game]) => game === chosen)?.[1] ?? rounds
  const save = () => saveFile('cardroom-my-play.csv', csvOfRows(myPlayRowsOf(rounds, m)), 'text/csv')
  return (
    <>
      <ByGame rounds={rounds} nameOf={nameOf} />
      <p className="quiet-words">{words.explained}</p>
      <div className="moves">
        <button type="button" className="btn plain small" onClick={save}>
          {words.csv}
        </button>
      </div>
      <label className="my-play-which">
        <span>{words.which}</span>{' '}
        <select value={chosen ?? ''} onChange={event => setChosen(event.target.value || undefined)}>
          <option value="">{words.allGames}</option>
          {games.map(([game]) => (
            <option key={game} value={game}>
              {nameOf(game)}
            </option>
          ))}
        </select>
      </label>
      <ChartFrame chart={overTime(shown, chosen === undefined ? words.allGames : nameOf(chosen), m)} />
      <Habits rounds={shown} game={chosen} nameOf={nameOf} />
      {library ? <BonusBets rounds={shown} library={library} /> : null}
    </>
  )
}
