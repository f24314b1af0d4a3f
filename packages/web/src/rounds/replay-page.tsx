import { isRefusal } from '@cardroom/engine'
import type { RoundReply } from '@cardroom/protocol'
import { useState } from 'react'
import { Page } from '../frame/page.tsx'
import { Refused } from '../frame/refused.tsx'
import { useMessages } from '../messages/messages.ts'
import { type Fetched, useFetched } from '../net/fetched.ts'
import { useKnown } from '../net/use-line.ts'
import { RecordBox } from '../record/record-box.tsx'
import { Link } from '../routing/link.tsx'
import { DisputeBox } from './dispute-box.tsx'
import { ReplayView } from './replay-view.tsx'
import { ShuffleBox } from './shuffle-box.tsx'
import { useReplay } from './use-replay.ts'

/** A finished round of this card room. */
export default function ReplayPage({ id }: { id: string }) {
  const m = useMessages()
  const [version, setVersion] = useState(0)
  const round = useFetched<RoundReply>(`/api/rounds/${encodeURIComponent(id)}`, String(version))
  const record = round.state === 'there' ? round.value.record : undefined
  const { name: ownName } = useKnown()
  const players = playersOf(round)
  const own = [...players].find(([, player]) => player === ownName)?.[0]
  const isWithheld = record?.withheld === true
  const replay = useReplay(isWithheld ? undefined : record)
  const name = replay && !isRefusal(replay) ? replay.rules.name : m.rounds.replay
  return (
    <Page title={m.rounds.replayOf(name)} className="replay-page">
      <p className="crumbs">
        <Link href="/rounds">{m.rounds.title}</Link> · <Link href="/me/play">{m.myPlay.title}</Link>
      </p>
      <h1>{name}</h1>
      {round.state === 'waiting' ? <p className="wait">{m.app.loading}</p> : null}
      {round.state === 'failed' ? <p className="wrong">{m.app.broken(round.why)}</p> : null}
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
    </Page>
  )
}

/** Who sat where, where the card room knows it. */
function playersOf(round: Fetched<RoundReply>): ReadonlyMap<number, string> {
  const seats = round.state === 'there' ? round.value.seats : {}
  return new Map(Object.entries(seats).map(([seat, name]) => [Number(seat), name]))
}
