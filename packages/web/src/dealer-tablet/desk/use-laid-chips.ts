import { useState } from 'react'
import type { LaidChips } from './laid-chips.ts'

interface StoredChips {
  /** The key of the round and of the chips that lay there already. */
  readonly of: string
  readonly laid: LaidChips
}

const stored = (id: string): string => `cardroom.laid.${id}`

function read(id: string): StoredChips | undefined {
  const text = localStorage.getItem(stored(id))
  return text === null ? undefined : (JSON.parse(text) as StoredChips)
}

/**
 * The chips that are tapped onto the table before the deal: stored on the tablet, so that they survive a change of view
 * and a tablet that sleeps.
 */
export function useLaid(id: string, round: string, lying: LaidChips): [LaidChips, (laid: LaidChips) => void] {
  const of = `${round} ${JSON.stringify(lying)}`
  const [laid, setLaid] = useState(() => {
    const kept = read(id)
    return kept?.of === of ? kept.laid : lying
  })
  return [
    laid,
    next => {
      localStorage.setItem(stored(id), JSON.stringify({ of, laid: next } satisfies StoredChips))
      setLaid(next)
    },
  ]
}
