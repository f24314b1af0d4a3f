import { Fragment, use } from 'react'
import { useMessages } from '../../shared/messages/messages.ts'
import { TermsContext } from './terms-context.ts'

/** A text in which terms are buttons. */
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
        title={m.terms.whatIs({ word: part.text })}
        onClick={() => terms.show(part.term)}
      >
        {part.text}
      </button>
    ),
  )
}
