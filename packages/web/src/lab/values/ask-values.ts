import type { Refusal } from '@cardroom/engine'
import type { Position, PositionValues, Review } from '@cardroom/lab'
import type { OwnReply } from '@cardroom/protocol'
import { fetchJson } from '../../connection/fetch-json.ts'
import type { ValuesNews } from './question.ts'
import { ValuesQueue } from './values-queue.ts'

/** One worker for the page. */
const queue = new ValuesQueue((tell, failed) => {
  const worker = new Worker(new URL('./values-worker.ts', import.meta.url), { type: 'module' })
  worker.onmessage = ({ data }: MessageEvent<ValuesNews>) => tell(data)
  worker.onerror = ({ message }) => failed(message)
  return { ask: question => worker.postMessage(question), leave: () => worker.terminate() }
})

/** The value of each choice of a seat, or a refusal. Rejects only if aborted or if the worker breaks. */
export const askValues = (position: Position, signal?: AbortSignal): Promise<PositionValues | Refusal> =>
  queue.ask({ about: 'choices', position }, signal)

let own: Promise<OwnReply> | undefined

/** What each decision of a finished record was worth; `earlier` are records of the same shoe that came before it. */
export async function askReview(
  record: unknown,
  earlier: readonly unknown[],
  signal?: AbortSignal,
): Promise<Review | Refusal> {
  own ??= fetchJson<OwnReply>('/api/own')
  try {
    return await queue.ask({ about: 'round', record, earlier, own: await own }, signal)
  } catch (error) {
    own = undefined
    throw error
  }
}
