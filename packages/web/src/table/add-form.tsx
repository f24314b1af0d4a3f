import type { TableView } from '@cardroom/protocol'
import { type FormEvent, useState } from 'react'
import { useMessages } from '../messages/messages.ts'
import { useOwnTexts } from '../net/use-own-texts.ts'

/** Something of one's own for the next shuffle: nobody can then have chosen it. */
export function AddForm({ table }: { table: TableView }) {
  const m = useMessages()
  const texts = useOwnTexts()
  const [text, setText] = useState('')
  const [said, setSaid] = useState<string>()
  const add = async (event: FormEvent) => {
    event.preventDefault()
    const isAdded = await texts.add(table, text)
    setSaid(isAdded ? m.table.added : m.table.notAdded)
    if (isAdded) setText('')
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
