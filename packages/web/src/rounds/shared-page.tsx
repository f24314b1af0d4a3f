import { isRefusal } from '@cardroom/engine'
import { useEffect, useState } from 'react'
import { Page } from '../frame/page.tsx'
import { Refused } from '../frame/refused.tsx'
import { useMessages } from '../messages/messages.ts'
import { RecordBox } from '../record/record-box.tsx'
import { type Shared, unpacked } from '../review/share.ts'
import { useRoute } from '../routing/router.ts'
import { ReplayView } from './replay-view.tsx'
import { useReplay } from './use-replay.ts'

/** A round that somebody has shared: the address holds it, as they saw it. */
export default function SharedPage() {
  const m = useMessages()
  const words = m.review
  const { hash } = useRoute()
  const [shared, setShared] = useState<Shared | 'none'>()
  useEffect(() => {
    let left = false
    unpacked(hash).then(found => left || setShared(found ?? 'none'))
    return () => {
      left = true
    }
  }, [hash])
  const round = shared === 'none' ? undefined : shared
  const isWithheld = round?.record.withheld === true
  const replay = useReplay(isWithheld ? undefined : round?.record, round?.seat)
  const isThere = replay !== undefined && !isRefusal(replay)
  return (
    <Page title={words.shared} className="replay-page">
      <h1>{isThere ? replay.rules.name : words.shared}</h1>
      {shared === undefined ? <p className="wait">{m.app.loading}</p> : null}
      {shared === 'none' ? <p className="wrong">{words.notShared}</p> : null}
      {round ? <p className="quiet-words">{words.sharedBy(round.seat)}</p> : null}
      {isRefusal(replay) ? <Refused why={replay} as="record" /> : null}
      {isWithheld && round ? (
        <>
          <p>{words.withheld}</p>
          <RecordBox record={round.record} id="round" />
        </>
      ) : null}
      {round && isThere ? <ReplayView key={hash} replay={replay} id="round" own={round.seat} /> : null}
    </Page>
  )
}
