import type { AnswerTo, ValuesNews, ValuesQuestion } from './question.ts'

/** Whoever answers, one question at a time. */
export interface Clerk {
  ask(question: ValuesQuestion): void
  leave(): void
}

/** Calls a clerk, who tells the answers, or that nothing more can be expected of them. */
export type CallClerk = (tell: (news: ValuesNews) => void, failed: (why: string) => void) => Clerk

interface Waiting {
  readonly question: ValuesQuestion
  readonly answered: (answer: AnswerTo<ValuesQuestion>) => void
  readonly failed: (why: unknown) => void
}

/**
 * Takes questions and has them answered one after the other, in the order in which they were asked, by a clerk who is
 * called when first needed. A question that nobody waits for any more is not begun; an answer that comes too late is
 * dropped.
 */
export class Desk {
  readonly #call: CallClerk
  readonly #waiting: Waiting[] = []
  #clerk: Clerk | undefined
  #isBusy = false

  constructor(call: CallClerk) {
    this.#call = call
  }

  ask<Q extends ValuesQuestion>(question: Q, signal?: AbortSignal): Promise<AnswerTo<Q>> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      const waiting: Waiting = {
        question,
        // The clerk answers the question that it was given.
        answered: answer => resolve(answer as AnswerTo<Q>),
        failed: reject,
      }
      this.#waiting.push(waiting)
      signal?.addEventListener('abort', () => this.#leave(waiting, signal.reason), { once: true })
      this.#next()
    })
  }

  #leave(who: Waiting, why: unknown): void {
    who.failed(why)
    const at = this.#waiting.indexOf(who)
    // The first one is being answered: its place is free when the answer is there.
    if (at > 0 || (at === 0 && !this.#isBusy)) this.#waiting.splice(at, 1)
  }

  #next(): void {
    const [first] = this.#waiting
    if (this.#isBusy || !first) return
    this.#isBusy = true
    this.#clerk ??= this.#called()
    this.#clerk.ask(first.question)
  }

  #called(): Clerk {
    const clerk = this.#call(
      news => {
        if (news.kind === 'answer') this.#done(one => one.answered(news.answer))
        else this.#done(one => one.failed(new Error(news.why)))
      },
      why => {
        clerk.leave()
        this.#clerk = undefined
        this.#done(one => one.failed(new Error(why)))
      },
    )
    return clerk
  }

  #done(tell: (who: Waiting) => void): void {
    const first = this.#waiting.shift()
    this.#isBusy = false
    if (first) tell(first)
    this.#next()
  }
}
