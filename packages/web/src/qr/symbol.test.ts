import jsQR from 'jsqr'
import { expect, test } from 'vitest'
import { correction } from './galois.ts'
import { type QrSymbol, qrSymbol } from './symbol.ts'
import { versionFor } from './version.ts'

const SCALE = 4
const QUIET = 4

/** What a camera sees: black on white, with the quiet zone. */
function photographed(symbol: QrSymbol, spoilt: (row: number, column: number) => boolean = () => false) {
  const side = (symbol.length + 2 * QUIET) * SCALE
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const [row, column] = [Math.floor(y / SCALE) - QUIET, Math.floor(x / SCALE) - QUIET]
      const module = symbol[row]?.[column]
      if (module === undefined || module === spoilt(row, column)) continue
      pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3)
    }
  return { pixels, side }
}

function read(symbol: QrSymbol, spoilt?: (row: number, column: number) => boolean): string | undefined {
  const { pixels, side } = photographed(symbol, spoilt)
  return jsQR.default(pixels, side, side)?.data
}

test('the correction of the standard’s own example (ISO/IEC 18004, annex I, 01234567 at 1-M)', () => {
  const data = [
    0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11,
  ]
  expect(correction(data, 10)).toEqual([0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55])
})

test('texts of every length that fits are read back, in every size of symbol', () => {
  const sizes = new Set<number>()
  for (const length of [
    1, 14, 15, 26, 27, 42, 43, 62, 63, 84, 85, 106, 107, 122, 123, 152, 153, 180, 181, 213,
  ]) {
    const text = Array.from({ length }, (_, at) => 'https://cards.example/Table#word='[at % 33]).join('')
    const symbol = qrSymbol(text)!
    sizes.add(symbol.length)
    expect([length, read(symbol)]).toEqual([length, text])
  }
  expect([...sizes]).toEqual([21, 25, 29, 33, 37, 41, 45, 49, 53, 57])
})

test('what is too long has no symbol', () => {
  expect(qrSymbol('x'.repeat(214))).toBeUndefined()
  expect(versionFor(213)?.number).toBe(10)
})

test('letters of any script are read back', () => {
  expect(read(qrSymbol('Bàn của Ánh 撲克')!)).toBe('Bàn của Ánh 撲克')
})

test('a symbol with a stain on it is still read', () => {
  const text = 'https://cards.example/table/outlaws-texas-holdem-a1b2c3#word=AbCdEfGhIjKl'
  const stained = (row: number, column: number) => row > 14 && row < 19 && column > 16 && column < 21
  expect(read(qrSymbol(text)!, stained)).toBe(text)
})
