import type { TableView } from '@cardroom/protocol'
import { type FormEvent, useState } from 'react'
import { useMessages } from '../messages/messages.ts'
import { useOwnTexts } from '../net/use-own-texts.ts'

/** Something of one's own for the next shuffle: nobody can then have chosen it. */
export function AddForm({ table }: { table: TableView }) {
  const m = useMessages()
  const texts = useOwnTexts()
  const [text, setText] = useState('')
  const [isAdded, setAdded] = useState<boolean>()
  const add = async (event: FormEvent) => {
    event.preventDefault()
    const isTaken = await texts.add(table, text)
    setAdded(isTaken)
    if (isTaken) setText('')
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
      <p role="status">{isAdded === undefined ? '' : isAdded ? m.table.added : m.table.notAdded}</p>
    </form>
  )
}
