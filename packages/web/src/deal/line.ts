import type { Entry } from '@cardroom/engine/dealt'
import {
  type DealtAppended,
  type DealtBehind,
  type DealtRefused,
  type DealtReply,
  SESSION_KEY,
} from '@cardroom/protocol'
import type { Tablet } from './tablet.ts'

/** At once; the rest follows. */
const MOST_AT_ONCE = 200
/** After a failure it is tried again, later and later, in milliseconds. */
const [FIRST_PAUSE, LONGEST_PAUSE] = [500, 8_000]
/** When the line to hear others on is cut, it is taken up again after so many milliseconds. */
const HEARS_AGAIN = 200
/** The server says something at least every ten seconds. */
const SILENT = 25_000

/** The card room is there, and does not take the key. */
class WrongKey extends Error {}

/** Sends what a tablet has entered as soon as it can, and hears what others enter. Returns how to stop. */
export function keepInTouch(tablet: Tablet): () => void {
  const over = new AbortController()
  const { signal } = over
  let wake = () => {}
  const woken = () => wake()
  const pause = (most: number) =>
    new Promise<void>(done => {
      const timer = setTimeout(done, most)
      wake = () => {
        clearTimeout(timer)
        done()
      }
    })
  const stopListening = tablet.listen(() => {
    if (tablet.waiting.length > 0 && (tablet.line === 'sent' || tablet.line === 'sending')) woken()
  })
  window.addEventListener('online', woken)
  void (async () => {
    let patience = FIRST_PAUSE
    let isBegun = tablet.kept.sent > 0
    while (!signal.aborted) {
      try {
        if (!isBegun) await begin(tablet, signal)
        isBegun = true
        await send(tablet, signal)
        patience = FIRST_PAUSE
        await pause(LONGEST_PAUSE)
      } catch (error) {
        if (signal.aborted) return
        tablet.lineIs(error instanceof WrongKey ? 'wrong-key' : 'cut')
        await pause(patience)
        patience = Math.min(LONGEST_PAUSE, patience * 2)
      }
    }
  })()
  void (async () => {
    while (!signal.aborted) {
      try {
        // There is nothing to hear before the server has heard of the session, or while nothing can be sent.
        if (tablet.line === 'sent' || tablet.line === 'sending') await hear(tablet, signal)
      } catch {
        // The sender says how the line is.
      }
      await new Promise(done => setTimeout(done, HEARS_AGAIN))
    }
  })()
  return () => {
    over.abort()
    stopListening()
    window.removeEventListener('online', woken)
    wake()
  }
}

/** Everything that waits, until nothing does. */
async function send(tablet: Tablet, signal: AbortSignal): Promise<void> {
  const { id } = tablet.kept.settings
  while (tablet.waiting.length > 0) {
    tablet.lineIs('sending')
    const { sent, key } = tablet.kept
    const entries = tablet.waiting.slice(0, MOST_AT_ONCE)
    const answer = await ask(`/${id}/entries`, key, signal, { after: sent, entries })
    if (answer.status === 200) tablet.arrived(((await answer.json()) as DealtAppended).length)
    else if (answer.status === 409) tablet.others(((await answer.json()) as DealtBehind).entries)
    else if (answer.status === 403) throw new WrongKey()
    else if (answer.status === 404) await begin(tablet, signal)
    else if (answer.status === 422) {
      const { entry, refusal, length } = (await answer.json()) as DealtRefused
      tablet.arrived(length)
      tablet.refused(entry, refusal)
    } else throw new Error(`${answer.status}`)
  }
  tablet.lineIs('sent')
}

/** The server hears of the session, or has heard of it; what it has comes first. */
async function begin(tablet: Tablet, signal: AbortSignal): Promise<void> {
  const { settings, key } = tablet.kept
  const answer = await ask('', key, signal, { settings, key })
  // Another session has the name: with this key nobody writes to it.
  if (answer.status === 403 || answer.status === 409) throw new WrongKey()
  if (answer.status !== 200) throw new Error(`${answer.status}`)
  const { entries } = (await answer.json()) as DealtReply
  tablet.others(entries.slice(tablet.kept.sent))
}

/** What is entered elsewhere, as it comes. */
async function hear(tablet: Tablet, signal: AbortSignal): Promise<void> {
  const { settings, key, sent } = tablet.kept
  // A line that says nothing at all is dead, whatever the browser thinks: a tablet may have slept.
  const dead = new AbortController()
  let timer = setTimeout(() => dead.abort(), SILENT)
  const either = AbortSignal.any([signal, dead.signal])
  const answer = await ask(`/${settings.id}/entries?after=${sent}`, key, either)
  if (answer.status !== 200 || !answer.body) throw new Error(`${answer.status}`)
  let text = ''
  let at = sent
  for await (const chunk of chunksOf(answer.body)) {
    clearTimeout(timer)
    timer = setTimeout(() => dead.abort(), SILENT)
    text += chunk
    const lines = text.split('\n')
    text = lines.pop() ?? ''
    const entries = lines.filter(line => line !== '').map(line => JSON.parse(line) as Entry)
    // What was sent meanwhile is known already.
    const fresh = entries.slice(Math.max(0, tablet.kept.sent - at))
    at += entries.length
    if (fresh.length > 0) tablet.others(fresh)
  }
}

async function* chunksOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}

/** A session that another tablet has begun, or why the card room does not show it. */
export async function fetchSession(
  id: string,
  key: string,
): Promise<DealtReply | 'unknown' | 'wrong-key' | 'no-line'> {
  try {
    const answer = await ask(`/${id}`, key, AbortSignal.timeout(10_000))
    if (answer.status === 200) return (await answer.json()) as DealtReply
    return answer.status === 403 ? 'wrong-key' : answer.status === 404 ? 'unknown' : 'no-line'
  } catch {
    return 'no-line'
  }
}

const ask = (path: string, key: string, signal: AbortSignal, body?: object): Promise<Response> =>
  fetch(`/api/dealt${path}`, {
    signal,
    headers: { [SESSION_KEY]: key, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  })
