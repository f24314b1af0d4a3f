import type { Model } from 'messageformat'
// Without the formatter, which is not needed here.
import { messageFromCST, parseCST } from 'messageformat/cst'
import {
  ANY_VARIANT,
  type Options,
  type Pattern,
  type Piece,
  type Placeholder,
  type Program,
} from './program.ts'

/** Reads a message of Unicode MessageFormat 2; throws what the reference implementation cannot read. */
export function readMessage(source: string): Program {
  const message = messageFromCST(parseCST(source))
  const read = reader(new Map(message.declarations.map(of => [of.name, of])))
  if (message.type === 'message') {
    const pattern = read.pattern(message.pattern)
    // A sentence that takes values stays one, even where a language has no use for them.
    return typeof pattern === 'string' && message.declarations.length > 0 ? [pattern] : pattern
  }
  return {
    by: message.selectors.map(arg => read.placeholder({ type: 'expression', arg })),
    variants: message.variants.map(({ keys, value }) => [keys.map(keyOf), read.pattern(value)] as const),
  }
}

const keyOf = (key: Model.Variant['keys'][number]): string => (key.type === '*' ? ANY_VARIANT : key.value)

function reader(declared: ReadonlyMap<string, Model.Declaration>) {
  /** What stands for a value: as it was declared, unless the place says otherwise. */
  const placeholder = ({ arg, functionRef }: Model.Expression): Placeholder => {
    if (arg?.type === 'literal') throw new Error(`"${arg.value}" stands in braces: write it as text`)
    const declaration = arg && declared.get(arg.name)
    if (declaration?.type === 'local') {
      if (functionRef) throw new Error(`$${arg?.name} is made by a function already`)
      return placeholder(declaration.value)
    }
    const fn = functionRef ?? declaration?.value.functionRef
    const name = arg?.name ?? null
    if (fn === undefined) return [name]
    return fn.options && Object.keys(fn.options).length > 0
      ? [name, fn.name, optionsOf(fn.options)]
      : [name, fn.name]
  }
  const piece = (of: Model.Pattern[number]): Piece => {
    if (typeof of === 'string') return of
    if (of.type === 'markup') throw new Error(`{#${of.name}} is markup, which no message has`)
    return placeholder(of)
  }
  const pattern = (pieces: Model.Pattern): Pattern => {
    const read = pieces.map(piece)
    return read.length === 0 ? '' : read.length === 1 && typeof read[0] === 'string' ? read[0] : read
  }
  return { placeholder, pattern }
}

const optionsOf = (options: Model.Options): Options =>
  Object.fromEntries(
    Object.entries(options).map(([name, of]) => [name, of.type === 'literal' ? of.value : [of.name]]),
  )
