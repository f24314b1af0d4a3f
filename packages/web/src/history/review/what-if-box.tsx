import type { Cents } from '@cardroom/engine'
import type { Names } from '@cardroom/words'
import { useState } from 'react'
import type { PictureSeat } from '../../felt/picture.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import type { ReviewedRound } from './reviewed-round.ts'
import type { WhatIf } from './what-if.ts'
import { WhatIfView } from './what-if-view.tsx'

interface Props {
  readonly round: ReviewedRound
  readonly names: Names
  readonly sitters: readonly PictureSeat[]
  readonly at: number
  readonly seat: number
}

/** A new random seed. */
const freshSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), byte => byte.toString(16).padStart(2, '0')).join('')

/** Plays on from the shown step, any number of times. */
export function WhatIfBox({ round, names, sitters, at, seat }: Props) {
  const m = useMessages()
  const words = m.review
  const [plan, setPlan] = useState<WhatIf>()
  const [tries, setTries] = useState<readonly Cents[]>([])
  const { taken } = round.steps[at]!
  const begin = (cards: WhatIf['cards']) =>
    setPlan({ record: round.record, library: round.library, seat, taken, cards, seed: freshSeed() })
  const mean = tries.reduce((sum, one) => sum + one, 0) / Math.max(1, tries.length)
  return (
    <section className="what-if" aria-labelledby="what-if">
      <h3 id="what-if">{words.whatIf}</h3>
      <p className="quiet-words">{words.whatIfLead}</p>
      {plan ? (
        <WhatIfView
          key={plan.seed}
          plan={plan}
          names={names}
          sitters={sitters}
          over={net => setTries([...tries, net])}
        />
      ) : null}
      <div className="moves">
        <button type="button" className="btn plain" title={words.sameLead} onClick={() => begin('same')}>
          {words.sameShoe}
        </button>
        <button type="button" className="btn plain" title={words.newLead} onClick={() => begin('new')}>
          {words.newShoe}
        </button>
        {plan ? (
          <button type="button" className="btn quiet" onClick={() => setPlan(undefined)}>
            {words.back}
          </button>
        ) : null}
      </div>
      {plan ? <p className="quiet-words">{plan.cards === 'same' ? words.sameLead : words.newLead}</p> : null}
      {tries.length > 0 ? (
        <div role="status">
          <p>{words.average({ n: tries.length, money: m.change(Math.round(mean)) })}</p>
          <ol className="what-if-tries" aria-label={words.tries}>
            {tries.map((net, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: tries are known by their number
              <li key={i} className={net > 0 ? 'up' : net < 0 ? 'down' : undefined}>
                {m.joined.labelled({ label: words.attempt({ n: i + 1 }), what: m.change(net) })}
              </li>
            ))}
          </ol>
        </div>
      ) : null}
    </section>
  )
}
