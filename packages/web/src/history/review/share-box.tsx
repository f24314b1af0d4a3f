import { isRefusal, type Refusal } from '@cardroom/engine'
import { useState } from 'react'
import { Refused } from '../../shared/frame/refused.tsx'
import { useMessages } from '../../shared/messages/messages.ts'
import { hrefOf } from '../../shared/routing/address.ts'
import type { ReviewedRound } from './reviewed-round.ts'
import { sharedAddress } from './share.ts'

/** A link to the round as its sharer saw it. */
export function ShareBox({ round, seat }: { round: ReviewedRound; seat: number }) {
  const m = useMessages()
  const words = m.review
  const [link, setLink] = useState<string>()
  const [why, setWhy] = useState<Refusal>()
  const [isCopied, setCopied] = useState(false)
  const make = async () => {
    const address = await sharedAddress(round.record, round.library, seat)
    if (isRefusal(address)) return setWhy(address)
    setWhy(undefined)
    setLink(new URL(hrefOf(address), location.href).href)
  }
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
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
      <Refused why={why} as="why" />
      <p role="status">{isCopied ? words.copied : ''}</p>
    </section>
  )
}
