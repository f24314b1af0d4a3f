import { askedSeat, type Move } from '@cardroom/engine'
import { type Names, wagerNames } from '@cardroom/words'
import type { ReactNode } from 'react'
import { AskPad } from '../controls/ask-pad.tsx'
import { moveFor } from '../controls/move-for.ts'
import { dressed, ownPad } from '../families/family.tsx'
import { GamePicture } from '../felt/game-picture.tsx'
import { roundPicture } from '../felt/picture.ts'
import { sittersOf } from '../learn/sitters.ts'
import { useMessages } from '../messages/messages.ts'
import type { Question } from './course.ts'

interface Props {
  readonly question: Question
  /** What is done with an answer; nothing once it was given. */
  readonly decide: ((move: Move) => void) | undefined
  /** What stands below the table instead of the choices. */
  readonly children: ReactNode
}

/** The table as one's seat sees it, and what may be done there. */
export function DecisionView({ question, decide, children }: Props) {
  const m = useMessages()
  const { rules, position, what } = question
  const { view, ask } = position
  const seat = askedSeat(ask)
  const names: Names = {
    m,
    players: new Map([[seat, m.learn.yourSeat(seat)]]),
    wagers: new Map(wagerNames(rules)),
  }
  const sitters = sittersOf(rules, view, names)
  return (
    <div className="practice-table">
      <GamePicture
        picture={dressed(rules.family, roundPicture(view, { sitters, you: seat }, m.say), m, rules)}
        names={names}
        rules={rules}
      />
      <div className="dock practice-dock">
        {decide
          ? (ownPad({
              table: { family: rules.family, you: { seat }, round: { id: what, view } },
              ask,
              names,
              rules,
              title: m.learn.yourDecision,
              clock: null,
              answer: (_, answer) => decide(moveFor(ask, answer)),
            }) ?? (
              <AskPad
                key={what}
                ask={ask}
                title={m.learn.yourDecision}
                clock={null}
                answer={answer => decide(moveFor(ask, answer))}
              />
            ))
          : null}
        {children}
      </div>
    </div>
  )
}
