import type { AnswerTo, ValuesNews, ValuesQuestion } from './question.ts'

/** Answers one question at a time. */
interface ValuesWorker {
  ask(question: ValuesQuestion): void
  leave(): void
}

/** Starts a worker; it tells its answers, or that it has failed. */
type StartWorker = (tell: (news: ValuesNews) => void, failed: (why: string) => void) => ValuesWorker

interface WaitingQuestion {
  readonly question: ValuesQuestion
  readonly answered: (answer: AnswerTo<ValuesQuestion>) => void
  readonly failed: (why: unknown) => void
}

/**
 * Has questions answered one after the other, in the order in which they were asked, by a worker that is started when
 * first needed. An aborted question is not begun; an answer to it is dropped.
 */
export class ValuesQueue {
  readonly #start: StartWorker
  readonly #waiting: WaitingQuestion[] = []
  #worker: ValuesWorker | undefined
  #isBusy = false

  constructor(start: StartWorker) {
    this.#start = start
  }

  ask<Q extends ValuesQuestion>(question: Q, signal?: AbortSignal): Promise<AnswerTo<Q>> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      const waiting: WaitingQuestion = {
        question,
        // The worker answers with the type that belongs to the question.
        answered: answer => resolve(answer as AnswerTo<Q>),
        failed: reject,
      }
      this.#waiting.push(waiting)
      signal?.addEventListener('abort', () => this.#leave(waiting, signal.reason), { once: true })
      this.#next()
    })
  }

  #leave(who: WaitingQuestion, why: unknown): void {
    who.failed(why)
    const at = this.#waiting.indexOf(who)
    // The first one is being answered, and leaves the queue with its answer.
    if (at > 0 || (at === 0 && !this.#isBusy)) this.#waiting.splice(at, 1)
  }

  #next(): void {
    const [first] = this.#waiting
    if (this.#isBusy || !first) return
    this.#isBusy = true
    this.#worker ??= this.#startWorker()
    this.#worker.ask(first.question)
  }

  #startWorker(): ValuesWorker {
    const worker = this.#start(
      news => {
        if (news.kind === 'answer') this.#done(one => one.answered(news.answer))
        else this.#done(one => one.failed(new Error(news.why)))
      },
      why => {
        worker.leave()
        this.#worker = undefined
        this.#done(one => one.failed(new Error(why)))
      },
    )
    return worker
  }

  #done(tell: (who: WaitingQuestion) => void): void {
    const first = this.#waiting.shift()
    this.#isBusy = false
    if (first) tell(first)
    this.#next()
  }
}
