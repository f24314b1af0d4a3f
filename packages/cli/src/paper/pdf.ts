import { runsOf, widthOf } from './latin.ts'
import { type Block, type LineKind, type PaperLine, pagesOf } from './lines.ts'
import type { SaidExam } from './said-exam.ts'

/** A letter sheet, in points. */
const PAGE = { width: 612, height: 792, margin: 54 } as const
const FOOT_HEIGHT = 30

interface TextStyle {
  readonly size: number
  readonly lead: number
  readonly indent: number
  readonly isBold: boolean
}

const TEXT_STYLES: Readonly<Record<LineKind, TextStyle>> = {
  title: { size: 17, lead: 24, indent: 0, isBold: true },
  note: { size: 10, lead: 17, indent: 0, isBold: false },
  heading: { size: 12, lead: 18, indent: 0, isBold: true },
  plain: { size: 10, lead: 14, indent: 14, isBold: false },
  question: { size: 10, lead: 17, indent: 14, isBold: true },
  write: { size: 10, lead: 20, indent: 28, isBold: false },
}
const BLOCK_GAP = 12

interface StyledLine {
  readonly text: string
  readonly look: TextStyle
}

/** A line broken where it would run over the margin. */
function breakLine({ kind, text }: PaperLine): StyledLine[] {
  const look = TEXT_STYLES[kind]
  const room = PAGE.width - 2 * PAGE.margin - look.indent
  const made: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const next = line === '' ? word : `${line} ${word}`
    if (line !== '' && widthOf(next, look.size, look.isBold) > room) {
      made.push(line)
      line = word
    } else line = next
  }
  return [...made, line].map(one => ({ text: one, look }))
}

const heightOf = (block: readonly StyledLine[]): number => block.reduce((sum, { look }) => sum + look.lead, 0)

/** Puts blocks on pages: one that does not fit begins the next page. */
function breakPages(blocks: readonly Block[]): StyledLine[][][] {
  const room = PAGE.height - 2 * PAGE.margin - FOOT_HEIGHT
  const pages: StyledLine[][][] = [[]]
  let used = 0
  for (const block of blocks) {
    let placed = block.flatMap(breakLine)
    while (placed.length > 0) {
      const height = heightOf(placed)
      if (used + height <= room) {
        pages.at(-1)?.push(placed)
        used += height + BLOCK_GAP
        break
      }
      // A block that is longer than a page goes on over its end.
      const fitting = height > room && used === 0 ? firstThatFit(placed, room) : 0
      if (fitting > 0) pages.at(-1)?.push(placed.slice(0, fitting))
      placed = placed.slice(fitting)
      pages.push([])
      used = 0
    }
  }
  return pages
}

function firstThatFit(placed: readonly StyledLine[], room: number): number {
  let height = 0
  return placed.findIndex(({ look }) => {
    height += look.lead
    return height > room
  })
}

/** Bytes as a PDF string, with special ones escaped. */
const pdfString = (bytes: readonly number[]): string =>
  `(${bytes.map(byte => (byte === 0x28 || byte === 0x29 || byte === 0x5c ? `\\${String.fromCharCode(byte)}` : String.fromCharCode(byte))).join('')})`

function show({ text, look }: StyledLine, y: number): string {
  const font = { text: look.isBold ? '/B' : '/T', symbol: '/S' }
  const runs = runsOf(text).map(run => `${font[run.font]} ${look.size} Tf ${pdfString(run.bytes)} Tj`)
  return `BT 1 0 0 1 ${PAGE.margin + look.indent} ${y} Tm ${runs.join(' ')} ET`
}

/** What is drawn on a page, with its number below. */
function contentOf(blocks: readonly (readonly StyledLine[])[], number: string): string {
  let y: number = PAGE.height - PAGE.margin
  const drawn: string[] = []
  for (const block of blocks) {
    for (const line of block) {
      y -= line.look.lead
      drawn.push(show(line, y))
    }
    y -= BLOCK_GAP
  }
  drawn.push(show({ text: number, look: TEXT_STYLES.note }, FOOT_HEIGHT))
  return drawn.join('\n')
}

/** Helvetica's three faces need no embedding: every PDF reader has them. */
const FONTS = [
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
  '<< /Type /Font /Subtype /Type1 /BaseFont /Symbol >>',
]
/** The catalogue, the list of pages and the fonts come before the pages. */
const FIRST_PAGE = 6

/**
 * The sheet as PDF, in built-in fonts: no clock, no random number, nothing of the machine goes into it, so
 * that the same sheet is the same file byte for byte.
 */
export function examPdf(exam: SaidExam): Buffer {
  const pages = pagesOf(exam).flatMap(breakPages)
  const contents = pages.map((blocks, at) => contentOf(blocks, `${exam.made}   ${at + 1} / ${pages.length}`))
  const ids = contents.map((_, at) => FIRST_PAGE + 2 * at)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${ids.length} /Kids [${ids.map(id => `${id} 0 R`).join(' ')}] >>`,
    ...FONTS,
    ...contents.flatMap((content, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources << /Font << /T 3 0 R /B 4 0 R /S 5 0 R >> >> /Contents ${FIRST_PAGE + 2 * at + 1} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  file += `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}
