import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** What stands between a node and its database, and can be cut: then nothing comes through, and nobody is told. */
export interface Wire {
  readonly url: string
  cut(): void
  /** Everything that was held back comes through after all. */
  heal(): void
  close(): void
}

export async function startWire(url: string): Promise<Wire> {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer({ pauseOnConnect: true }, from => {
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
      if (isCut) socket.pause()
      else socket.resume()
    }
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const own = new URL(url)
  own.port = String((server.address() as AddressInfo).port)
  return {
    url: own.href,
    cut() {
      isCut = true
      for (const socket of sockets) socket.pause()
    },
    heal() {
      isCut = false
      for (const socket of sockets) socket.resume()
    },
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
