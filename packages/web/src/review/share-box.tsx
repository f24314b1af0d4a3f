import { isRefusal } from '@cardroom/engine'
import { useState } from 'react'
import { useMessages } from '../messages/messages.ts'
import { hrefOf } from '../routing/address.ts'
import type { ReviewedRound } from './reviewed-round.ts'
import { sharedAddress } from './share.ts'

/** A link to the round as whoever shares it saw it. */
export function ShareBox({ round, seat }: { round: ReviewedRound; seat: number }) {
  const m = useMessages()
  const words = m.review
  const [link, setLink] = useState<string>()
  const [said, setSaid] = useState('')
  const make = async () => {
    const address = await sharedAddress(round.record, round.library, seat)
    if (isRefusal(address)) return setSaid(m.refusal(address))
    setLink(new URL(hrefOf(address), location.href).href)
  }
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text)
    setSaid(words.copied)
  }
  return (
    <section className="share" aria-labelledby="share">
      <h3 id="share">{words.share}</h3>
      <p className="quiet-words">{words.shareLead}</p>
      {link === undefined ? (
        <button type="button" className="btn plain" onClick={make}>
          {words.share}
        </button>
      ) : (
        <div className="moves">
          <input readOnly value={link} aria-label={words.share} onFocus={event => event.target.select()} />
          <button type="button" className="btn plain" onClick={() => copy(link)}>
            {words.copyLink}
          </button>
        </div>
      )}
      <p role="status">{said}</p>
    </section>
  )
}
