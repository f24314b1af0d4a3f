import { useEffect, useState } from 'react'
import { useMessages } from '../messages/messages.ts'
import { keepPage } from './register.ts'

/** Says that the page has a newer version; nobody is made to load it in the middle of a hand. */
export function NewerNotice() {
  const { offline } = useMessages()
  const [load, setLoad] = useState<() => void>()
  useEffect(() => keepPage(how => setLoad(() => how)), [])
  return load ? (
    <p className="newer" role="status">
      {offline.newer}{' '}
      <button type="button" className="btn small main" onClick={load}>
        {offline.reload}
      </button>
    </p>
  ) : null
}
