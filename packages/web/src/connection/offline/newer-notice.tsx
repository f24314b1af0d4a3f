import { useEffect, useState } from 'react'
import { useMessages } from '../../shared/messages/messages.ts'
import { keepPage } from './register.ts'

/** Offers a newer version of the page, to be loaded when the reader wants it. */
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
