import { isRefusal } from '@cardroom/engine'
import { useEffect, useState } from 'react'
import { PageFrame } from '../shared/frame/page-frame.tsx'
import { Refused } from '../shared/frame/refused.tsx'
import { GameName } from '../shared/game-name/game-name.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import { useRoute } from '../shared/routing/router.ts'
import { RecordBox } from './record/record-box.tsx'
import { ReplayView } from './replay-view.tsx'
import { type SharedRound, unpackRound } from './review/share.ts'
import { useReplay } from './use-replay.ts'

/** A shared round: the address contains it as its sharer saw it. */
export default function SharedPage() {
  const m = useMessages()
  const words = m.review
  const { hash } = useRoute()
  const [shared, setShared] = useState<SharedRound | 'none'>()
  useEffect(() => {
    let left = false
    unpackRound(hash).then(found => left || setShared(found ?? 'none'))
    return () => {
      left = true
    }
  }, [hash])
  const round = shared === 'none' ? undefined : shared
  const isWithheld = round?.record.withheld === true
  const replay = useReplay(isWithheld ? undefined : round?.record, round?.seat)
  const isThere = replay !== undefined && !isRefusal(replay)
  return (
    <PageFrame title={words.shared} className="replay-page">
      <h1>{isThere ? <GameName {...replay.rules} /> : words.shared}</h1>
      {shared === undefined ? <p className="wait">{m.app.loading}</p> : null}
      {shared === 'none' ? <p className="wrong">{words.notShared}</p> : null}
      {round ? <p className="quiet-words">{words.sharedBy({ seat: round.seat })}</p> : null}
      {isRefusal(replay) ? <Refused why={replay} as="record" /> : null}
      {isWithheld && round ? (
        <>
          <p>{words.withheld}</p>
          <RecordBox record={round.record} id="round" />
        </>
      ) : null}
      {round && isThere ? <ReplayView key={hash} replay={replay} id="round" own={round.seat} /> : null}
    </PageFrame>
  )
}
