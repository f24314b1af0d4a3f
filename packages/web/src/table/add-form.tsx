import { type FormEvent, useState } from 'react'
import { useMessages } from '../messages/messages.ts'
import { useLine } from '../net/use-line.ts'

/** Something of one's own for the next shuffle: nobody can then have chosen it. */
export function AddForm({ table }: { table: string }) {
  const m = useMessages()
  const line = useLine()
  const [text, setText] = useState('')
  const [said, setSaid] = useState<string>()
  const add = async (event: FormEvent) => {
    event.preventDefault()
    const reply = await line.ask({ type: 'add', table, text })
    setSaid(reply.ok ? m.table.added : m.table.refused(m.refusal(reply.why)))
    if (reply.ok) setText('')
  }
  return (
    <form className="add-form" onSubmit={add}>
      <label>
        <span>{m.table.add}</span>
        <input
          value={text}
          maxLength={100}
          required
          placeholder={m.table.addHint}
          onChange={event => setText(event.target.value)}
        />
      </label>
      <button type="submit" className="btn quiet small">
        {m.table.addNow}
      </button>
      <p role="status">{said}</p>
    </form>
  )
}
