import type { SessionEntry } from '@cardroom/engine/dealt'
import {
  type DealtAppendReply,
  type DealtConflictReply,
  type DealtRefusalReply,
  type DealtReply,
  SESSION_KEY,
} from '@cardroom/protocol'
import type { Tablet } from './tablet.ts'

/** The most entries that are sent at once. */
const MAX_BATCH = 200
/** The first and the longest pause after a failure, in milliseconds. */
const [FIRST_PAUSE, LONGEST_PAUSE] = [500, 8_000]
/** Milliseconds until the event stream is opened again after it was cut. */
const RELISTEN_MS = 200
/** Without a message for so many milliseconds the stream is dead; the server sends one at least every ten seconds. */
const SILENT_AFTER_MS = 25_000

/** The server answers, and does not accept the key. */
class WrongKey extends Error {}

/** Sends a tablet's entries as soon as possible, and receives those of others. Returns a function that stops it. */
export function startSync(tablet: Tablet): () => void {
  const over = new AbortController()
  const { signal } = over
  let wake = () => {}
  const wakeUp = () => wake()
  const pause = (most: number) =>
    new Promise<void>(done => {
      const timer = setTimeout(done, most)
      wake = () => {
        clearTimeout(timer)
        done()
      }
    })
  const stopListening = tablet.listen(() => {
    if (tablet.waiting.length > 0 && (tablet.syncState === 'sent' || tablet.syncState === 'sending')) wakeUp()
  })
  window.addEventListener('online', wakeUp)
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
        tablet.setSyncState(error instanceof WrongKey ? 'wrong-key' : 'cut')
        await pause(patience)
        patience = Math.min(LONGEST_PAUSE, patience * 2)
      }
    }
  })()
  void (async () => {
    while (!signal.aborted) {
      try {
        // Nothing can arrive before the server knows the session, or while sending fails.
        if (tablet.syncState === 'sent' || tablet.syncState === 'sending') await receive(tablet, signal)
      } catch {
        // The sender reports the state.
      }
      await new Promise(done => setTimeout(done, RELISTEN_MS))
    }
  })()
  return () => {
    over.abort()
    stopListening()
    window.removeEventListener('online', wakeUp)
    wake()
  }
}

/** Sends waiting entries until none is left. */
async function send(tablet: Tablet, signal: AbortSignal): Promise<void> {
  const { id } = tablet.kept.settings
  while (tablet.waiting.length > 0) {
    tablet.setSyncState('sending')
    const { sent, key } = tablet.kept
    const entries = tablet.waiting.slice(0, MAX_BATCH)
    const answer = await ask(`/${id}/entries`, key, signal, { after: sent, entries })
    if (answer.status === 200) tablet.markSent(((await answer.json()) as DealtAppendReply).length)
    else if (answer.status === 409) tablet.mergeEntries(((await answer.json()) as DealtConflictReply).entries)
    else if (answer.status === 403) throw new WrongKey()
    else if (answer.status === 404) await begin(tablet, signal)
    else if (answer.status === 422) {
      const { entry, refusal, length } = (await answer.json()) as DealtRefusalReply
      tablet.markSent(length)
      tablet.setAsideRefused(entry, refusal)
    } else throw new Error(`${answer.status}`)
  }
  tablet.setSyncState('sent')
}

/** Makes sure that the server knows the session; its entries come first. */
async function begin(tablet: Tablet, signal: AbortSignal): Promise<void> {
  const { settings, key } = tablet.kept
  const answer = await ask('', key, signal, { settings, key })
  // The id belongs to another session: this key does not open it.
  if (answer.status === 403 || answer.status === 409) throw new WrongKey()
  if (answer.status !== 200) throw new Error(`${answer.status}`)
  const { entries } = (await answer.json()) as DealtReply
  tablet.mergeEntries(entries.slice(tablet.kept.sent))
}

/** Receives the entries of other tablets as they come. */
async function receive(tablet: Tablet, signal: AbortSignal): Promise<void> {
  const { settings, key, sent } = tablet.kept
  // A stream without any message is dead, even if the browser disagrees: the tablet may have slept.
  const dead = new AbortController()
  let timer = setTimeout(() => dead.abort(), SILENT_AFTER_MS)
  const either = AbortSignal.any([signal, dead.signal])
  const answer = await ask(`/${settings.id}/entries?after=${sent}`, key, either)
  if (answer.status !== 200 || !answer.body) throw new Error(`${answer.status}`)
  let text = ''
  let at = sent
  for await (const chunk of chunksOf(answer.body)) {
    clearTimeout(timer)
    timer = setTimeout(() => dead.abort(), SILENT_AFTER_MS)
    text += chunk
    const lines = text.split('\n')
    text = lines.pop() ?? ''
    const entries = lines.filter(line => line !== '').map(line => JSON.parse(line) as SessionEntry)
    // Entries that were sent meanwhile are known already.
    const fresh = entries.slice(Math.max(0, tablet.kept.sent - at))
    at += entries.length
    if (fresh.length > 0) tablet.mergeEntries(fresh)
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

/** A session that another tablet has begun, or why the server does not show it. */
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
