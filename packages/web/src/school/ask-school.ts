import type { Refusal } from '@cardroom/engine'
import type { OwnReply } from '@cardroom/protocol'
import type { Examination, Exercise, ExerciseRequest, WantedExam } from '@cardroom/school'
import { fetchJson } from '../connection/fetch-json.ts'
import type { SchoolNews, SchoolQuestion } from './question.ts'

type SchoolRequest = Pick<SchoolQuestion, 'about'> &
  (
    | { readonly about: 'exercise'; readonly wanted: ExerciseRequest }
    | { readonly about: 'exam'; readonly wanted: WantedExam }
  )

const waiting = new Map<number, (news: SchoolNews) => void>()
let asked = 0
let worker: Worker | undefined
let own: Promise<OwnReply | undefined> | undefined

/** Starts the page's one worker, which plays rounds until there is something to ask. */
function startWorker(): Worker {
  const one = new Worker(new URL('./school-worker.ts', import.meta.url), { type: 'module' })
  one.onmessage = ({ data }: MessageEvent<SchoolNews>) => {
    waiting.get(data.id)?.(data)
    waiting.delete(data.id)
  }
  one.onerror = ({ message }) => {
    worker = undefined
    for (const [id, tell] of waiting) tell({ id, about: 'broken', why: message })
    waiting.clear()
  }
  return one
}

async function ask(question: SchoolRequest): Promise<SchoolNews> {
  // Filed games work without a server.
  own ??= fetchJson<OwnReply>('/api/own').catch(() => undefined)
  const ours = await own
  asked++
  const id = asked
  worker ??= startWorker()
  const told = new Promise<SchoolNews>(resolve => waiting.set(id, resolve))
  worker.postMessage({ ...question, id, own: ours } satisfies SchoolQuestion)
  return told
}

const broken = (news: SchoolNews): Error =>
  new Error(news.about === 'broken' ? news.why : `that was not asked: ${news.about}`)

/** The requested exercise, or why there is none; rejects only if the worker breaks. */
export async function askExercise(wanted: ExerciseRequest): Promise<Exercise | Refusal> {
  const news = await ask({ about: 'exercise', wanted })
  if (news.about !== 'exercise') throw broken(news)
  return news.made
}

export async function askExam(wanted: WantedExam): Promise<Examination | Refusal> {
  const news = await ask({ about: 'exam', wanted })
  if (news.about !== 'exam') throw broken(news)
  return news.made
}
