import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, withFiling003 } from '@cardroom/server/testing'
import { expect, onTestFinished, test } from 'vitest'

/** The longest wait in milliseconds for an unfinished request, where nothing else ends it. */
const ASKED_WITHIN = 15_000

const bin = join(import.meta.dirname, '../../../../bin/cardroom.js')

interface ProcessEnd {
  readonly code: number | null
  readonly out: string
  readonly errors: string
}

/** `cardroom serve`, in a folder of its own. */
const serve = (...args: string[]) => serveOn(process.execPath, ...args)

function serveOn(
  node: string,
  ...args: string[]
): {
  child: ChildProcess
  data: string
  ended: Promise<ProcessEnd>
  url: Promise<string>
} {
  const data = mkdtempSync(join(tmpdir(), 'cardroom-cli-'))
  const child = spawn(node, [bin, 'serve', '--data', data, ...args])
  let [out, errors] = ['', '']
  const url = new Promise<string>(done => {
    child.stdout.on('data', text => {
      out += text
      const found = /http:\S+/.exec(out)
      if (found) done(found[0])
    })
  })
  child.stderr.on('data', text => {
    errors += text
  })
  const ended = new Promise<ProcessEnd>(done => child.once('close', code => done({ code, out, errors })))
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
    rmSync(data, { recursive: true, force: true })
  })
  return { child, data, ended, url }
}

test('opens the card room, says so in one line, and closes it on a signal', async () => {
  const { child, ended, url } = serve('--port', '0')
  const games = (await (await fetch(`${await url}/api/games`)).json()) as unknown[]
  expect(games.length).toBeGreaterThan(10)
  child.kill('SIGTERM')
  const { code, out } = await ended
  expect(code).toBe(0)
  expect(out.split('\n')[0]).toMatch(/^Cardroom: http:\/\/localhost:\d+ \(\d+ tables, kept in /)
})

test('passes a signal from the starting Node process on to the card room', async () => {
  const { child, ended, url } = serveOn('node', '--port', '0')
  await fetch(`${await url}/api/games`)
  child.kill('SIGTERM')
  expect((await ended).code).toBe(0)
  await expect(fetch(`${await url}/api/games`)).rejects.toThrow()
})

test('ends although an HTTP client never finishes', async () => {
  const { child, ended, url } = serve('--port', '0')
  const socket = connect(Number(new URL(await url).port), '127.0.0.1')
  socket.on('error', () => {})
  onTestFinished(() => void socket.destroy())
  socket.write('POST /api/games HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\nnever')
  await new Promise(done => setTimeout(done, 100))
  const told = Date.now()
  child.kill('SIGTERM')
  expect((await ended).code).toBe(0)
  expect(Date.now() - told).toBeLessThan(ASKED_WITHIN)
})

test('reads the lines of a filing from --filings', async () => {
  const folder = withFiling003(mkdtempSync(join(tmpdir(), 'cardroom-filings-')))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const { child, ended, url } = serve('--port', '0', '--filings', folder)
  const reply = await fetch(`${await url}/api/filings/003?from=718`)
  expect(await reply.json()).toMatchObject({ lines: { 3: { number: 718, text: 'Line 718.', cited: true } } })
  child.kill('SIGTERM')
  expect((await ended).errors).toContain('is not the text of filing 003 that was cited')
})

test('names a port that is in use', async () => {
  const taken = createServer()
  await new Promise<void>(done => taken.listen(0, done))
  onTestFinished(() => void taken.close())
  const { port } = taken.address() as { port: number }
  const { data, ended } = serve('--port', String(port))
  const { code, errors } = await ended
  expect(code).toBe(2)
  expect(readdirSync(data)).toEqual([])
  expect(errors).toBe(`cardroom serve: port ${port} is in use: --port names another\n`)
})

test('names a folder that another card room uses', async () => {
  const first = serve('--port', '0')
  await first.url
  const { code, errors } = await serve('--port', '0', '--data', first.data).ended
  expect(code).toBe(2)
  expect(errors).toBe(`cardroom serve: ${first.data} is in use by another card room\n`)
})

test('stays open when the reader of the log goes away', async () => {
  const { child, ended, url } = serve('--port', '0', '--log-level', 'debug')
  const at = await url
  child.stderr!.destroy()
  for (let i = 0; i < 5; i++) {
    const client = await Client.connect(at)
    await client.close()
  }
  await expect.poll(() => lostLines(at)).toBeGreaterThan(0)
  expect(child.exitCode).toBeNull()
  child.kill('SIGTERM')
  expect((await ended).code).toBe(0)
})

async function lostLines(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(/^cardroom_log_lines_lost_total (\d+)/m.exec(text)?.[1])
}

test('writes a log for programs without cards or tokens', async () => {
  const { child, ended, url } = serve('--port', '0', '--log-level', 'debug', '--log-format', 'json')
  const client = await Client.connect(await url, { name: 'Ann' })
  const table = 'outlaws-texas-holdem'
  await client.must({ type: 'watch', table })
  await client.must({ type: 'sit', table })
  await client.until(table, ({ you }) => you.may.some(may => may.do === 'move'))
  const opened = await client.must({ type: 'open', game: 'outlaws/texas-holdem' })
  await client.close()
  child.kill('SIGTERM')
  const { errors } = await ended
  const lines = errors
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
  expect(lines.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['came in', 'opened', expect.stringMatching(/^open at/), 'closed']),
  )
  expect(lines.find(({ what }) => what === 'opened')).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    level: 'info',
    what: 'opened',
    table: opened.type === 'ok' ? opened.table : '',
    person: expect.stringMatching(/^[0-9a-f]{12}$/),
  })
  expect(errors).not.toContain(client.token)
  expect(errors).not.toMatch(/"[^"]*\b[2-9TJQKA][cdhs]\b/)
})

