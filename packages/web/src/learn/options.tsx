import type { Option, Section } from '@cardroom/engine'
import { moveLabel } from '@cardroom/words'
import { CiteButton } from '../rules/cites/cite-button.tsx'
import { TermsIn } from '../rules/terms/terms-in.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import { moveExplanation } from './move-explanation.ts'
import { statementsOfMove } from './step-statements.ts'

/** All possible moves with explanations, and the sheet's statements about them. */
export function LessonOptions({ options, sheet }: { options: readonly Option[]; sheet: readonly Section[] }) {
  const m = useMessages()
  const moves = [...new Set(options.map(({ move }) => move))]
  return (
    <dl className="lesson-options">
      {moves.map(move => (
        <div key={move}>
          <dt>{moveLabel(m, move)}</dt>
          <dd>
            <TermsIn text={moveExplanation(m, move)} />
            {statementsOfMove(sheet, move).map(({ text, cite }) => {
              const words = m.say(text)
              return (
                <span key={words} className="lesson-rule">
                  <TermsIn text={words} /> {cite === undefined ? null : <CiteButton cite={cite} />}
                </span>
              )
            })}
          </dd>
        </div>
      ))}
    </dl>
  )
}
