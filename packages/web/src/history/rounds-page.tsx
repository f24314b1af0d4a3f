import { isRefusal, roomOf } from '@cardroom/engine'
import type { GamesReply, ListedRound, RoundsReply } from '@cardroom/protocol'
import { gameName, roomName } from '@cardroom/words'
import { useEffect, useState } from 'react'
import { fetchJson, useFetched } from '../connection/fetch-json.ts'
import { useRoomState } from '../connection/use-room-state.ts'
import { Failed } from '../shared/frame/failed.tsx'
import { PageFrame } from '../shared/frame/page-frame.tsx'
import { Refused } from '../shared/frame/refused.tsx'
import { GameName } from '../shared/game-name/game-name.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import { Link } from '../shared/routing/link.tsx'
import { OpenRecord } from './open-record.tsx'
import { ReplayView } from './replay-view.tsx'
import { RoundResult } from './round-result.tsx'
import { useReplay } from './use-replay.ts'

const PAGE_SIZE = 40

/** The rounds of this server, and a form to open any record. */
export default function RoundsPage() {
  const m = useMessages()
  const [record, setRecord] = useState<unknown>()
  const replay = useReplay(record)
  return (
    <PageFrame title={m.rounds.title} className="rounds">
      <h1>{m.rounds.title}</h1>
      <p className="lead">{m.rounds.lead}</p>
      <p>
        <Link href="/me/play">{m.myPlay.link}</Link> · <Link href="/practice">{m.practice.title}</Link>
      </p>
      <OpenRecord open={setRecord} />
      {isRefusal(replay) ? <Refused why={replay} as="record" /> : null}
      {replay && !isRefusal(replay) ? (
        <section aria-labelledby="opened" className="opened">
          <h2 id="opened">{m.rounds.replayOf({ game: gameName(m, replay.rules) })}</h2>
          <ReplayView key={JSON.stringify(replay.record)} replay={replay} id="round" />
        </section>
      ) : null}
      <RoundList />
    </PageFrame>
  )
}

function RoundList() {
  const m = useMessages()
  const name = useRoomState(state => state.name)
  const [mine, setMine] = useState(false)
  const [rounds, setRounds] = useState<readonly ListedRound[]>()
  const [more, setMore] = useState(false)
  const [why, setWhy] = useState<string>()
  const games = useFetched<GamesReply>('/api/games')
  const filedName = (id: string): string =>
    (games.state === 'there' ? games.value.find(game => game.id === id)?.name : undefined) ?? id

  const load = async (before: readonly ListedRound[], player: string | undefined) => {
    const query = new URLSearchParams({ limit: String(PAGE_SIZE) })
    if (player) query.set('player', player)
    const oldest = before.at(-1)
    if (oldest) query.set('before', String(oldest.at))
    try {
      const next = await fetchJson<RoundsReply>(`/api/rounds?${query}`)
      setRounds([...before, ...next])
      setMore(next.length === PAGE_SIZE)
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
      <Failed why={why} />
      {rounds?.length === 0 ? <p className="wait">{m.rounds.none}</p> : null}
      <ol className="round-list">
        {rounds?.map(round => (
          <li key={round.id}>
            <Link href={`/rounds/${encodeURIComponent(round.id)}`}>
              <GameName id={round.game} name={filedName(round.game)} />
            </Link>
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