test('prints the settings in force and their sources without the password, and opens nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cardroom-config-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'house.json')
  writeFileSync(file, '{ "port": 1, "drain": 30, "database": "postgres://house:s3cret@db/cards" }')
  const asked = serve('--config', file, '--port', '2', '--print-config', '--json')
  const { code, out } = await asked.ended
  expect(code).toBe(0)
  expect(JSON.parse(out)).toMatchObject({
    port: { value: 2, from: '--port' },
    drain: { value: 30, from: file },
    database: { value: 'postgres://house:(hidden)@db/cards', from: file },
    host: { value: '127.0.0.1', from: 'default' },
  })
  expect(readdirSync(asked.data)).toEqual([])
  expect((await serve('--print-config').ended).out).toMatch(/^port +default +8080$/m)
})

test('takes the limits of connections from the configuration file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cardroom-config-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'house.json')
  writeFileSync(file, '{ "port": 0, "limits": { "questions": { "atOnce": 2, "aSecond": 0.001 } } }')
  const at = await serve('--config', file).url
  const codes = []
  for (let i = 0; i < 3; i++) codes.push((await fetch(`${at}/api/games`)).status)
  expect(codes).toEqual([200, 200, 429])
})

test('says at which addresses it can be reached', async () => {
  const { child, ended, url } = serve('--port', '0', '--origin', 'https://cards.example')
  await url
  child.kill('SIGTERM')
  expect((await ended).out.split('\n')[1]).toBe('From other machines: https://cards.example')
})

test.each([
  [['--config', 'nowhere.json'], 'nowhere.json: there is no such file'],
  [['--log-level', 'loud'], '--log-level: debug, info, warn, error, not "loud"'],
  [['--origin', 'cards.example'], '--origin: https://HOST or http://HOST:PORT, not "cards.example"'],
  [['--port', 'eighty'], '--port: a number from 0 to 65535, not "eighty"'],
  [['--port', '70000'], '--port: a number from 0 to 65535'],
  [['--colour', 'red'], '--colour'],
  [['--filings', 'nowhere'], '--filings: there is no folder "nowhere"'],
])('%j is refused in one line', async (args, why) => {
  const { code, errors } = await serve(...args).ended
  expect(code).toBe(2)
  expect(errors).toContain(why)
  expect(errors.trim().split('\n')).toHaveLength(1)
})
