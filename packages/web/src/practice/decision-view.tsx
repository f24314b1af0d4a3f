import { askedSeat, type Move } from '@cardroom/engine'
import { type Names, wagerNames } from '@cardroom/words'
import type { ReactNode } from 'react'
import { familyPicture, ownPad } from '../families/family.tsx'
import { GamePicture } from '../families/game-picture.tsx'
import { roundPicture } from '../felt/picture.ts'
import { sittersOf } from '../learn/sitters.ts'
import { AskPad } from '../pads/ask-pad.tsx'
import { moveFor } from '../pads/move-for.ts'
import { useMessages } from '../shared/messages/messages.ts'
import type { PracticeQuestion } from './course.ts'

interface Props {
  readonly question: PracticeQuestion
  /** Takes the answer; missing once it was given. */
  readonly decide: ((move: Move) => void) | undefined
  /** What is shown below the table instead of the choices. */
  readonly children: ReactNode
}

/** The table as the own seat sees it, and the choices. */
export function DecisionView({ question, decide, children }: Props) {
  const m = useMessages()
  const { rules, position, what } = question
  const { view, ask } = position
  const seat = askedSeat(ask)
  const names: Names = {
    m,
    players: new Map([[seat, m.learn.yourSeat({ seat })]]),
    wagers: new Map(wagerNames(rules)),
  }
  const sitters = sittersOf(rules, view, names)
  return (
    <div className="practice-table">
      <GamePicture
        picture={familyPicture(rules.family, roundPicture(view, { sitters, you: seat }, m.say), m, rules)}
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
