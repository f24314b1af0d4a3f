import type { Refusal } from '@cardroom/engine'
import type { Position, PositionValues, Review } from '@cardroom/lab'
import type { OwnReply } from '@cardroom/protocol'
import { fetchJson } from '../net/fetched.ts'
import { Desk } from './desk.ts'
import type { ValuesNews } from './question.ts'

/** One worker for the page. */
const desk = new Desk((tell, failed) => {
  const worker = new Worker(new URL('./values-worker.ts', import.meta.url), { type: 'module' })
  worker.onmessage = ({ data }: MessageEvent<ValuesNews>) => tell(data)
  worker.onerror = ({ message }) => failed(message)
  return { ask: question => worker.postMessage(question), leave: () => worker.terminate() }
})

/** What each choice of a seat is worth; what cannot be valued is a refusal. Rejected only if given up, or broken. */
export const askValues = (position: Position, signal?: AbortSignal): Promise<PositionValues | Refusal> =>
  desk.ask({ about: 'choices', position }, signal)

let own: Promise<OwnReply> | undefined

/** What each decision of a finished record was worth; `earlier` are records of the same shoe that came before it. */
export async function askReview(
  record: unknown,
  earlier: readonly unknown[],
  signal?: AbortSignal,
): Promise<Review | Refusal> {
  own ??= fetchJson<OwnReply>('/api/own')
  try {
    return await desk.ask({ about: 'round', record, earlier, own: await own }, signal)
  } catch (error) {
    own = undefined
    throw error
  }
}
