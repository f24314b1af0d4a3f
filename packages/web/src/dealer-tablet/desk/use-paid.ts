import { useState } from 'react'

/** The steps of a round that are done. */
interface DoneSteps {
  readonly round: number
  readonly steps: readonly number[]
  /** All steps are done, and the next round has begun. */
  readonly closed: boolean
}

const stored = (id: string): string => `cardroom.paid.${id}`

function read(id: string): DoneSteps | undefined {
  const text = localStorage.getItem(stored(id))
  return text === null ? undefined : (JSON.parse(text) as DoneSteps)
}

export interface PayoutProgress {
  readonly steps: ReadonlySet<number>
  readonly closed: boolean
  tick(step: number): void
  close(): void
}

/** The payouts that are ticked off; kept on the tablet, so that it may sleep in between. */
export function usePaid(id: string, round: number): PayoutProgress {
  const [ticked, setTicked] = useState(() => read(id))
  const now = ticked?.round === round ? ticked : { round, steps: [], closed: (ticked?.round ?? 0) > round }
  const become = (next: DoneSteps) => {
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
