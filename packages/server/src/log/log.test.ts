import { expect, test } from 'vitest'
import { type LogOptions, logOf } from './log.ts'

function lines(options: Partial<LogOptions>): { log: ReturnType<typeof logOf>; all: string[] } {
  const all: string[] = []
  const log = logOf({
    level: 'info',
    format: 'text',
    write: line => all.push(line),
    now: () => Date.UTC(2026, 0, 2, 3, 4, 5, 6),
    ...options,
  })
  return { log, all }
}

test('a line says when, how grave, about whom and what', () => {
  const { log, all } = lines({})
  log('the store cannot be written', { level: 'error', table: 'outlaws-pan', person: '0a1b' })
  expect(all).toEqual([
    '2026-01-02T03:04:05.006Z error table=outlaws-pan person=0a1b the store cannot be written\n',
  ])
})

test('a JSON line has the thrown error in it', () => {
  const { log, all } = lines({ format: 'json' })
  log('a\nb', { table: 't', error: new Error('broken') })
  expect(all[0]).toMatch(/^[^\n]+\n$/)
  expect(JSON.parse(all[0]!)).toEqual({
    time: '2026-01-02T03:04:05.006Z',
    level: 'warn',
    what: 'a\nb',
    table: 't',
    error: expect.stringContaining('Error: broken\n'),
  })
})

test('a message cannot start a second line of the log', () => {
  const { log, all } = lines({})
  log('hello\n2026-01-02T03:04:05.006Z error the house is on fire')
  expect(all[0]!.trimEnd().split('\n')).toHaveLength(1)
})

test.each([
  ['debug', 4],
  ['info', 3],
  ['warn', 2],
  ['error', 1],
] as const)('from %s on, %i of four lines are written', (level, count) => {
  const { log, all } = lines({ level })
  for (const one of ['debug', 'info', 'warn', 'error'] as const) log('something', { level: one })
  expect(all).toHaveLength(count)
})

test('secrets and passwords are hidden, in thrown errors too', () => {
  const { log, all } = lines({})
  const secret = 'ab'.repeat(32)
  log(`${secret} of postgres://house:open%20sesame@db:5432/cards`, {
    error: new Error(`no postgres://house:p4ss@db (${secret})`),
  })
  expect(all[0]).toContain('postgres://house:(hidden)@db:5432/cards')
  expect(all[0]).not.toMatch(/sesame|p4ss|abab/)
})
