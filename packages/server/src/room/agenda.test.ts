import { expect, test } from 'vitest'
import { Agenda, type Task } from './agenda.ts'

const task = (key: string): Task => ({ key, after: 0 })
const turn = () => new Promise(done => setImmediate(done))

test('a task that is planned again before it was taken up runs once', async () => {
  const ran: Task[] = []
  const agenda = new Agenda<Task>(one => ran.push(one), Date.now)
  const first = task('deal')
  agenda.plan([first])
  agenda.plan([task('deal')])
  await turn()
  expect(ran).toEqual([first])
  expect(agenda.takeUp(first)).toBe(true)
  expect(agenda.takeUp(first)).toBe(false)
})

test('a task that was taken up and failed can be planned again', async () => {
  const ran: Task[] = []
  const agenda: Agenda<Task> = new Agenda(one => void (agenda.takeUp(one) && ran.push(one)), Date.now)
  agenda.plan([task('deal')])
  await turn()
  agenda.plan([task('deal')])
  await turn()
  expect(ran).toHaveLength(2)
})

test('what is not planned any more is neither run nor taken up', async () => {
  const ran: Task[] = []
  const agenda = new Agenda<Task>(one => ran.push(one), Date.now)
  const gone = task('deal')
  agenda.plan([gone])
  agenda.plan([])
  await turn()
  expect(ran).toEqual([])
  expect(agenda.takeUp(gone)).toBe(false)
})

test('what is due later than a timer can tell is not due at once', async () => {
  const ran: Task[] = []
  const agenda = new Agenda<Task>(one => ran.push(one), Date.now)
  agenda.plan([{ key: 'call', after: 2 ** 40 }])
  await new Promise(done => setTimeout(done, 20))
  agenda.plan([])
  expect(ran).toEqual([])
})

test('while the table stands still no time runs, and none is won', () => {
  let now = 1_000
  const agenda = new Agenda<Task>(
    () => {},
    () => now,
  )
  const clock: Task = { key: 'move', after: 30_000 }
  const due = () => [...agenda].map(one => one.due)
  agenda.plan([clock])
  now = 21_000
  agenda.plan([], true)
  now = 500_000
  agenda.plan([], true)
  agenda.plan([clock])
  expect(due()).toEqual([510_000])
  // Whoever is waited for less, because they have gone meanwhile, has no more than that.
  agenda.plan([], true)
  agenda.plan([{ ...clock, after: 3_000 }])
  expect(due()).toEqual([503_000])
  // What is planned anew after something else has happened has all its time.
  agenda.plan([])
  agenda.plan([clock])
  expect(due()).toEqual([530_000])
  agenda.plan([])
})
