import type { TableView } from '@cardroom/protocol'
import { type FormEvent, useState } from 'react'
import { useOwnTexts } from '../connection/use-own-texts.ts'
import { useMessages } from '../shared/messages/messages.ts'

/** Adds the player's own text to the next shuffle, so that nobody can have chosen it. */
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
