import type { Option, Section } from '@cardroom/engine'
import { moveLabel } from '@cardroom/words'
import { Cite } from '../cites/cite.tsx'
import { useMessages } from '../messages/messages.ts'
import { TermsIn } from '../terms/terms-in.tsx'
import { explained } from './explained.ts'
import { saidOf } from './said-at.ts'

/** Every move that is possible now, what it does, and what the sheet says of it. */
export function Options({ options, sheet }: { options: readonly Option[]; sheet: readonly Section[] }) {
  const m = useMessages()
  const moves = [...new Set(options.map(({ move }) => move))]
  return (
    <dl className="lesson-options">
      {moves.map(move => (
        <div key={move}>
          <dt>{moveLabel(m, move)}</dt>
          <dd>
            <TermsIn text={explained(m, move)} />
            {saidOf(sheet, move).map(({ text, cite }) => {
              const words = m.say(text)
              return (
                <span key={words} className="lesson-rule">
                  <TermsIn text={words} /> {cite === undefined ? null : <Cite cite={cite} />}
                </span>
              )
            })}
          </dd>
        </div>
      ))}
    </dl>
  )
}
