import { type FormEvent, useState } from 'react'
import { useMessages } from '../shared/messages/messages.ts'

/** Opens a record that is pasted, or loaded from a file. */
export function OpenRecord({ open }: { open: (record: unknown) => void }) {
  const m = useMessages()
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState(false)
  const read = (json: string) => {
    try {
      const record: unknown = JSON.parse(json)
      setWrong(false)
      open(record)
    } catch {
      setWrong(true)
    }
  }
  const show = (event: FormEvent) => {
    event.preventDefault()
    read(text)
  }
  return (
    <details className="open-record">
      <summary>{m.rounds.openRecord}</summary>
      <p>{m.rounds.openLead}</p>
      <form onSubmit={show}>
        <label>
          <span>{m.rounds.paste}</span>
          <textarea
            rows={8}
            spellCheck={false}
            value={text}
            onChange={event => setText(event.target.value)}
            aria-invalid={wrong}
          />
        </label>
        <div className="moves">
          <button type="submit" className="btn main">
            {m.rounds.show}
          </button>
          <label className="btn plain file">
            <span>{m.rounds.chooseFile}</span>
            <input
              type="file"
              accept=".json,application/json"
              onChange={async event => {
                const file = event.target.files?.[0]
                if (!file) return
                const json = await file.text()
                setText(json)
                read(json)
              }}
            />
          </label>
        </div>
        {wrong ? (
          <p className="wrong" role="alert">
            {m.rounds.notJson}
          </p>
        ) : null}
      </form>
    </details>
  )
}
