import { expect, test } from 'vitest'
import { Deadlines, type TimedTask } from './deadlines.ts'

const task = (key: string): TimedTask => ({ key, after: 0 })
const turn = () => new Promise(done => setImmediate(done))

test('a task that is planned again before it was taken up runs once', async () => {
  const ran: TimedTask[] = []
  const deadlines = new Deadlines<TimedTask>(one => ran.push(one), Date.now)
  const first = task('deal')
  deadlines.plan([first])
  deadlines.plan([task('deal')])
  await turn()
  expect(ran).toEqual([first])
  expect(deadlines.takeUp(first)).toBe(true)
  expect(deadlines.takeUp(first)).toBe(false)
})

test('a task that was taken up and failed can be planned again', async () => {
  const ran: TimedTask[] = []
  const deadlines: Deadlines<TimedTask> = new Deadlines(
    one => void (deadlines.takeUp(one) && ran.push(one)),
    Date.now,
  )
  deadlines.plan([task('deal')])
  await turn()
  deadlines.plan([task('deal')])
  await turn()
  expect(ran).toHaveLength(2)
})

test('a task that is no longer planned is neither run nor taken up', async () => {
  const ran: TimedTask[] = []
  const deadlines = new Deadlines<TimedTask>(one => ran.push(one), Date.now)
  const gone = task('deal')
  deadlines.plan([gone])
  deadlines.plan([])
  await turn()
  expect(ran).toEqual([])
  expect(deadlines.takeUp(gone)).toBe(false)
})

test('a task due later than a timer can count is not due at once', async () => {
  const ran: TimedTask[] = []
  const deadlines = new Deadlines<TimedTask>(one => ran.push(one), Date.now)
  deadlines.plan([{ key: 'call', after: 2 ** 40 }])
  await new Promise(done => setTimeout(done, 20))
  deadlines.plan([])
  expect(ran).toEqual([])
})

test('time stops while the table stands still, and none is gained', () => {
  let now = 1_000
  const deadlines = new Deadlines<TimedTask>(
    () => {},
    () => now,
  )
  const clock: TimedTask = { key: 'move', after: 30_000 }
  const due = () => [...deadlines].map(one => one.due)
  deadlines.plan([clock])
  now = 21_000
  deadlines.plan([], true)
  now = 500_000
  deadlines.plan([], true)
  deadlines.plan([clock])
  expect(due()).toEqual([510_000])
  // Whoever is waited for less, because they have gone meanwhile, has no more than that.
  deadlines.plan([], true)
  deadlines.plan([{ ...clock, after: 3_000 }])
  expect(due()).toEqual([503_000])
  // What is planned anew after something else has happened has all its time.
  deadlines.plan([])
  deadlines.plan([clock])
  expect(due()).toEqual([530_000])
  deadlines.plan([])
})
