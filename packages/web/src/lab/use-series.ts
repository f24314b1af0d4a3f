import { useEffect, useState } from 'react'
import type { SeriesAnswer, SeriesQuestion } from './odds-pictures.ts'
import { type LabNews, labAddress } from './question.ts'

interface LabSeries {
  readonly answers: readonly SeriesAnswer[]
  /** The number of questions that the lab could not answer. */
  readonly failed: number
  readonly of: number
}

/** Asks the lab a series of questions in its own worker; each answer is shown at once. */
export function useSeries(asked: readonly SeriesQuestion[]): LabSeries {
  const [series, setSeries] = useState<LabSeries>({ answers: [], failed: 0, of: 0 })
  const key = asked.map(({ question }) => labAddress(question)).join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the addresses say all of the questions
  useEffect(() => {
    let state: LabSeries = { answers: [], failed: 0, of: asked.length }
    setSeries(state)
    if (asked.length === 0) return
    const worker = new Worker(new URL('./lab-worker.ts', import.meta.url), { type: 'module' })
    let at = 0
    const next = (change: Partial<LabSeries>) => {
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
