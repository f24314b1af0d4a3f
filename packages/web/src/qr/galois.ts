/** The field with 256 elements that Reed and Solomon's codes are made in: x⁸ + x⁴ + x³ + x² + 1 (ISO/IEC 18004, 7.5). */
const POLYNOMIAL = 0x11d

const EXP: number[] = []
const LOG: number[] = []
for (let power = 0, value = 1; power < 255; power++) {
  EXP[power] = value
  LOG[value] = power
  value = value < 128 ? value << 1 : (value << 1) ^ POLYNOMIAL
}

export const times = (a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : EXP[(LOG[a]! + LOG[b]!) % 255]!

/** The polynomial whose roots are the first powers of 2, without its leading 1. */
function generator(degree: number): number[] {
  let product = [1]
  for (let power = 0; power < degree; power++) {
    const next = [...product, 0]
    for (const [at, factor] of product.entries()) next[at + 1]! ^= times(factor, EXP[power]!)
    product = next
  }
  return product.slice(1)
}

/** What is appended to data so that errors in it can be found and mended. */
export function correction(data: readonly number[], count: number): number[] {
  const factors = generator(count)
  let rest = Array<number>(count).fill(0)
  for (const byte of data) {
    const lead = byte ^ rest[0]!
    rest = [...rest.slice(1), 0].map((one, at) => one ^ times(factors[at]!, lead))
  }
  return rest
}
