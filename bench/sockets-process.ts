// Opens sockets, comes in with each of them, and says how many are open.
import { WebSocket } from 'ws'

const [url = '', wanted = '0', kind] = process.argv.slice(2)
/** Connections that are opened at once. */
const AT_ONCE = 100

async function open(i: number): Promise<void> {
  const headers = { 'x-forwarded-for': `10.1.${i >> 8}.${i & 255}` }
  const socket = new WebSocket(`${url.replace('http', 'ws')}${kind === 'bare' ? `/${i}` : '/ws'}`, {
    perMessageDeflate: false,
    headers,
  })
  await new Promise((opened, failed) => {
    socket.once('open', opened)
    socket.once('error', failed)
  })
  const heard = new Promise(done => socket.once('message', done))
  socket.send('{"type":"hello"}')
  await heard
}

let next = 0
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    while (next < Number(wanted)) await open(next++)
  }),
)
process.send!(Number(wanted))
