import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ports that systems assign by themselves. */
const PORTS = { from: 15_000, count: 15_000 }

/** A port for later or repeated use, which no other process gets by chance. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = PORTS.from + randomInt(PORTS.count)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise(done => {
    const probe = createServer()
    probe.once('error', () => done(false))
    probe.listen(port, () => probe.close(() => done(true)))
  })
}
