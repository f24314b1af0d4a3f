import type { Statement } from '@cardroom/engine'
import { Cite } from '../cites/cite.tsx'
import { useMessages } from '../messages/messages.ts'
import { TermsIn } from '../terms/terms-in.tsx'

/** What the sheet says, each with its lines. */
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
              <TermsIn text={words} /> {cite === undefined ? null : <Cite cite={cite} />}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
