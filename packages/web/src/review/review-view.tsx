import type { Result } from '@cardroom/engine'
import type { Review } from '@cardroom/lab'
import { accountName, type Names } from '@cardroom/words'
import { useMemo, useState } from 'react'
import type { Sitter } from '../felt/picture.ts'
import { useMessages } from '../messages/messages.ts'
import { useReview } from '../values/use-values.ts'
import { accountsIn, type Decided, decidedBy, unvaluedOf } from './account.ts'
import { type ReviewedRound, stepBefore } from './reviewed-round.ts'
import { choiceWords, decisionSaid } from './said.ts'
import { ShareBox } from './share-box.tsx'
import { ValueGraph } from './value-graph.tsx'
import { WhatIfBox } from './what-if-box.tsx'
import '../charts/charts.css'
import './review.css'

interface Props {
  readonly round: ReviewedRound
  readonly result: Result
  readonly names: Names
  readonly sitters: readonly Sitter[]
  /** The step that is shown, and the way to another. */
  readonly at: number
  readonly go: (step: number) => void
  /** Where whoever looks sat. */
  readonly own: number | undefined
}

/** What the choices of a finished round were worth, what was luck, and what would have been. */
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
      {answered?.state === 'broken' ? <p className="wrong">{m.app.broken(answered.why)}</p> : null}
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
  const stepOf = (decision: Decided) => stepBefore(round, decision.at)
  const said = (decision: Decided) =>
    m.joined.clauses([
      words.decision(decisionSaid(round.inputs[decision.at], names), stepOf(decision)),
      ...(decision.cost === 'none'
        ? [words.wasBest]
        : [
            words.cost(m.money(Math.max(1, Math.round(decision.bestCents - decision.cents)))),
            words.better(choiceWords(decision.best, movesAt(round, decision.at), m)),
          ]),
    ])
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
          {words.unvalued(unvalued.length)} {m.refusal(unvalued[0]!.why)}
        </p>
      ) : decided.length === 0 ? (
        <p className="quiet-words">{words.none}</p>
      ) : null}
    </>
  )
}

/** What could be chosen where this input came. */
function movesAt(round: ReviewedRound, input: number): string[] {
  const { awaiting } = round.steps[stepBefore(round, input)]!.view
  if (!('asked' in awaiting) || !awaiting.asked) return []
  return awaiting.asked.flatMap(({ options }) => options.map(({ move }) => move))
}
