import { useEffect, useState } from 'react'
import type { Answered, Asked } from './pictured.ts'
import { addressOf, type LabNews } from './question.ts'

export interface Series {
  readonly answers: readonly Answered[]
  /** Those that the lab could not answer. */
  readonly failed: number
  readonly of: number
}

/** Asks the lab one question after the other, in a worker of its own; what is answered is there at once. */
export function useSeries(asked: readonly Asked[]): Series {
  const [series, setSeries] = useState<Series>({ answers: [], failed: 0, of: 0 })
  const key = asked.map(({ question }) => addressOf(question)).join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the addresses say all of the questions
  useEffect(() => {
    let state: Series = { answers: [], failed: 0, of: asked.length }
    setSeries(state)
    if (asked.length === 0) return
    const worker = new Worker(new URL('./lab-worker.ts', import.meta.url), { type: 'module' })
    let at = 0
    const next = (change: Partial<Series>) => {
      state = { ...state, ...change }
      setSeries(state)
      at++
      if (at < asked.length) worker.postMessage(asked[at]!.question)
      else worker.terminate()
    }
    worker.onmessage = ({ data }: MessageEvent<LabNews>) => {
      if (data.kind === 'answer')
        next({ answers: [...state.answers, { ...asked[at]!, answer: data.answer }] })
      else if (data.kind !== 'progress') next({ failed: state.failed + 1 })
    }
    worker.onerror = () => next({ failed: state.failed + 1 })
    worker.postMessage(asked[0]!.question)
    return () => worker.terminate()
  }, [key])
  return series
}
