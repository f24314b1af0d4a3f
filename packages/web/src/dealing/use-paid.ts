import { useState } from 'react'

/** Which steps of which round are done. */
interface Ticked {
  readonly round: number
  readonly steps: readonly number[]
  /** All of it, and the next round has begun. */
  readonly closed: boolean
}

const stored = (id: string): string => `cardroom.paid.${id}`

function read(id: string): Ticked | undefined {
  const text = localStorage.getItem(stored(id))
  return text === null ? undefined : (JSON.parse(text) as Ticked)
}

export interface Paid {
  readonly steps: ReadonlySet<number>
  readonly closed: boolean
  tick(step: number): void
  close(): void
}

/** The payouts that are ticked off; kept on the tablet, so that it may sleep in between. */
export function usePaid(id: string, round: number): Paid {
  const [ticked, setTicked] = useState(() => read(id))
  const now = ticked?.round === round ? ticked : { round, steps: [], closed: (ticked?.round ?? 0) > round }
  const become = (next: Ticked) => {
    localStorage.setItem(stored(id), JSON.stringify(next))
    setTicked(next)
  }
  const { steps, closed } = now
  return {
    steps: new Set(steps),
    closed,
    tick: step =>
      become({
        ...now,
        steps: steps.includes(step) ? steps.filter(one => one !== step) : [...steps, step],
      }),
    close: () => become({ ...now, closed: true }),
  }
}
