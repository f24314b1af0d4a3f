import { Fragment, use } from 'react'
import { useMessages } from '../messages/messages.ts'
import { TermsContext } from './terms-context.ts'

/** A text in which words of the trade can be pressed. */
export function TermsIn({ text }: { text: string }) {
  const m = useMessages()
  const terms = use(TermsContext)
  if (!terms) return text
  return terms.find(text).map((part, at) =>
    typeof part === 'string' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are known by their place
      <Fragment key={at}>{part}</Fragment>
    ) : (
      <button
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are known by their place
        key={at}
        type="button"
        className="term"
        title={m.terms.whatIs(part.text)}
        onClick={() => terms.show(part.term)}
      >
        {part.text}
      </button>
    ),
  )
}
