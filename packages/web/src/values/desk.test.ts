import type { Refusal } from '@cardroom/engine'
import { describe, expect, test } from 'vitest'
import { Desk } from './desk.ts'
import type { ValuesNews, ValuesQuestion } from './question.ts'

const about = (record: string): ValuesQuestion & { about: 'round' } => ({
  about: 'round',
  record,
  earlier: [],
  own: [],
})
const said = (code: string): Refusal => ({ code, at: [], values: {} })

interface Called {
  readonly asked: unknown[]
  readonly tell: (news: ValuesNews) => void
  readonly failed: (why: string) => void
  gone: boolean
}

/** A desk whose clerks write down what they are asked and answer when they are told to. */
function office() {
  const clerks: Called[] = []
  const desk = new Desk((tell, failed) => {
    const clerk: Called = { asked: [], tell, failed, gone: false }
    clerks.push(clerk)
    return {
      ask: question => clerk.asked.push(question.about === 'round' ? question.record : question.position),
      leave: () => {
        clerk.gone = true
      },
    }
  })
  const answer = (code: string) => clerks.at(-1)!.tell({ kind: 'answer', answer: said(code) })
  return { desk, clerks, answer }
}

describe('the desk', () => {
  test('calls nobody before somebody asks', () => {
    expect(office().clerks).toEqual([])
  })

  test('has one question answered after the other, by one clerk', async () => {
    const { desk, clerks, answer } = office()
    const both = Promise.all([desk.ask(about('a')), desk.ask(about('b'))])
    expect(clerks).toHaveLength(1)
    expect(clerks[0]!.asked).toEqual(['a'])
    answer('first')
    expect(clerks[0]!.asked).toEqual(['a', 'b'])
    answer('second')
    expect(await both).toEqual([said('first'), said('second')])
    expect(clerks).toHaveLength(1)
  })

  test('does not begin what nobody waits for any more', async () => {
    const { desk, clerks, answer } = office()
    const leaving = new AbortController()
    const first = desk.ask(about('a'))
    const left = desk.ask(about('b'), leaving.signal)
    const third = desk.ask(about('c'))
    leaving.abort(new Error('left'))
    await expect(left).rejects.toThrow('left')
    answer('first')
    answer('third')
    expect(await first).toEqual(said('first'))
    expect(await third).toEqual(said('third'))
    expect(clerks[0]!.asked).toEqual(['a', 'c'])
    await expect(desk.ask(about('d'), leaving.signal)).rejects.toThrow('left')
  })

  test('drops an answer that comes too late, and gives nobody else’s', async () => {
    const { desk, clerks, answer } = office()
    const leaving = new AbortController()
    const left = desk.ask(about('a'), leaving.signal)
    const next = desk.ask(about('b'))
    leaving.abort(new Error('left'))
    await expect(left).rejects.toThrow('left')
    expect(clerks[0]!.asked).toEqual(['a'])
    answer('first')
    answer('second')
    expect(await next).toEqual(said('second'))
  })

  test('tells whoever asked that the clerk has failed, and calls another', async () => {
    const { desk, clerks, answer } = office()
    const failed = desk.ask(about('a'))
    const next = desk.ask(about('b'))
    clerks[0]!.failed('out of memory')
    await expect(failed).rejects.toThrow('out of memory')
    expect(clerks[0]!.gone).toBe(true)
    expect(clerks[1]!.asked).toEqual(['b'])
    answer('second')
    expect(await next).toEqual(said('second'))
  })

  test('goes on after a question that the lab could not bear', async () => {
    const { desk, clerks, answer } = office()
    const failed = desk.ask(about('a'))
    clerks[0]!.tell({ kind: 'broken', why: 'no such card' })
    await expect(failed).rejects.toThrow('no such card')
    const next = desk.ask(about('b'))
    answer('second')
    expect(await next).toEqual(said('second'))
    expect(clerks).toHaveLength(1)
  })
})
