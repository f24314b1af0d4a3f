// People who play as fast as they are asked, or think for a while, in a separate process, so that only the
// server's time is measured. The parent process says when to begin, and receives the result.
import type { Ask } from '@cardroom/engine'
import { type FollowedTable, type ServerMessage, tableAfter } from '@cardroom/protocol'
import { WebSocket } from 'ws'
import type { PlayersOptions, PlayersReport } from './players.ts'

const { url, game, tables, seats, kind, thinking } = JSON.parse(process.argv[2] ?? '{}') as PlayersOptions

let counts = false
let [actions, messages, bytes] = [0, 0, 0]
let latencies: number[] = []

function acted(began: number): void {
  if (!counts) return
  actions++
  latencies.push(performance.now() - began)
}
/** Acts after having thought. */
function think(act: () => void): void {
  if (thinking === 0) act()
  else setTimeout(act, thinking * (0.5 + Math.random()))
}
function told(data: Buffer): void {
  if (!counts) return
  messages++
  bytes += data.length
}

/** The people of a table come from an address of their own, as a proxy in front would say. */
async function connect(path: string, table: number): Promise<WebSocket> {
  const headers = { 'x-forwarded-for': `10.0.${table >> 8}.${table & 255}` }
  const socket = new WebSocket(`${url.replace('http', 'ws')}${path}`, { perMessageDeflate: false, headers })
  await new Promise((opened, failed) => {
    socket.once('open', opened)
    socket.once('error', failed)
  })
  return socket
}

/** One seat of a card room: stays in to the end and never raises. */
class Seat {
  readonly #socket: WebSocket
  readonly #asked = new Map<number, (message: ServerMessage) => void>()
  #number = 0
  #table: FollowedTable | undefined
  #answered = -1
  #began = 0
  plays = false

  constructor(socket: WebSocket) {
    this.#socket = socket
    socket.on('message', (data: Buffer) => this.#hear(data))
  }

  ask(message: object): Promise<ServerMessage> {
    const re = ++this.#number
    return new Promise(done => {
      this.#asked.set(re, done)
      this.#socket.send(JSON.stringify({ ...message, re }))
    })
  }

  #hear(data: Buffer): void {
    told(data)
    const message = JSON.parse(data.toString()) as ServerMessage
    if (message.type === 'table' || message.type === 'change') this.#table = tableAfter(this.#table, message)
    if ('re' in message && message.re !== undefined) {
      if (message.re === 0) acted(this.#began)
      else {
        this.#asked.get(message.re)?.(message)
        this.#asked.delete(message.re)
      }
    }
    if (this.plays) this.look()
  }

  look(): void {
    const view = this.#table?.view
    if (!view || view.version === this.#answered) return
    const { id, you, version, seats } = view
    const stack = you.seat === undefined ? 1 : seats[you.seat - 1]!.stack
    for (const may of you.may) {
      if (may.do === 'move') {
        this.#answered = version
        const { seat } = may.ask
        const move = stayIn(may.ask)
        think(() => {
          this.#began = performance.now()
          this.#socket.send(JSON.stringify({ type: 'move', table: id, seat, move, re: 0 }))
        })
        return
      }
      if (may.do === 'chips' && stack === 0) {
        this.#answered = version
        this.#socket.send(JSON.stringify({ type: 'chips', table: id, cents: may.usual }))
        return
      }
    }
  }
}

const stayIn = ({ options }: Ask): string =>
  (options.find(({ move }) => move === 'check') ?? options.find(({ move }) => move === 'call') ?? options[0]!)
    .move

async function sitDown(): Promise<() => void> {
  const all: Seat[] = []
  for (let i = 0; i < tables; i++) {
    let table: string | undefined
    for (let place = 1; place <= seats; place++) {
      const seat = new Seat(await connect('/ws', i))
      await seat.ask({ type: 'hello' })
      if (place === 1) {
        const opened = await seat.ask({ type: 'open', game, options: { bots: 0 } })
        if (opened.type !== 'ok') throw new Error(JSON.stringify(opened))
        table = opened.table
      }
      await seat.ask({ type: 'watch', table, changes: true })
      all.push(seat)
    }
    for (const seat of all.slice(-seats)) {
      const sat = await seat.ask({ type: 'sit', table })
      if (sat.type !== 'ok') throw new Error(JSON.stringify(sat))
    }
  }
  return () => {
    for (const seat of all) {
      seat.plays = true
      seat.look()
    }
  }
}

/** Plain sockets for comparison: a message of one is sent to its whole table, and then the next one sends. */
async function goRound(): Promise<() => void> {
  const first: (() => void)[] = []
  for (let table = 0; table < tables; table++) {
    for (let seat = 0; seat < seats; seat++) {
      const socket = await connect(`/${table}`, table)
      let [heard, began] = [0, 0]
      const send = () => {
        began = performance.now()
        socket.send(`{"type":"move","table":"${table}","seat":${seat},"move":"check","re":0}`)
      }
      socket.on('message', (data: Buffer) => {
        told(data)
        JSON.parse(data.toString())
        const turn = heard++ % seats
        if (turn === seat) acted(began)
        if ((turn + 1) % seats === seat) think(send)
      })
      if (seat === 0) first.push(send)
    }
  }
  return () => {
    for (const send of first) send()
  }
}

const begin = await (kind === 'card-room' ? sitDown() : goRound())
process.send!('ready')
process.once('message', begin)
const at = (share: number): number => latencies[Math.floor(latencies.length * share)] ?? 0
process.on('message', message => {
  if (message === 'count') {
    counts = true
    ;[actions, messages, bytes] = [0, 0, 0]
    latencies = []
  }
  if (message !== 'report') return
  counts = false
  latencies.sort((a, b) => a - b)
  const played: PlayersReport = {
    actions,
    messages,
    bytes,
    p50: at(0.5),
    p99: at(0.99),
    most: latencies.at(-1) ?? 0,
  }
  process.send!(played)
})
