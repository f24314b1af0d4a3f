import type { ServerMessage } from '@cardroom/protocol'
import { RoomConnection } from '../connection/room-connection.ts'

/** A socket whose other end the test plays. */
export class TestSocket {
  sent: Record<string, unknown>[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: ((event: { code: number; reason: string }) => void) | null = null
  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  cut(code = 1006, reason = ''): void {
    this.onclose?.({ code, reason })
  }
  close(): void {
    this.cut(1000)
  }
  hear(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

/** A connection whose other end the test plays; each reconnection adds a socket. */
export function testConnection(now = () => 1000) {
  const sockets: TestSocket[] = []
  const stored = new Map<string, string>()
  const connection = new RoomConnection({
    connect: () => {
      const socket = new TestSocket()
      sockets.push(socket)
      return socket
    },
    storage: {
      getItem: key => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: key => void stored.delete(key),
    },
    now,
    inTurn: work => work(),
  })
  return { connection, sockets, stored }
}

/** An open connection after the welcome; `hear` plays the server's messages, `sent` are the requests. */
export function openTestConnection(name = 'Ann') {
  const { connection, sockets } = testConnection()
  const [socket] = sockets as [TestSocket]
  socket.onopen?.()
  socket.hear({ type: 'welcome', token: 'secret', name, wallet: 1_000_000 })
  return { connection, hear: (message: ServerMessage) => socket.hear(message), sent: socket.sent }
}
