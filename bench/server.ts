import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from '@cardroom/server/testing/client.ts'
import { Regular, stayIn } from '@cardroom/server/testing/regular.ts'
import { type Spawned, spawnRoom, spawnServer } from '@cardroom/server/testing/spawned.ts'
import { WebSocket } from 'ws'
import type { Finding } from './table.ts'

const GAME = 'outlaws/texas-holdem'
const ROUNDS = 1_000
const TABLES = 8
const SEATS = 6

interface Session {
  readonly seconds: number
  /** What all sockets sent and received. */
  readonly messages: number
  readonly bytes: number
}

/**
 * A thousand rounds of hold'em at eight tables, a socket for every seat, every event on disk before it is
 * acknowledged; beside it a server that only sends back what it is sent, in messages of the same size.
 */
export async function server(): Promise<Finding[]> {
  const data = mkdtempSync(join(tmpdir(), 'cardroom-bench-'))
  const room = await spawnRoom({ data, lobby: [] })
  const echo = await spawnServer(join(import.meta.dirname, 'echo-process.ts'), [])
  try {
    const played = await playSession(room)
    const echoed = await echoSession(echo, played)
    return [
      {
        what: `${GAME}, ${TABLES} tables of ${SEATS} sockets, all of it on disk`,
        unit: 'rounds',
        ours: { name: 'cardroom serve', perSecond: ROUNDS / played.seconds },
        peers: [],
      },
      {
        what: 'messages of that session, both ways',
        unit: 'messages',
        ours: { name: 'cardroom serve', perSecond: played.messages / played.seconds },
        peers: [{ name: 'a bare ws echo server', perSecond: echoed.messages / echoed.seconds }],
      },
    ]
  } finally {
    await Promise.all([room.kill(), echo.kill()])
    rmSync(data, { recursive: true })
  }
}

async function playSession({ url }: Spawned): Promise<Session> {
  const tables = await Promise.all(Array.from({ length: TABLES }, () => openTable(url)))
  const clients: Client[] = []
  let received = 0
  let bytes = 0
  let rounds = 0
  let finish: () => void
  const done = new Promise<void>(resolve => {
    finish = resolve
  })
  for (const table of tables) {
    for (let seat = 1; seat <= SEATS; seat++) {
      const client = await Client.connect(url)
      client.forget = true
      client.socket.on('message', data => {
        received++
        bytes += (data as Buffer).length
        if (seat === 1 && String(data).startsWith('{"type":"finished"') && ++rounds === ROUNDS) finish()
      })
      await client.must({ type: 'watch', table })
      clients.push(client)
    }
  }
  const start = performance.now()
  received = 0
  for (const [i, client] of clients.entries()) {
    const table = tables[Math.floor(i / SEATS)]!
    await client.must({ type: 'sit', table })
    new Regular(client, table, stayIn)
  }
  await done
  const seconds = (performance.now() - start) / 1000
  const sent = clients.reduce((sum, client) => sum + client.sent, 0)
  for (const client of clients) client.socket.terminate()
  return { seconds, messages: received + sent, bytes }
}

/** A table without bots. */
async function openTable(url: string): Promise<string> {
  const owner = await Client.connect(url)
  const opened = await owner.must({ type: 'open', game: GAME, options: { bots: 0 } })
  owner.socket.terminate()
  return opened.type === 'ok' ? opened.table! : ''
}

/** As many sockets send messages of the same size to and fro until as many have passed. */
async function echoSession({ url }: Spawned, { messages, bytes }: Session): Promise<Session> {
  const text = 'x'.repeat(Math.round(bytes / messages))
  const sockets = await Promise.all(
    Array.from({ length: TABLES * SEATS }, async () => {
      const socket = new WebSocket(url.replace('http', 'ws'))
      await new Promise(done => socket.once('open', done))
      return socket
    }),
  )
  const start = performance.now()
  let passed = 0
  await new Promise<void>(done => {
    for (const socket of sockets) {
      socket.on('message', () => {
        passed += 2
        if (passed >= messages) done()
        else socket.send(text)
      })
      socket.send(text)
    }
  })
  const seconds = (performance.now() - start) / 1000
  for (const socket of sockets) socket.terminate()
  return { seconds, messages: passed, bytes: passed * text.length }
}
