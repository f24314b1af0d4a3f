import { useState } from 'react'
import type { Laid } from './laid.ts'

interface Kept {
  /** For which round, after what lay there already. */
  readonly of: string
  readonly laid: Laid
}

const stored = (id: string): string => `cardroom.laid.${id}`

function read(id: string): Kept | undefined {
  const text = localStorage.getItem(stored(id))
  return text === null ? undefined : (JSON.parse(text) as Kept)
}

/**
 * The chips that are tapped onto the table before the deal: kept on the tablet, so that a look at the seats or a tablet
 * that sleeps takes none of them away.
 */
export function useLaid(id: string, round: string, lying: Laid): [Laid, (laid: Laid) => void] {
  const of = `${round} ${JSON.stringify(lying)}`
  const [laid, setLaid] = useState(() => {
    const kept = read(id)
    return kept?.of === of ? kept.laid : lying
  })
  return [
    laid,
    next => {
      localStorage.setItem(stored(id), JSON.stringify({ of, laid: next } satisfies Kept))
      setLaid(next)
    },
  ]
}
