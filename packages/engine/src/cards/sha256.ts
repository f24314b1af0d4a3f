/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes (FIPS 180-4, 4.2.2). */
const K = new Uint32Array(64)
/** The same of the square roots of the first eight primes (5.3.3). */
const H = new Uint32Array(8)

for (let n = 2, found = 0; found < 64; n++) {
  let prime = true
  for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false
  if (!prime) continue
  if (found < 8) H[found] = fraction(n ** (1 / 2))
  K[found++] = fraction(n ** (1 / 3))
}

function fraction(root: number): number {
  return (root - Math.floor(root)) * 2 ** 32
}

const encoder = new TextEncoder()
/** Reused for every text; nothing of one text remains for the next. */
const W = new Uint32Array(64)

let ofPlatform: ((text: string) => string) | undefined

/** Replaces the implementation: in Node, the platform's SHA-256 is twenty times as fast. */
export function hashWith(sha256: (text: string) => string): void {
  ofPlatform = sha256
}

/** SHA-256 of a text in UTF-8, as 64 hexadecimal digits. */
export const sha256 = (text: string): string => (ofPlatform ?? sha256OfOurs)(text)

/** SHA-256 without the platform (FIPS 180-4, 6.2). */
export function sha256OfOurs(text: string): string {
  const bytes = encoder.encode(text)
  const padded = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const data = new DataView(padded.buffer)
  data.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29))
  data.setUint32(padded.length - 4, bytes.length << 3)
  const hash = H.slice()
  for (let at = 0; at < padded.length; at += 64) {
    for (let i = 0; i < 16; i++) W[i] = data.getUint32(at + 4 * i)
    compress(hash, W)
  }
  let hex = ''
  for (let i = 0; i < 8; i++) hex += hash[i]!.toString(16).padStart(8, '0')
  return hex
}

function compress(hash: Uint32Array, w: Uint32Array): void {
  for (let i = 16; i < 64; i++) {
    const near = w[i - 15]!
    const far = w[i - 2]!
    const s0 = rotate(near, 7) ^ rotate(near, 18) ^ (near >>> 3)
    const s1 = rotate(far, 17) ^ rotate(far, 19) ^ (far >>> 10)
    w[i] = w[i - 16]! + s0 + w[i - 7]! + s1
  }
  let a = hash[0]!
  let b = hash[1]!
  let c = hash[2]!
  let d = hash[3]!
  let e = hash[4]!
  let f = hash[5]!
  let g = hash[6]!
  let h = hash[7]!
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  hash[0]! += a
  hash[1]! += b
  hash[2]! += c
  hash[3]! += d
  hash[4]! += e
  hash[5]! += f
  hash[6]! += g
  hash[7]! += h
}

const rotate = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits))
