import { useState } from 'react'
import { useMessages } from '../shared/messages/messages.ts'
import type { AccountPartProps } from './part.ts'

/** Recovery codes: seen once, to be kept on paper. */
export function CodesPart({ view, request }: AccountPartProps) {
  const m = useMessages()
  const words = m.account.codes
  const [codes, setCodes] = useState<readonly string[]>()
  const [isCopied, setCopied] = useState(false)
  const make = async () => {
    const made = await request({ do: 'make-codes' })
    setCodes(made?.codes)
    setCopied(false)
  }
  if (codes) {
    const text = `${words.file({ name: view.name })}\n\n${codes.join('\n')}\n`
    const copy = () => navigator.clipboard?.writeText(text).then(() => setCopied(true))
    return (
      <section aria-labelledby="account-codes" className="codes-shown">
        <h2 id="account-codes">{words.title}</h2>
        <p role="status">{words.once}</p>
        <p className="only-print">{words.file({ name: view.name })}</p>
        <ol className="codes">
          {codes.map(code => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <div className="account-buttons no-print">
          <a
            className="btn"
            download="cardroom-codes.txt"
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          >
            {words.save}
          </a>
          <button type="button" className="btn" onClick={() => print()}>
            {words.print}
          </button>
          <button type="button" className="btn" onClick={copy}>
            {isCopied ? words.copied : words.copy}
          </button>
          <button type="button" className="btn main" onClick={() => setCodes(undefined)}>
            {words.done}
          </button>
        </div>
      </section>
    )
  }
  return (
    <section aria-labelledby="account-codes">
      <h2 id="account-codes">{words.title}</h2>
      <p className="quiet-words">{words.lead}</p>
      <p role="status">{words.left({ n: view.codes })}</p>
      <button type="button" className="btn" onClick={make}>
        {view.codes > 0 ? words.again : words.make}
      </button>
      {view.codes > 0 ? <p className="quiet-words">{words.againNote}</p> : null}
    </section>
  )
}
