import type { WebSocket, WebSocketServer } from 'ws'

/** How often the sockets are asked whether they are still there. */
const EVERY = 10_000

/** Lets go of sockets whose other end has vanished without a word. Ends with the returned function. */
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
  }, EVERY)
  timer.unref()
  return () => clearInterval(timer)
}
