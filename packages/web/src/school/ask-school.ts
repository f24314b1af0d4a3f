import type { Refusal } from '@cardroom/engine'
import type { OwnReply } from '@cardroom/protocol'
import type { Examination, Exercise, Wanted, WantedExam } from '@cardroom/school'
import { fetchJson } from '../net/fetched.ts'
import type { SchoolNews, SchoolQuestion } from './question.ts'

type Asking = Pick<SchoolQuestion, 'about'> &
  (
    | { readonly about: 'exercise'; readonly wanted: Wanted }
    | { readonly about: 'exam'; readonly wanted: WantedExam }
  )

const waiting = new Map<number, (news: SchoolNews) => void>()
let asked = 0
let worker: Worker | undefined
let own: Promise<OwnReply | undefined> | undefined

/** One worker for the page: a table is laid and played there until it has something to ask. */
function called(): Worker {
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

async function ask(question: Asking): Promise<SchoolNews> {
  // A filed game needs no card room at all.
  own ??= fetchJson<OwnReply>('/api/own').catch(() => undefined)
  const ours = await own
  asked++
  const id = asked
  worker ??= called()
  const told = new Promise<SchoolNews>(resolve => waiting.set(id, resolve))
  worker.postMessage({ ...question, id, own: ours } satisfies SchoolQuestion)
  return told
}

const broken = (news: SchoolNews): Error =>
  new Error(news.about === 'broken' ? news.why : `that was not asked: ${news.about}`)

/** The exercise of that seed, or why there is none; rejected only if the worker is broken. */
export async function askExercise(wanted: Wanted): Promise<Exercise | Refusal> {
  const news = await ask({ about: 'exercise', wanted })
  if (news.about !== 'exercise') throw broken(news)
  return news.made
}

export async function askExam(wanted: WantedExam): Promise<Examination | Refusal> {
  const news = await ask({ about: 'exam', wanted })
  if (news.about !== 'exam') throw broken(news)
  return news.made
}
