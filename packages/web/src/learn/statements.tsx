import type { Statement } from '@cardroom/engine'
import { CiteButton } from '../rules/cites/cite-button.tsx'
import { TermsIn } from '../rules/terms/terms-in.tsx'
import { useMessages } from '../shared/messages/messages.ts'

/** Statements of the sheet, each with its lines. */
export function Statements({ of }: { of: readonly Statement[] }) {
  const m = useMessages()
  if (of.length === 0) return null
  return (
    <section className="lesson-filed">
      <h3>{m.learn.filed}</h3>
      <ul>
        {of.map(({ text, cite }) => {
          const words = m.say(text)
          return (
            <li key={words}>
              <TermsIn text={words} /> {cite === undefined ? null : <CiteButton cite={cite} />}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
