import { deviceRoom } from '../local/device-room.ts'
import { whereNow } from '../local/whereabouts.ts'
import { ownToken } from './own-token.ts'

type Method = 'GET' | 'POST'

/** What is the same on every device that has the page: the rulebook as it was filed. */
const FILED = /^\/api\/(games|fees-only|filings|own)\b/

/** Asks the card room, or the one on this device: where one plays there, and for the rulebook where no line holds. */
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
    if (method === 'GET' && FILED.test(path)) return askDevice(method, path)
    throw error
  }
}

async function askDevice(method: Method, path: string, body?: object): Promise<Response> {
  const question = { method, path, ...ownToken(), ...(body ? { body } : {}) }
  const { status, type, text } = await deviceRoom().ask(question)
  return new Response(text, { status, headers: { 'content-type': type } })
}
