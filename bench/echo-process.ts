// A server that does nothing but send back what it is sent. Prints where it listens.
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'

const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
server.on('connection', socket => socket.on('message', data => socket.send(data, { binary: false })))
server.on('listening', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
