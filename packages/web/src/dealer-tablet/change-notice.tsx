import { isRefusal, type Refusal } from '@cardroom/engine'
import { correctionEffectsOf, type DealtRound, type SessionEntry } from '@cardroom/engine/dealt'
import { accountName, type Names, sayEntered } from '@cardroom/words'
import { useState } from 'react'
import { Refused } from '../shared/frame/refused.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import type { Tablet } from './tablet.ts'

interface Props {
  readonly tablet: Tablet
  readonly entry: SessionEntry
  readonly names: Names
  readonly close: () => void
}

/** Shows what changes if an entry is taken back or corrected, before that is done. */
export function ChangeNotice({ tablet, entry, names, close }: Props) {
  const m = useMessages()
  const { session } = tablet
  const [why, setWhy] = useState<Refusal>()
  const changes = correctionEffectsOf(session, entry)
  const refusal = isRefusal(changes) ? changes : why
  const done = () => {
    const refused = tablet.enter(entry.does, {
      round: entry.round,
      ...(entry.instead === undefined ? {} : { instead: entry.instead }),
    })
    if (refused) setWhy(refused)
    else close()
  }
  return (
    <section className="deal-change" role="alertdialog" aria-labelledby="deal-change">
      <h2 id="deal-change">{m.deal.changes}</h2>
      <Refused why={refusal} as="why" />
      {isRefusal(changes) ? null : (
        <>
          {changes.rounds.length === 0 ? <p>{m.deal.noChange}</p> : null}
          {changes.rounds.map(({ number, before, after }) => (
            <div key={number} className="deal-changed">
              <h3>{m.deal.round({ n: number })}</h3>
              {after ? null : <p>{m.deal.openAgain}</p>}
              <dl>
                {differences(before, after).map(([account, was, is]) => (
                  <div key={account}>
                    <dt>{accountName(names, account)}</dt>
                    <dd>
                      {was === undefined ? '–' : m.change(was)} → {is === undefined ? '–' : m.change(is)}
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
          {changes.stranded.length === 0 ? null : (
            <>
              <p>{m.deal.strandedLead}</p>
              <ul>
                {changes.stranded.map(({ entry: one, why: because }) => (
                  <li key={one.id}>
                    {sayEntered(names, one.does)} – {m.refusal(because)}
                  </li>
                ))}
              </ul>
            </>
          )}
          {changes.waiting.length === 0 ? null : <p>{m.deal.roundsWait({ rounds: changes.waiting })}</p>}
        </>
      )}
      <div className="moves">
        <button type="button" className="btn quiet" onClick={close}>
          {m.deal.leaveIt}
        </button>
        {isRefusal(changes) ? null : (
          <button type="button" className="btn main" onClick={done}>
            {m.deal.doIt}
          </button>
        )}
      </div>
    </section>
  )
}

/** The players whose chips change by another amount. */
function differences(
  before: DealtRound | undefined,
  after: DealtRound | undefined,
): (readonly [string, number | undefined, number | undefined])[] {
  const [was, is] = [before?.result?.net ?? {}, after?.result?.net ?? {}]
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .map(account => [account, was[account], is[account]] as const)
    .filter(([, one, other]) => one !== other)
}
