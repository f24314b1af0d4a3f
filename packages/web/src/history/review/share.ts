import { isRefusal, type Library, type Refusal, recordAsSeen } from '@cardroom/engine'
import { english } from '@cardroom/words/en'

/** A round as packed into an address. */
export interface SharedRound {
  readonly seat: number
  readonly record: Readonly<Record<string, unknown>>
}

/** The address of a round as one player saw it. The address contains the round; no server stores it. */
export async function sharedAddress(
  record: unknown,
  library: Library,
  seat: number,
): Promise<string | Refusal> {
  const seen = recordAsSeen(record, library, english.say, seat)
  return isRefusal(seen) ? seen : `/shared#${await packRound({ seat, record: seen })}`
}

/** Packs a round into letters that are valid in an address. */
export async function packRound(shared: SharedRound): Promise<string> {
  const text = new Blob([JSON.stringify(shared)]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(text).arrayBuffer())
  const letters = btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The most characters unpacked from an address; a record has a few thousand. */
const MAX_UNPACKED_LENGTH = 1_000_000

/** The round in an address; nothing if there is none. Its record is not checked here. */
export async function unpackRound(letters: string): Promise<SharedRound | undefined> {
  try {
    const bytes = Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), letter =>
      letter.charCodeAt(0),
    )
    const text = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
    return readShared(JSON.parse(await upTo(MAX_UNPACKED_LENGTH, text)))
  } catch {
    return undefined
  }
}

async function upTo(most: number, stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<string> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read()
    if (done) return new Blob(parts).text()
    size += value.length
    if (size > most) throw new Error('too much')
    parts.push(value)
  }
}

function readShared(found: unknown): SharedRound | undefined {
  if (typeof found !== 'object' || found === null || !('seat' in found) || !('record' in found)) return
  const { seat, record } = found
  if (typeof seat !== 'number' || !Number.isInteger(seat) || seat < 1) return
  return typeof record === 'object' && record !== null ? { seat, record: { ...record } } : undefined
}
