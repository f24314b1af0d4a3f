import type { Messages } from './messages.ts'
import type { Options, Pattern, Placeholder, Program, VariantChoice } from './program.ts'
import { programsOf } from './programs.ts'

/**
 * All messages of a catalogue as one text, a third smaller on its way to a browser than the same as JSON: a line each,
 * with how much of its key stands in the line before. Signs that no message has part what is in it.
 */
const [PART, OPEN, CLOSE, CASE, TAB] = ['\u0001', '\u0002', '\u0003', '\u0004', '\t'] as const

/** Packs messages into one short text, for a page that reads them without a parser. */
export function packMessages(messages: Messages): string {
  let before = ''
  return Object.entries(programsOf(messages))
    .map(([key, program]) => {
      let same = 0
      while (same < 90 && same < key.length && key[same] === before[same]) same++
      before = key
      return String.fromCharCode(32 + same) + key.slice(same) + TAB + packProgram(program)
    })
    .join('\n')
}

const packProgram = (program: Program): string =>
  typeof program === 'object' && 'by' in program
    ? [
        '',
        program.by.map(placeholder).join(''),
        ...program.variants.flatMap(([keys, says]) => [keys.join(PART), pattern(says)]),
      ].join(CASE)
    : pattern(program)

function pattern(of: Pattern): string {
  if (typeof of === 'string') return of
  const text = of.map(one => (typeof one === 'string' ? one : placeholder(one))).join('')
  // A sentence that takes values and has no use for them is marked as one.
  return text.includes(OPEN) ? text : text + OPEN
}

const placeholder = ([value, fn = '', options = {}]: Placeholder): string =>
  OPEN +
  [
    value ?? '',
    fn,
    ...Object.entries(options).flatMap(([name, of]) => [name, typeof of === 'string' ? of : `$${of[0]}`]),
  ].join(PART) +
  CLOSE

/** The messages of a packed text; each is read when it is first said. */
export function unpackMessages(packed: string): Messages {
  let key = ''
  return Object.fromEntries(
    packed.split('\n').map(line => {
      const tab = line.indexOf(TAB)
      key = key.slice(0, line.charCodeAt(0) - 32) + line.slice(1, tab)
      return [key, programIn(line.slice(tab + 1))]
    }),
  )
}

function programIn(text: string): Program {
  if (text[0] !== CASE) return patternIn(text)
  const [, selectors = '', ...cases] = text.split(CASE)
  const variants: [string[], Pattern][] = []
  for (let at = 0; at < cases.length; at += 2)
    variants.push([cases[at]!.split(PART), patternIn(cases[at + 1]!)])
  return { by: placeholdersIn(selectors), variants } satisfies VariantChoice
}

function patternIn(text: string): Pattern {
  if (!text.includes(OPEN)) return text
  return text.split(OPEN).flatMap((piece, at) => {
    if (at === 0) return piece === '' ? [] : [piece]
    const end = piece.indexOf(CLOSE)
    const after = piece.slice(end + 1)
    return [...(end === -1 ? [] : [placeholderIn(piece.slice(0, end))]), ...(after === '' ? [] : [after])]
  })
}

const placeholdersIn = (text: string): Placeholder[] =>
  text
    .split(CLOSE)
    .slice(0, -1)
    .map(one => placeholderIn(one.slice(1)))

function placeholderIn(text: string): Placeholder {
  const [value, fn, ...given] = text.split(PART)
  if (!fn) return [value || null]
  const options: [string, Options[string]][] = []
  for (let at = 0; at < given.length; at += 2) {
    const of = given[at + 1]!
    options.push([given[at]!, of[0] === '$' ? [of.slice(1)] : of])
  }
  return options.length === 0 ? [value || null, fn] : [value || null, fn, Object.fromEntries(options)]
}
