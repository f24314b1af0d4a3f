import { isRefusal } from '@cardroom/engine'
import type { RoundReply } from '@cardroom/protocol'
import { gameName } from '@cardroom/words'
import { useState } from 'react'
import { type FetchState, useFetched } from '../connection/fetch-json.ts'
import { useRoomState } from '../connection/use-room-state.ts'
import { Failed } from '../shared/frame/failed.tsx'
import { PageFrame } from '../shared/frame/page-frame.tsx'
import { Refused } from '../shared/frame/refused.tsx'
import { GameName } from '../shared/game-name/game-name.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import { Link } from '../shared/routing/link.tsx'
import { DisputeBox } from './dispute-box.tsx'
import { RecordBox } from './record/record-box.tsx'
import { ReplayView } from './replay-view.tsx'
import { ShuffleBox } from './shuffle-box.tsx'
import { useReplay } from './use-replay.ts'

/** A finished round of this server. */
export default function ReplayPage({ id }: { id: string }) {
  const m = useMessages()
  const [version, setVersion] = useState(0)
  const round = useFetched<RoundReply>(`/api/rounds/${encodeURIComponent(id)}`, String(version))
  const record = round.state === 'there' ? round.value.record : undefined
  const ownName = useRoomState(state => state.name)
  const players = playersOf(round)
  const own = [...players].find(([, player]) => player === ownName)?.[0]
  const isWithheld = record?.withheld === true
  const replay = useReplay(isWithheld ? undefined : record)
  const game = replay && !isRefusal(replay) ? replay.rules : undefined
  return (
    <PageFrame
      title={m.rounds.replayOf({ game: game ? gameName(m, game) : m.rounds.replay })}
      className="replay-page"
    >
      <p className="crumbs">
        <Link href="/rounds">{m.rounds.title}</Link> · <Link href="/me/play">{m.myPlay.title}</Link>
      </p>
      <h1>{game ? <GameName {...game} /> : m.rounds.replay}</h1>
      {round.state === 'waiting' ? <p className="wait">{m.app.loading}</p> : null}
      <Failed why={round.why} />
      {isRefusal(replay) ? <Refused why={replay} as="record" /> : null}
      {round.state === 'there' ? (
        <p className="quiet-words">
          {m.time(round.value.at)} · {m.all(round.value.players)}
        </p>
      ) : null}
      {replay && !isRefusal(replay) ? (
        <ReplayView replay={replay} id={id} players={players} own={own} />
      ) : null}
      {isWithheld && record ? (
        <>
          <p>{m.rounds.withheld}</p>
          <RecordBox record={record} id={id} />
        </>
      ) : null}
      {round.state === 'there' ? (
        <ShuffleBox {...round.value} opened={() => setVersion(version + 1)} />
      ) : null}
      {round.state === 'there' ? <DisputeBox id={id} /> : null}
    </PageFrame>
  )
}

/** The players by seat, if the server knows them. */
function playersOf(round: FetchState<RoundReply>): ReadonlyMap<number, string> {
  const seats = round.state === 'there' ? round.value.seats : {}
  return new Map(Object.entries(seats).map(([seat, name]) => [Number(seat), name]))
}
