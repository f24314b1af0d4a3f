import { useEffect, useState } from 'react'
import { type LabNews, type LabQuestion, labAddress } from './question.ts'

/** Asks the lab in its own worker, so that the page stays responsive; a new question ends the old one. */
export function useLab(question: LabQuestion): LabNews | undefined {
  const [news, setNews] = useState<LabNews>()
  const address = labAddress(question)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says all of the question
  useEffect(() => {
    setNews(undefined)
    const worker = new Worker(new URL('./lab-worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<LabNews>) => setNews(data)
    worker.onerror = ({ message }) => setNews({ kind: 'broken', why: message })
    worker.postMessage(question)
    return () => worker.terminate()
  }, [address])
  return news
}
