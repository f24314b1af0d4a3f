import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, Regular, type Spawned, spawnRoom, spawnServer, stayIn } from '@cardroom/server/testing'
import { WebSocket } from 'ws'
import type { Finding } from './table.ts'

const GAME = 'outlaws/texas-holdem'
const ROUNDS = 1_000
const TABLES = 8
const SEATS = 6

interface Session {
  readonly seconds: number
  /** What was done, each told to every seat of a table. */
  readonly actions: number
  /** The size of what a seat is told, on average. */
  readonly bytes: number
}

/**
 * A thousand rounds of hold'em at eight tables, a socket for every seat, every event on disk before it is
 * acknowledged; beside it a server that only sends to all seats of a table as much as ours does, without knowing,
 * checking or keeping anything.
 */
export async function server(): Promise<Finding[]> {
  const played = await session()
  const bare = await spawnServer(join(import.meta.dirname, 'broadcast-process.ts'), [String(played.bytes)])
  const sent = await broadcast(bare, played.actions).finally(() => bare.kill())
  return [
    {
      what: `${GAME}, ${TABLES} tables of ${SEATS} sockets, all of it on disk`,
      unit: 'rounds',
      ours: { name: 'cardroom serve', perSecond: ROUNDS / played.seconds },
      peers: [],
    },
    {
      what: `its actions, each sent to ${SEATS} seats`,
      unit: 'actions',
      ours: { name: 'cardroom serve', perSecond: played.actions / played.seconds },
      peers: [{ name: 'a bare ws server that only sends', perSecond: played.actions / sent }],
    },
  ]
}

async function session(): Promise<Session> {
  const data = mkdtempSync(join(tmpdir(), 'cardroom-bench-'))
  const room = await spawnRoom({ data, lobby: [] })
  try {
    return await play(room)
  } finally {
    await room.kill()
    rmSync(data, { recursive: true })
  }
}

async function play({ url }: Spawned): Promise<Session> {
  const tables = await Promise.all(Array.from({ length: TABLES }, () => openTable(url)))
  const clients: Client[] = []
  let [views, bytes, rounds] = [0, 0, 0]
  const { promise: done, resolve } = Promise.withResolvers<void>()
  for (const table of tables) {
    for (let seat = 1; seat <= SEATS; seat++) {
      const client = await Client.connect(url)
      client.forget = true
      client.socket.on('message', data => {
        const text = String(data)
        if (text.startsWith('{"type":"table"')) {
          views++
          bytes += text.length
        } else if (seat === 1 && text.startsWith('{"type":"finished"') && ++rounds === ROUNDS) resolve()
      })
      await client.must({ type: 'watch', table })
      clients.push(client)
    }
  }
  const start = performance.now()
  for (const [i, client] of clients.entries()) {
    const table = tables[Math.floor(i / SEATS)]!
    await client.must({ type: 'sit', table })
    new Regular(client, table, stayIn)
  }
  await done
  const seconds = (performance.now() - start) / 1000
  for (const client of clients) client.socket.terminate()
  return { seconds, actions: Math.round(views / SEATS), bytes: Math.round(bytes / views) }
}

/** A table without bots. */
async function openTable(url: string): Promise<string> {
  const owner = await Client.connect(url)
  const opened = await owner.must({ type: 'open', game: GAME, options: { bots: 0 } })
  owner.socket.terminate()
  return opened.type === 'ok' ? opened.table! : ''
}

/** As many actions by as many sockets, seat by seat round every table; how many seconds they take. */
async function broadcast({ url }: Spawned, actions: number): Promise<number> {
  const sockets: WebSocket[] = []
  let done = 0
  const { promise: all, resolve } = Promise.withResolvers<void>()
  for (let table = 0; table < TABLES; table++) {
    for (let seat = 0; seat < SEATS; seat++) {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/${table}`)
      await new Promise(opened => socket.once('open', opened))
      let heard = 0
      socket.on('message', () => {
        if (heard++ % SEATS !== seat) return
        if (++done === actions) resolve()
        else socket.send('{"type":"move","move":"call"}')
      })
      sockets.push(socket)
    }
  }
  const start = performance.now()
  for (let table = 0; table < TABLES; table++) sockets[table * SEATS]!.send('')
  await all
  for (const socket of sockets) socket.terminate()
  return (performance.now() - start) / 1000
}
