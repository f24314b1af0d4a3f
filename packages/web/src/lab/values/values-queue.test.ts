import type { Refusal } from '@cardroom/engine'
import { describe, expect, test } from 'vitest'
import type { ValuesNews, ValuesQuestion } from './question.ts'
import { ValuesQueue } from './values-queue.ts'

const about = (record: string): ValuesQuestion & { about: 'round' } => ({
  about: 'round',
  record,
  earlier: [],
  own: [],
})
const said = (code: string): Refusal => ({ code, at: [], values: {} })

interface FakeWorker {
  readonly asked: unknown[]
  readonly tell: (news: ValuesNews) => void
  readonly failed: (why: string) => void
  gone: boolean
}

/** A queue whose workers note what they are asked, and answer when the test says so. */
function setUp() {
  const workers: FakeWorker[] = []
  const queue = new ValuesQueue((tell, failed) => {
    const worker: FakeWorker = { asked: [], tell, failed, gone: false }
    workers.push(worker)
    return {
      ask: question => worker.asked.push(question.about === 'round' ? question.record : question.position),
      leave: () => {
        worker.gone = true
      },
    }
  })
  const answer = (code: string) => workers.at(-1)!.tell({ kind: 'answer', answer: said(code) })
  return { queue, workers, answer }
}

describe('the queue of questions', () => {
  test('starts no worker before the first question', () => {
    expect(setUp().workers).toEqual([])
  })

  test('answers one question after the other, with one worker', async () => {
    const { queue, workers, answer } = setUp()
    const both = Promise.all([queue.ask(about('a')), queue.ask(about('b'))])
    expect(workers).toHaveLength(1)
    expect(workers[0]!.asked).toEqual(['a'])
    answer('first')
    expect(workers[0]!.asked).toEqual(['a', 'b'])
    answer('second')
    expect(await both).toEqual([said('first'), said('second')])
    expect(workers).toHaveLength(1)
  })

  test('does not begin an aborted question', async () => {
    const { queue, workers, answer } = setUp()
    const leaving = new AbortController()
    const first = queue.ask(about('a'))
    const left = queue.ask(about('b'), leaving.signal)
    const third = queue.ask(about('c'))
    leaving.abort(new Error('left'))
    await expect(left).rejects.toThrow('left')
    answer('first')
    answer('third')
    expect(await first).toEqual(said('first'))
    expect(await third).toEqual(said('third'))
    expect(workers[0]!.asked).toEqual(['a', 'c'])
    await expect(queue.ask(about('d'), leaving.signal)).rejects.toThrow('left')
  })

  test('drops the answer to an aborted question, and does not give it to the next', async () => {
    const { queue, workers, answer } = setUp()
    const leaving = new AbortController()
    const left = queue.ask(about('a'), leaving.signal)
    const next = queue.ask(about('b'))
    leaving.abort(new Error('left'))
    await expect(left).rejects.toThrow('left')
    expect(workers[0]!.asked).toEqual(['a'])
    answer('first')
    answer('second')
    expect(await next).toEqual(said('second'))
  })

  test('rejects the question of a worker that fails, and starts another worker', async () => {
    const { queue, workers, answer } = setUp()
    const failed = queue.ask(about('a'))
    const next = queue.ask(about('b'))
    workers[0]!.failed('out of memory')
    await expect(failed).rejects.toThrow('out of memory')
    expect(workers[0]!.gone).toBe(true)
    expect(workers[1]!.asked).toEqual(['b'])
    answer('second')
    expect(await next).toEqual(said('second'))
  })

  test('goes on after a question at which the lab broke', async () => {
    const { queue, workers, answer } = setUp()
    const failed = queue.ask(about('a'))
    workers[0]!.tell({ kind: 'broken', why: 'no such card' })
    await expect(failed).rejects.toThrow('no such card')
    const next = queue.ask(about('b'))
    answer('second')
    expect(await next).toEqual(said('second'))
    expect(workers).toHaveLength(1)
  })
})
