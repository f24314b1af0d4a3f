import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { logOf, serve } from '@cardroom/server'
import { Client, oneOfEach } from '@cardroom/server/testing'
import { brokenJson, brokenText } from '@cardroom/testing'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { runs } from './runs.ts'

/** High enough that no message is delayed or refused. */
const GENEROUS_LIMIT = { atOnce: 1_000_000, aSecond: 1_000_000 }
const GAMES = ['comstock/ez-baccarat-panda-8', 'outlaws/texas-holdem']

test('answers any message of a connection, and stays in order', {
  timeout: 0,
}, async () => {
  const troubles: string[] = []
  const data = mkdtempSync(join(tmpdir(), 'cardroom-line-'))
  const served = await serve({
    port: 0,
    host: '127.0.0.1',
    data,
    lobby: GAMES,
    limits: { messages: GENEROUS_LIMIT, messagesOfAddress: GENEROUS_LIMIT },
    log: logOf({ level: 'warn', format: 'text', write: line => troubles.push(line) }),
    timings: { bot: [0, 0], pause: 0, line: 0, wagers: 5, decision: 5, settlement: 0 },
  })
  onTestFinished(async () => {
    await served.close()
    rmSync(data, { recursive: true, force: true })
  })
  const messages = GAMES.flatMap(game => oneOfEach(game.replace('/', '-')))
  const written = fc.oneof(
    brokenJson(messages).map(value => JSON.stringify(value)),
    brokenText(messages.map(message => JSON.stringify(message))),
  )
  const client = await Client.connect(served.url, { name: 'Ann' })
  onTestFinished(() => client.socket.terminate())
  for (const message of messages) await client.ask(message)
  await fc.assert(
    fc.asyncProperty(written, async text => {
      client.socket.send(text)
      expect((await client.ask({ type: 'ping' })).type).toBe('ok')
      expect(troubles).toEqual([])
    }),
    runs(200),
  )
  const refused = client.received.filter(({ type }) => type === 'refused')
  expect(refused.length).toBeGreaterThan(50)
})
