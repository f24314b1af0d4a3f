/** The ChaCha20 block function (RFC 8439, 2.3): sixteen random words for a key, a counter and a nonce. */
export function chachaBlock(key: Uint32Array, counter: number, nonce: Uint32Array, out: Uint32Array): void {
  const s = new Uint32Array(16)
  s.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574])
  s.set(key, 4)
  s[12] = counter
  s.set(nonce, 13)
  out.set(s)
  for (let round = 0; round < 10; round++) {
    quarter(out, 0, 4, 8, 12)
    quarter(out, 1, 5, 9, 13)
    quarter(out, 2, 6, 10, 14)
    quarter(out, 3, 7, 11, 15)
    quarter(out, 0, 5, 10, 15)
    quarter(out, 1, 6, 11, 12)
    quarter(out, 2, 7, 8, 13)
    quarter(out, 3, 4, 9, 14)
  }
  for (let i = 0; i < 16; i++) out[i]! += s[i]!
}

/** The quarter round (RFC 8439, 2.1). */
export function quarter(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  x[a]! += x[b]!
  x[d] = rotate(x[d]! ^ x[a]!, 16)
  x[c]! += x[d]!
  x[b] = rotate(x[b]! ^ x[c]!, 12)
  x[a]! += x[b]!
  x[d] = rotate(x[d]! ^ x[a]!, 8)
  x[c]! += x[d]!
  x[b] = rotate(x[b]! ^ x[c]!, 7)
}

const rotate = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits))
