/** The characters that every PDF reader has: WinAnsi, and the suits of the Symbol font. */

/** WinAnsi's characters beyond Latin 1, and replacements for those that it lacks. */
const WIN_ANSI: Readonly<Record<string, number>> = {
  '€': 0x80,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  '−': 0x96,
  '▮': 0x95,
}

const SUITS: Readonly<Record<string, number>> = { '♣': 0xa7, '♦': 0xa8, '♥': 0xa9, '♠': 0xaa }

type Font = 'text' | 'symbol'

/** Letters of one font, one after the other, as bytes. */
interface Run {
  readonly font: Font
  readonly bytes: readonly number[]
}

function byteOf(sign: string): number | undefined {
  const code = sign.codePointAt(0) ?? 0
  if ((code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff)) return code
  return WIN_ANSI[sign]
}

/** Whether a text can be written with these letters alone. */
export const isLatin = (text: string): boolean =>
  [...text].every(sign => byteOf(sign) !== undefined || SUITS[sign] !== undefined)

/** A text as runs of its two fonts; characters without a glyph are left out. */
export function runsOf(text: string): Run[] {
  const runs: { font: Font; bytes: number[] }[] = []
  for (const sign of text) {
    const suit = SUITS[sign]
    const byte = suit ?? byteOf(sign)
    if (byte === undefined) continue
    const font = suit === undefined ? 'text' : 'symbol'
    const last = runs.at(-1)
    if (last?.font === font) last.bytes.push(byte)
    else runs.push({ font, bytes: [byte] })
  }
  return runs
}

/** How wide Helvetica's letters are from the space on, in thousandths of their height. */
const WIDTHS =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584'
    .split(' ')
    .map(Number)
const OTHER_WIDTH = 600
const SUIT_WIDTH = 753
/** Bold letters are a little wider. */
const BOLD_FACTOR = 1.08

/** How wide a text is at a size. */
export function widthOf(text: string, size: number, isBold: boolean): number {
  const thousandths = runsOf(text).reduce(
    (sum, { font, bytes }) =>
      bytes.reduce(
        (wide, byte) => wide + (font === 'symbol' ? SUIT_WIDTH : (WIDTHS[byte - 0x20] ?? OTHER_WIDTH)),
        sum,
      ),
    0,
  )
  return (thousandths * size * (isBold ? BOLD_FACTOR : 1)) / 1_000
}
