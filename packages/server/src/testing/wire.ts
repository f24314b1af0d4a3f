import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A proxy between a client and a server, such as a node and its database. */
export interface Wire {
  readonly url: string
  /** Lets nothing through, without closing connections. */
  cut(): void
  /** Closes all connections, and accepts no new ones. */
  sever(): void
  /** Lets everything through again. */
  heal(): void
  close(): void
}

export async function startWire(url: string): Promise<Wire> {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  let state: 'whole' | 'cut' | 'severed' = 'whole'
  const server = createServer({ pauseOnConnect: true }, from => {
    if (state === 'severed') {
      from.destroy()
      return
    }
    const to = connect(Number(target.port), target.hostname)
    for (const [socket, other] of [
      [from, to],
      [to, from],
    ] as const) {
      sockets.add(socket)
      socket.on('data', data => other.write(data))
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      if (state === 'cut') socket.pause()
      else socket.resume()
    }
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const own = new URL(url)
  own.port = String((server.address() as AddressInfo).port)
  return {
    url: own.href,
    cut() {
      state = 'cut'
      for (const socket of sockets) socket.pause()
    },
    sever() {
      state = 'severed'
      for (const socket of sockets) socket.destroy()
    },
    heal() {
      state = 'whole'
      for (const socket of sockets) socket.resume()
    },
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
