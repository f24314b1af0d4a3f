import { isRefusal, roomOf } from '@cardroom/engine'
import type { GamesReply, ListedRound, RoundsReply } from '@cardroom/protocol'
import { roomName } from '@cardroom/words'
import { useEffect, useState } from 'react'
import { Page } from '../frame/page.tsx'
import { Refused } from '../frame/refused.tsx'
import { useMessages } from '../messages/messages.ts'
import { fetchJson, useFetched } from '../net/fetched.ts'
import { useKnown } from '../net/use-line.ts'
import { Link } from '../routing/link.tsx'
import { OpenRecord } from './open-record.tsx'
import { ReplayView } from './replay-view.tsx'
import { RoundResult } from './round-result.tsx'
import { useReplay } from './use-replay.ts'

const PAGE = 40

/** The rounds that were played here, and a place to open a record from anywhere. */
export default function RoundsPage() {
  const m = useMessages()
  const [record, setRecord] = useState<unknown>()
  const replay = useReplay(record)
  return (
    <Page title={m.rounds.title} className="rounds">
      <h1>{m.rounds.title}</h1>
      <p className="lead">{m.rounds.lead}</p>
      <p>
        <Link href="/me/play">{m.myPlay.link}</Link> · <Link href="/practice">{m.practice.title}</Link>
      </p>
      <OpenRecord open={setRecord} />
      {isRefusal(replay) ? <Refused why={replay} as="record" /> : null}
      {replay && !isRefusal(replay) ? (
        <section aria-labelledby="opened" className="opened">
          <h2 id="opened">{m.rounds.replayOf(replay.rules.name)}</h2>
          <ReplayView key={JSON.stringify(replay.record)} replay={replay} id="round" />
        </section>
      ) : null}
      <RoundList />
    </Page>
  )
}

function RoundList() {
  const m = useMessages()
  const { name } = useKnown()
  const [mine, setMine] = useState(false)
  const [rounds, setRounds] = useState<readonly ListedRound[]>()
  const [more, setMore] = useState(false)
  const [why, setWhy] = useState<string>()
  const games = useFetched<GamesReply>('/api/games')
  const gameName = (id: string): string =>
    (games.state === 'there' ? games.value.find(game => game.id === id)?.name : undefined) ?? id

  const load = async (before: readonly ListedRound[], player: string | undefined) => {
    const query = new URLSearchParams({ limit: String(PAGE) })
    if (player) query.set('player', player)
    const oldest = before.at(-1)
    if (oldest) query.set('before', String(oldest.at))
    try {
      const next = await fetchJson<RoundsReply>(`/api/rounds?${query}`)
      setRounds([...before, ...next])
      setMore(next.length === PAGE)
    } catch (error) {
      setWhy((error as Error).message)
    }
  }
  const player = mine ? name : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded anew only for another player
  useEffect(() => {
    load([], player)
  }, [player])

  return (
    <section>
      <fieldset className="filter">
        <legend className="unseen">{m.library.whichRounds}</legend>
        {[false, true].map(one => (
          <button
            type="button"
            className="pill"
            key={String(one)}
            aria-pressed={mine === one}
            onClick={() => setMine(one)}
          >
            {one ? m.rounds.mine : m.rounds.all}
          </button>
        ))}
      </fieldset>
      {why === undefined ? null : <p className="wrong">{m.app.broken(why)}</p>}
      {rounds?.length === 0 ? <p className="wait">{m.rounds.none}</p> : null}
      <ol className="round-list">
        {rounds?.map(round => (
          <li key={round.id}>
            <Link href={`/rounds/${encodeURIComponent(round.id)}`}>{gameName(round.game)}</Link>
            <span className="quiet-words">{roomName(roomOf(round.game))}</span>
            <RoundResult round={round} />
            <span>{m.time(round.at)}</span>
            <span className="quiet-words">{m.all(round.players)}</span>
          </li>
        ))}
      </ol>
      {more ? (
        <button type="button" className="btn plain" onClick={() => load(rounds ?? [], player)}>
          {m.rounds.older}
        </button>
      ) : null}
    </section>
  )
}
