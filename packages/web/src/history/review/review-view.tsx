import type { Result } from '@cardroom/engine'
import type { Review } from '@cardroom/lab'
import { accountName, type Names } from '@cardroom/words'
import { useMemo, useState } from 'react'
import type { PictureSeat } from '../../felt/picture.ts'
import { useReview } from '../../lab/values/use-values.ts'
import { Failed } from '../../shared/frame/failed.tsx'
import { useMessages } from '../../shared/messages/messages.ts'
import { accountsIn, type DecisionAccount, decidedBy, unvaluedOf } from './account.ts'
import { decisionWords, writtenChoiceWords } from './choice-words.ts'
import { type ReviewedRound, stepBefore } from './reviewed-round.ts'
import { ShareBox } from './share-box.tsx'
import { ValueGraph } from './value-graph.tsx'
import { WhatIfBox } from './what-if-box.tsx'
import '../../shared/charts/charts.css'
import './review.css'

interface Props {
  readonly round: ReviewedRound
  readonly result: Result
  readonly names: Names
  readonly sitters: readonly PictureSeat[]
  /** The shown step, and how to go to another. */
  readonly at: number
  readonly go: (step: number) => void
  /** The viewer's seat. */
  readonly own: number | undefined
}

/** The review of a finished round: the values of choices, luck, and what-if tries. */
export function ReviewView(props: Props) {
  const { round, own } = props
  const m = useMessages()
  const words = m.review
  const key = useMemo(() => JSON.stringify(round.record), [round.record])
  const answered = useReview(round.record, key)
  const review = answered?.state === 'there' ? answered.answer : undefined
  const accounts = review ? accountsIn(review, round) : []
  const [chosen, setChosen] = useState(own === undefined ? undefined : String(own))
  const account = accounts.find(one => one === chosen) ?? accounts[0]
  const isSeat = account !== undefined && /^\d+$/.test(account)
  const seat = isSeat && (own === undefined || Number(account) === own) ? Number(account) : own
  return (
    <section className="review" aria-labelledby="review">
      <h2 id="review">{words.title}</h2>
      {answered?.state === 'waiting' ? <p className="wait">{words.working}</p> : null}
      {answered?.state === 'refused' ? <p className="quiet-words">{m.refusal(answered.why)}</p> : null}
      {answered?.state === 'broken' ? <Failed why={answered.why} /> : null}
      {accounts.length > 1 ? (
        <label className="review-whose">
          <span>{words.whose}</span>{' '}
          <select value={account} onChange={event => setChosen(event.target.value)}>
            {accounts.map(one => (
              <option key={one} value={one}>
                {accountName(props.names, one)}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      {review && account !== undefined ? (
        <AccountView {...props} key={account} review={review} account={account} />
      ) : null}
      {seat === undefined ? null : (
        <>
          <WhatIfBox {...props} key={`${seat} ${props.at}`} seat={seat} />
          <ShareBox round={round} seat={seat} />
        </>
      )}
    </section>
  )
}

function AccountView({ round, names, at, go, review, account }: Props & { review: Review; account: string }) {
  const m = useMessages()
  const words = m.review
  const decided = decidedBy(account, review, round)
  const unvalued = unvaluedOf(account, review, round)
  const share = review.shares[account]!
  const last = round.steps.length - 1
  const figures = [
    [words.net, m.change(share.net)],
    [words.choice, m.change(Math.round(share.choice))],
    [words.luck, m.change(Math.round(share.luck))],
    ...(share.fees > 0 ? [[words.fees, m.change(-share.fees)] as const] : []),
  ] as const
  const stepOf = (decision: DecisionAccount) => stepBefore(round, decision.at)
  const said = (decision: DecisionAccount) =>
    m.joined.clauses({
      pieces: [
        words.decision({ what: decisionWords(round.inputs[decision.at], names), step: stepOf(decision) }),
        ...(decision.cost === 'none'
          ? [words.wasBest]
          : [
              words.cost({ money: m.money(Math.max(1, Math.round(decision.bestCents - decision.cents))) }),
              words.better({ move: writtenChoiceWords(decision.best, movesAt(round, decision.at), m) }),
            ]),
      ],
    })
  return (
    <>
      <dl className="review-figures">
        {figures.map(([term, figure]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      {decided.length > 0 ? (
        <>
          <h3>{words.graph}</h3>
          <p className="quiet-words">{words.graphLead}</p>
          <ValueGraph
            dots={decided.map(one => ({
              step: stepOf(one),
              said: said(one),
              cost: one.cost,
              before: one.before,
              after: one.after,
            }))}
            last={last}
            net={share.net}
            at={at}
            go={go}
          />
          <h3>{words.decisions}</h3>
          <ol className="review-decisions">
            {decided.map(one => (
              <li key={one.at}>
                <button
                  type="button"
                  className={`cost-${one.cost}`}
                  aria-current={stepOf(one) === at ? 'step' : undefined}
                  onClick={() => go(stepOf(one))}
                >
                  {said(one)}
                </button>
              </li>
            ))}
          </ol>
        </>
      ) : null}
      {unvalued.length > 0 ? (
        <p className="quiet-words">
          {words.unvalued({ n: unvalued.length })} {m.refusal(unvalued[0]!.why)}
        </p>
      ) : decided.length === 0 ? (
        <p className="quiet-words">{words.none}</p>
      ) : null}
    </>
  )
}

/** The moves that were possible at this input. */
function movesAt(round: ReviewedRound, input: number): string[] {
  const { awaiting } = round.steps[stepBefore(round, input)]!.view
  if (!('asked' in awaiting) || !awaiting.asked) return []
  return awaiting.asked.flatMap(({ options }) => options.map(({ move }) => move))
}
