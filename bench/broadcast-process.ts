// A server that sends whatever it is sent to everybody on the same path, and nothing else. Prints where it listens.
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'

const text = 'x'.repeat(Number(process.argv[2]))
const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
const tables = new Map<string, WebSocket[]>()

server.on('connection', (socket, { url = '' }) => {
  const seats = tables.get(url) ?? []
  tables.set(url, seats)
  seats.push(socket)
  socket.on('message', () => {
    for (const seat of seats) seat.send(text)
  })
})
server.on('listening', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
