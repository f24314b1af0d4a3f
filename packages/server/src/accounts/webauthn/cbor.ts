/** What a passkey's messages are made of (RFC 8949), as far as authenticators use it. */
export type Cbor =
  | number
  | boolean
  | null
  | string
  | Uint8Array
  | readonly Cbor[]
  | ReadonlyMap<number | string, Cbor>

/** Bytes that are no CBOR, or such as no authenticator writes. */
export class BadCbor extends Error {}

/** Nothing that authenticators write lies deeper. */
const DEEPEST = 8

/** The first value in some bytes, and how many of them it takes. */
export function readCbor(bytes: Uint8Array): { readonly value: Cbor; readonly length: number } {
  const reader = new Reader(bytes)
  const value = reader.value(DEEPEST)
  return { value, length: reader.at }
}

class Reader {
  readonly #bytes: Uint8Array
  readonly #view: DataView
  at = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  value(depth: number): Cbor {
    if (depth === 0) throw new BadCbor('too deep')
    const [first] = this.#take(1)
    const kind = first! >> 5
    if (kind === 7) return simple(first! & 31)
    const n = this.#count(first! & 31)
    switch (kind) {
      case 0:
        return n
      case 1:
        return -1 - n
      case 2:
        return this.#take(n)
      case 3:
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(this.#take(n))
      case 4:
        return this.#list(n, depth)
      case 5:
        return this.#map(n, depth)
      default:
        throw new BadCbor('a tag')
    }
  }

  #list(n: number, depth: number): readonly Cbor[] {
    this.#mayHave(n)
    return Array.from({ length: n }, () => this.value(depth - 1))
  }

  #map(n: number, depth: number): ReadonlyMap<number | string, Cbor> {
    this.#mayHave(n)
    const map = new Map<number | string, Cbor>()
    for (let i = 0; i < n; i++) {
      const key = this.value(depth - 1)
      if (typeof key !== 'number' && typeof key !== 'string') throw new BadCbor('a key of another kind')
      if (map.has(key)) throw new BadCbor('a key twice')
      map.set(key, this.value(depth - 1))
    }
    return map
  }

  /** Every value takes a byte at least: what claims to have more is not begun. */
  #mayHave(n: number): void {
    if (n > this.#bytes.length - this.at) throw new BadCbor('cut off')
  }

  #count(short: number): number {
    if (short < 24) return short
    const at = this.at
    switch (short) {
      case 24:
        return this.#take(1)[0]!
      case 25:
        this.#take(2)
        return this.#view.getUint16(at)
      case 26:
        this.#take(4)
        return this.#view.getUint32(at)
      default:
        throw new BadCbor('no count that an authenticator writes')
    }
  }

  #take(n: number): Uint8Array {
    if (n > this.#bytes.length - this.at) throw new BadCbor('cut off')
    this.at += n
    return this.#bytes.subarray(this.at - n, this.at)
  }
}

function simple(short: number): boolean | null {
  if (short === 20 || short === 21) return short === 21
  if (short === 22) return null
  throw new BadCbor('no value that an authenticator writes')
}
