import { isRefusal, type Library, type Refusal, recordAsSeen } from '@cardroom/engine'
import { english } from '@cardroom/words/en'

/** A round as it goes into an address. */
export interface Shared {
  readonly seat: number
  readonly record: Readonly<Record<string, unknown>>
}

/** The address of a round as one of its players saw it: the address itself holds it, and nobody keeps it. */
export async function sharedAddress(
  record: unknown,
  library: Library,
  seat: number,
): Promise<string | Refusal> {
  const seen = recordAsSeen(record, library, english.say, seat)
  return isRefusal(seen) ? seen : `/shared#${await packed({ seat, record: seen })}`
}

/** As letters that an address may have. */
export async function packed(shared: Shared): Promise<string> {
  const text = new Blob([JSON.stringify(shared)]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(text).arrayBuffer())
  const letters = btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** So much may come out of an address: a record is a few thousand characters. */
const MOST = 1_000_000

/** What an address holds; nothing, where it is no round. Whether the record is one, its reader says. */
export async function unpacked(letters: string): Promise<Shared | undefined> {
  try {
    const bytes = Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), letter =>
      letter.charCodeAt(0),
    )
    const text = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
    return readShared(JSON.parse(await upTo(MOST, text)))
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

function readShared(found: unknown): Shared | undefined {
  if (typeof found !== 'object' || found === null || !('seat' in found) || !('record' in found)) return
  const { seat, record } = found
  if (typeof seat !== 'number' || !Number.isInteger(seat) || seat < 1) return
  return typeof record === 'object' && record !== null ? { seat, record: { ...record } } : undefined
}
