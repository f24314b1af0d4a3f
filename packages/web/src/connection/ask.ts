import { deviceRoom } from './local/device-room.ts'
import { whereNow } from './local/whereabouts.ts'
import { ownToken } from './own-token.ts'

type Method = 'GET' | 'POST'

/** Requests that any device can answer from the page itself: the filed rulebook. */
const FILED_PATH = /^\/api\/(games|fees-only|filings|own)\b/

/** Asks the server, or the card room on this device for local play and for the rulebook offline. */
export async function ask(method: Method, path: string, body?: object): Promise<Response> {
  if (whereNow() === 'device') return askDevice(method, path, body)
  try {
    return await fetch(path, {
      method,
      headers: {
        accept: 'application/json',
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...ownToken(),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  } catch (error) {
    if (method === 'GET' && FILED_PATH.test(path)) return askDevice(method, path)
    throw error
  }
}

async function askDevice(method: Method, path: string, body?: object): Promise<Response> {
  const question = { method, path, ...ownToken(), ...(body ? { body } : {}) }
  const { status, type, text } = await deviceRoom().ask(question)
  return new Response(text, { status, headers: { 'content-type': type } })
}
