import { isRefusal, type Move, type Readings, readingsOf } from '@cardroom/engine'
import type { Position } from '@cardroom/lab'
import { type Names, sayEvent } from '@cardroom/words'
import { useEffect, useMemo, useState } from 'react'
import { CoachPanel } from '../../coach/coach-panel.tsx'
import { worthsOf } from '../../coach/coach-words.ts'
import { setterOf } from '../../families/families.ts'
import { familyPicture, ownPad } from '../../families/family.tsx'
import { GamePicture } from '../../families/game-picture.tsx'
import { type PictureSeat, roundPicture } from '../../felt/picture.ts'
import { useValues } from '../../lab/values/use-values.ts'
import { AskPad } from '../../pads/ask-pad.tsx'
import { moveFor } from '../../pads/move-for.ts'
import { WorthsContext } from '../../shared/controls/worths.ts'
import { Refused } from '../../shared/frame/refused.tsx'
import { useMessages } from '../../shared/messages/messages.ts'
import { asRead } from '../../shared/rule-sets/rule-sets.ts'
import { playOn, type TriedRound, type WhatIf } from './what-if.ts'

interface Props {
  readonly plan: WhatIf
  readonly names: Names
  readonly sitters: readonly PictureSeat[]
  /** Called with the net when the try is over. */
  readonly over: (net: number) => void
}

/** One try: the table as the player sees it, and the decisions. The real round is over, so the coach may speak. */
export function WhatIfView({ plan, names, sitters, over }: Props) {
  const m = useMessages()
  const [answers, setAnswers] = useState<readonly Move[]>([])
  const tried = useMemo(() => playOn(plan, answers), [plan, answers])
  const state = tried && !isRefusal(tried) ? tried : undefined
  const net = state?.round.over ? (state.round.result.net[String(plan.seat)] ?? 0) : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it is over
  useEffect(() => {
    if (net !== undefined) over(net)
  }, [net])
  const position = state && positionIn(state, plan)
  const values = useValues(position, `${plan.seed} ${answers.length}`)
  if (isRefusal(tried)) return <Refused why={tried} as="why" />
  if (!state) return <p className="quiet-words">{m.review.notFound}</p>
  const { round, ask, game } = state
  const rules = asRead(game.rules, readingsIn(plan))
  const view = round.view(plan.seat)
  const picture = {
    ...familyPicture(rules.family, roundPicture(view, { sitters, you: plan.seat }, m.say), m, rules),
    net: round.over ? round.result.net : undefined,
  }
  const decide = (move: Move) => setAnswers([...answers, move])
  const title = m.review.yourDecision
  const last = view.log.at(-1)
  return (
    <div className="what-if-table">
      <GamePicture picture={picture} names={names} rules={rules} />
      <WorthsContext value={values?.state === 'there' ? worthsOf(values.answer, m) : undefined}>
        <div className="dock">
          {ask && values ? (
            <CoachPanel
              answered={values}
              isSetting={setterOf(rules) !== undefined}
              isEstimate={game.kind === 'pot'}
            />
          ) : null}
          {ask
            ? (ownPad({
                table: {
                  family: rules.family,
                  you: { seat: plan.seat },
                  round: { id: `${plan.seed} ${answers.length}`, view },
                },
                ask,
                names,
                rules,
                title,
                clock: null,
                answer: (_, answer) => decide(moveFor(ask, answer)),
              }) ?? (
                <AskPad
                  key={answers.length}
                  ask={ask}
                  title={title}
                  clock={null}
                  answer={answer => decide(moveFor(ask, answer))}
                />
              ))
            : null}
          <p role="status" className="transport-line">
            {net === undefined
              ? last
                ? sayEvent(last, names).text
                : ''
              : m.joined.labelled({ label: m.review.net, what: m.change(net) })}
          </p>
        </div>
      </WorthsContext>
    </div>
  )
}

const readingsIn = ({ record }: WhatIf): Readings => (record as { readings?: Readings }).readings ?? {}

/** The position of the player's decision, from what the seat sees. */
function positionIn({ ask, round, game, setup }: TriedRound, plan: WhatIf): Position | undefined {
  if (!ask) return undefined
  const { rules } = game
  const chosen = Object.entries(readingsIn(plan)).filter(([name]) =>
    rules.readings.some(reading => reading.name === name),
  )
  const readings = readingsOf(rules, Object.fromEntries(chosen))
  if (isRefusal(readings)) return undefined
  const decks = 'decks' in setup && typeof setup.decks === 'number' ? { decks: setup.decks } : {}
  return { rules, readings, ...decks, view: round.view(plan.seat), ask, gone: [] }
}
