import type { WebSocket, WebSocketServer } from 'ws'

/** How often sockets are pinged, in milliseconds. */
const PING_INTERVAL_MS = 10_000

/** Terminates sockets that do not answer a ping. The returned function stops it. */
export function watchSockets(server: WebSocketServer): () => void {
  const silent = new WeakSet<WebSocket>()
  const timer = setInterval(() => {
    for (const socket of server.clients) {
      if (silent.has(socket)) socket.terminate()
      else {
        silent.add(socket)
        socket.once('pong', () => silent.delete(socket))
        socket.ping()
      }
    }
  }, PING_INTERVAL_MS)
  timer.unref()
  return () => clearInterval(timer)
}
