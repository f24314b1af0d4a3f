import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureProcess, spawnRoom } from '@cardroom/server/testing'
import { expect, onTestFinished, test } from 'vitest'

const bin = join(import.meta.dirname, '../../../../bin/cardroom.js')
const MONTH = 31 * 24 * 60 * 60 * 1000
const thisMonth = new Date().toISOString().slice(0, 7)

function cardroom(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8' })
  return { status, stdout, stderr }
}

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'cardroom-archive-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

/** The end of the process, which is killed after this many milliseconds. */
const within = (child: ChildProcess, most: number): Promise<number | null> =>
  new Promise(done => {
    const timer = setTimeout(() => child.kill('SIGKILL'), most)
    child.once('exit', code => {
      clearTimeout(timer)
      done(code)
    })
  })

test('archiving a running card room loses and doubles nothing, however often it is killed', async () => {
  const place = folder()
  const data = join(place, 'data')
  const timings = { bot: [0, 0], pause: 0, settlement: 0, wagers: 1, bank: 1, decision: 1 } as const
  const past = await spawnRoom({
    data,
    lobby: ['outlaws/texas-holdem'],
    playOn: true,
    timings,
    ahead: -2 * MONTH,
  })
  onTestFinished(() => past.kill())
  while ((await measureProcess(past)).rounds < 130) await new Promise(done => setTimeout(done, 100))
  await past.kill()
  const room = await spawnRoom({ data, lobby: ['outlaws/texas-holdem'], playOn: true })
  onTestFinished(() => room.kill())
  const archive = () => spawn(process.execPath, [bin, 'archive', '--data', data], { stdio: 'ignore' })
  const started = performance.now()
  expect(await within(spawn(process.execPath, [bin, 'archive', '--help'], { stdio: 'ignore' }), 60_000)).toBe(
    0,
  )
  // Less than it takes before anything is written, even if the machine was slower just now.
  let patience = (performance.now() - started) * 0.75
  let kills = 0
  while ((await within(archive(), patience)) !== 0) {
    kills++
    patience *= 1.4
    if (kills > 150) throw new Error('it never ends')
  }
  expect(kills).toBeGreaterThan(0)
  expect(cardroom('archive', '--data', data)).toMatchObject({
    status: 0,
    stdout: 'There is nothing to archive.\n',
  })
  const one = await fetch(`${room.url}/api/rounds/outlaws-texas-holdem.1`)
  expect(await one.json()).toMatchObject({ id: 'outlaws-texas-holdem.1' })
  await room.kill()
  const { status, stdout } = cardroom('audit', '--data', data, '--json')
  expect(JSON.parse(stdout)).toMatchObject({ wrong: [] })
  expect(status).toBe(0)
}, 240_000)

test('prints the archived rounds and verifies one of their records', async () => {
  const place = folder()
  const data = join(place, 'data')
  const past = await spawnRoom({ data, lobby: ['outlaws/texas-holdem'], playOn: true, ahead: -2 * MONTH })
  onTestFinished(() => past.kill())
  while ((await measureProcess(past)).rounds < 25) await new Promise(done => setTimeout(done, 100))
  await past.kill()
  const done = cardroom('archive', '--data', data, '--to', join(place, 'cold'))
  expect(done).toMatchObject({ status: 0, stderr: '' })
  expect(done.stdout).toMatch(
    // Up to the last snapshot, of which there is one in twenty rounds.
    /^month +rounds +events +bytes +file\n\d{4}-\d\d +\d*[13579]9 +[\d,]+ +[\d,]+ KB +.*jsonl\.gz\n/,
  )
  expect(done.stdout).toMatch(/The house took [\d,]+ KB on its disk, and takes [\d,]+ KB now\.\n$/)
  const room = await spawnRoom({ data, lobby: [] })
  onTestFinished(() => room.kill())
  const reply = await fetch(`${room.url}/api/rounds/outlaws-texas-holdem.3`)
  const { record } = (await reply.json()) as { record: object }
  const file = join(place, 'record.json')
  writeFileSync(file, JSON.stringify(record))
  expect(cardroom('verify', file).status).toBe(0)
}, 120_000)

test.each([
  [['--before', '2026-13'], `--before: a month, such as ${thisMonth}, not "2026-13"`],
  [['--before', '2999-01'], `--before: ${thisMonth} is not over: ${thisMonth} at the latest`],
  [['--data', 'nowhere'], '--data: no card room is kept in nowhere'],
  [['--data', 'x', '--database', 'postgres://y/z'], '--database: a folder or a database, not both'],
  [['--database', 'y'], '--database: postgres://…, not "y"'],
])('%j is refused in one line', (args, why) => {
  expect(cardroom('archive', ...args)).toEqual({
    status: 2,
    stdout: '',
    stderr: `cardroom archive: ${why}\n`,
  })
})

test('names a folder that cannot be written to', async () => {
  const place = folder()
  const room = await spawnRoom({ data: join(place, 'data'), lobby: [] })
  await room.kill()
  writeFileSync(join(place, 'file'), '')
  const refused = cardroom('archive', '--data', join(place, 'data'), '--to', join(place, 'file'))
  expect(refused.status).toBe(2)
  expect(refused.stderr).toMatch(/^cardroom archive: --to: .*file cannot be written to: [^\n]*\n$/)
})
