import { useRef, useState } from 'react'

/** Something that was said; told apart by its number, so that the same words are heard twice. */
export interface Spoken {
  readonly id: number
  readonly words: string
}

export interface Voice {
  /** The last things said, the latest last. */
  readonly lines: readonly Spoken[]
  /** What breaks in: that it is one's turn. */
  readonly urgent: Spoken | undefined
  readonly say: (words: string) => void
  readonly call: (words: string) => void
  readonly repeat: () => void
}

/** A screen reader reads what is added; what it has read need not stay for long. */
const KEPT = 20

/** One voice for everything: what happens, what was asked, whose turn it is, in the order in which it came. */
export function useVoice(silence: string): Voice {
  const [lines, setLines] = useState<readonly Spoken[]>([])
  const [urgent, setUrgent] = useState<Spoken>()
  const count = useRef(0)
  const last = useRef(silence)
  const spoken = (words: string): Spoken => {
    last.current = words
    count.current += 1
    return { id: count.current, words }
  }
  const say = (words: string) => {
    const line = spoken(words)
    setLines(before => [...before, line].slice(-KEPT))
  }
  return { lines, urgent, say, call: words => setUrgent(spoken(words)), repeat: () => say(last.current) }
}
