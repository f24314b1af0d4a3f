import jsQR from 'jsqr'
import { expect, test } from 'vitest'
import { type QrSymbol, qrSymbol } from './symbol.ts'

const SCALE = 4
const QUIET_ZONE = 4

/** What a camera sees: black on white, with the quiet zone. */
function photographed(symbol: QrSymbol, spoilt: (row: number, column: number) => boolean = () => false) {
  const side = (symbol.length + 2 * QUIET_ZONE) * SCALE
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const [row, column] = [Math.floor(y / SCALE) - QUIET_ZONE, Math.floor(x / SCALE) - QUIET_ZONE]
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

test('reads back texts of every length that fits, in every size of symbol', () => {
  const sizes = new Set<number>()
  for (const length of [
    1, 12, 13, 24, 25, 40, 41, 60, 61, 82, 83, 104, 105, 120, 121, 150, 151, 178, 179, 211,
  ]) {
    const text = Array.from({ length }, (_, at) => 'https://cards.example/Table#word='[at % 33]).join('')
    const symbol = qrSymbol(text)!
    sizes.add(symbol.length)
    expect([length, read(symbol)]).toEqual([length, text])
  }
  expect([...sizes]).toEqual([21, 25, 29, 33, 37, 41, 45, 49, 53, 57])
})

test('makes no symbol of a text that is too long', () => {
  expect(qrSymbol('x'.repeat(214))).toBeUndefined()
})

test('reads back letters of any script', () => {
  expect(read(qrSymbol('Bàn của Ánh 撲克')!)).toBe('Bàn của Ánh 撲克')
})

test('reads a symbol with a stain on it', () => {
  const text = 'https://cards.example/table/outlaws-texas-holdem-a1b2c3#word=AbCdEfGhIjKl'
  const stained = (row: number, column: number) => row > 14 && row < 19 && column > 16 && column < 21
  expect(read(qrSymbol(text)!, stained)).toBe(text)
})
