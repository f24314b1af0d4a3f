import { correction, generate } from 'lean-qr/nano'

/** Rows of modules, dark where it is true, without the quiet zone of four modules around them. */
export type QrSymbol = readonly (readonly boolean[])[]

/** Version 10: a larger symbol is hard to read from a small screen. */
const MAX_SIDE = 57

/** A text as a QR code of level M or better; nothing, if it is longer than some two hundred letters. */
export function qrSymbol(text: string): QrSymbol | undefined {
  const code = generate(text, { minCorrectionLevel: correction.M })
  if (code.size > MAX_SIDE) return undefined
  const places = Array.from({ length: code.size }, (_, at) => at)
  return places.map(y => places.map(x => code.get(x, y)))
}
