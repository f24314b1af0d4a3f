import { type FormEvent, useEffect, useState } from 'react'
import { useMessages } from '../messages/messages.ts'
import { useKnown, useLine } from '../net/use-line.ts'

/** The name under which one plays. */
export function NamePart() {
  const m = useMessages()
  const line = useLine()
  const { name } = useKnown()
  const [draft, setDraft] = useState(name)
  const [said, setSaid] = useState<{ ok: boolean; words: string }>()
  useEffect(() => setDraft(name), [name])
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const reply = await line.rename(draft.trim())
    if (!reply.ok) setSaid({ ok: false, words: m.account.sentence(m.refusal(reply.why)) })
    else if (line.known().name === draft.trim()) setSaid({ ok: true, words: m.account.saved })
    else setSaid({ ok: true, words: m.account.nameIs(line.known().name) })
  }
  return (
    <section aria-labelledby="account-name">
      <h2 id="account-name">{m.account.name}</h2>
      <form className="account-form in-line" onSubmit={save}>
        <label>
          {m.app.yourName}
          <input
            value={draft}
            onChange={event => setDraft(event.target.value)}
            maxLength={20}
            required
            title={m.app.nameHint}
            autoComplete="nickname"
          />
        </label>
        <button type="submit" className="btn" disabled={draft.trim() === name}>
          {m.app.save}
        </button>
      </form>
      <p className={said?.ok === false ? 'wrong' : 'quiet-words'} role="status">
        {said?.words ?? m.account.nameNote}
      </p>
    </section>
  )
}
