import { correction } from './galois.ts'
import type { Version } from './version.ts'

const BYTE_MODE = 0b0100
const PADDING = [0xec, 0x11]

/** All bytes of a symbol: the data in blocks, each with its correction, both dealt out by turns. */
export function codewords(bytes: Uint8Array, version: Version): number[] {
  const data = padded(bytes, version)
  const blocks = version.data.map((length, at) => {
    const from = version.data.slice(0, at).reduce((sum, before) => sum + before, 0)
    return data.slice(from, from + length)
  })
  const corrections = blocks.map(block => correction(block, version.correction))
  return [...byTurns(blocks), ...byTurns(corrections)]
}

function padded(bytes: Uint8Array, { data, lengthBits }: Version): number[] {
  const room = data.reduce((sum, length) => sum + length, 0)
  const bits: number[] = []
  const push = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >> bit) & 1)
  }
  push(BYTE_MODE, 4)
  push(bytes.length, lengthBits)
  for (const byte of bytes) push(byte, 8)
  push(0, Math.min(4, room * 8 - bits.length))
  push(0, (8 - (bits.length % 8)) % 8)
  const written = Array.from({ length: bits.length / 8 }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((value, bit) => value * 2 + bit, 0),
  )
  return [
    ...written,
    ...Array.from({ length: room - written.length }, (_, at) => PADDING[at % PADDING.length]!),
  ]
}

function byTurns(blocks: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...blocks.map(block => block.length))
  return Array.from({ length: longest }, (_, at) => blocks.flatMap(block => block[at] ?? [])).flat()
}
