// A server that sends each message to everybody on the same path, and nothing else: it reads, checks and
// stores nothing. It prints where it listens.
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'

const bytes = Number(process.argv[2])
const text = JSON.stringify({ type: 'x', text: 'x'.repeat(Math.max(0, bytes - 23)) })
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
process.on('message', () => {
  const { userCPUTime, systemCPUTime } = process.resourceUsage()
  const { user, system } = process.threadCpuUsage()
  process.send!({
    resident: Math.round(process.memoryUsage.rss() / 1024),
    cpu: userCPUTime + systemCPUTime,
    mainCpu: user + system,
  })
})
