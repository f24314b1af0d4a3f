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
