import { useRef, useState } from 'react'

/** A spoken line; its number lets the same words be read twice. */
interface SpokenLine {
  readonly id: number
  readonly words: string
}

export interface Voice {
  /** The last lines, the latest last. */
  readonly lines: readonly SpokenLine[]
  /** The line that interrupts: it is the player's turn. */
  readonly urgent: SpokenLine | undefined
  readonly say: (words: string) => void
  readonly call: (words: string) => void
  readonly repeat: () => void
}

/** The most lines that stay in the page; a screen reader reads only added ones. */
const MAX_KEPT_LINES = 20

/** One queue for everything spoken: events, answers and calls, in order. */
export function useVoice(silence: string): Voice {
  const [lines, setLines] = useState<readonly SpokenLine[]>([])
  const [urgent, setUrgent] = useState<SpokenLine>()
  const count = useRef(0)
  const last = useRef(silence)
  const spoken = (words: string): SpokenLine => {
    last.current = words
    count.current += 1
    return { id: count.current, words }
  }
  const say = (words: string) => {
    const line = spoken(words)
    setLines(before => [...before, line].slice(-MAX_KEPT_LINES))
  }
  return { lines, urgent, say, call: words => setUrgent(spoken(words)), repeat: () => say(last.current) }
}
