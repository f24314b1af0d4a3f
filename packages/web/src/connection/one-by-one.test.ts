import { expect, test } from 'vitest'
import { oneByOne } from './one-by-one.ts'

const turn = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

test('does everything in order, one thing per turn', async () => {
  const done: string[] = []
  const inTurn = oneByOne()
  for (const what of ['first', 'second', 'third']) inTurn(() => done.push(what))
  expect(done).toEqual([])
  while (done.length < 3) await turn()
  expect(done).toEqual(['first', 'second', 'third'])
  inTurn(() => {
    done.push('fourth')
    inTurn(() => done.push('fifth'))
  })
  while (done.length < 5) await turn()
  expect(done.slice(3)).toEqual(['fourth', 'fifth'])
})
