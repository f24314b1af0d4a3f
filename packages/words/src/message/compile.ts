import type { Value, Values } from '@cardroom/engine'
import { inCase } from './case.ts'
import {
  ANY_VARIANT,
  type Options,
  type Pattern,
  type Placeholder,
  type Program,
  type VariantChoice,
} from './program.ts'

/** A message that is ready to be said. */
export type Sentence = (values: Values) => string

/** The options that a function is given, with the values of the sentence put in. */
export type GivenOptions = Readonly<Record<string, Value>>

/** A function of the messages: what it writes, and the keys among which it chooses, the one it likes best first. */
export interface MessageFunction<Context> {
  write?(value: Value, options: GivenOptions, context: Context, values: Values): string
  select?(value: Value, options: GivenOptions, context: Context): readonly string[]
}

export type MessageFunctions<Context> = Readonly<Record<string, MessageFunction<Context>>>

/** Compiles a message to a function, so that a sentence said often is parsed once. */
export function compile<Context>(
  program: Program,
  functions: MessageFunctions<Context>,
  context: Context,
): Sentence {
  const named = (name: string): MessageFunction<Context> => {
    const found = functions[name]
    if (found === undefined) throw new Error(`there is no function :${name}`)
    return found
  }
  const written = ([name, fn = 'string', options = {}]: Placeholder): Sentence => {
    const { write } = named(fn)
    if (write === undefined) throw new Error(`:${fn} writes nothing`)
    const given = optionsOf(options)
    const text: Sentence = values => write(valueIn(values, name), given(values), context, values)
    // A list writes each of its items so.
    return options.case === undefined || fn === 'list'
      ? text
      : values => inCase(text(values), given(values).case)
  }
  const pattern = (of: Pattern): Sentence => {
    if (typeof of === 'string') return () => of
    const pieces = of.map(piece => (typeof piece === 'string' ? piece : written(piece)))
    return values => {
      let text = ''
      for (const piece of pieces) text += typeof piece === 'string' ? piece : piece(values)
      return text
    }
  }
  const selector = ([name, fn = 'string', options = {}]: Placeholder): Selector => {
    const { select } = named(fn)
    if (select === undefined) throw new Error(`:${fn} does not choose`)
    const given = optionsOf(options)
    return values => select(valueIn(values, name), given(values), context)
  }
  const choice = ({ by, variants }: VariantChoice): Sentence => {
    const selectors = by.map(selector)
    const tree: Variants = new Map()
    for (const [keys, says] of variants) {
      const within = keys.slice(0, -1).reduce((at, key) => branch(at, key), tree)
      within.set(keys.at(-1)!, pattern(says))
    }
    return values => found(tree, selectors, 0, values)?.(values) ?? ''
  }
  return isChoice(program) ? choice(program) : pattern(program)
}

const isChoice = (program: Program): program is VariantChoice =>
  typeof program === 'object' && 'by' in program

const valueIn = (values: Values, name: string | null): Value => (name === null ? undefined : values[name])

/** Options that are texts are the same each time; others are values of the sentence. */
function optionsOf(options: Options): (values: Values) => GivenOptions {
  const given = Object.entries(options)
  const [texts, taken] = [new Map<string, string>(), new Map<string, string>()]
  for (const [name, of] of given)
    if (typeof of === 'string') texts.set(name, of)
    else taken.set(name, of[0])
  const same: GivenOptions = Object.fromEntries(texts)
  if (taken.size === 0) return () => same
  return values => ({
    ...same,
    ...Object.fromEntries([...taken].map(([name, value]) => [name, values[value]])),
  })
}

type Selector = (values: Values) => readonly string[]
/** The variants by the key for the first selector, then by that for the next. */
type Variants = Map<string, Variants | Sentence>

function branch(at: Variants, key: string): Variants {
  const there = at.get(key)
  if (there instanceof Map) return there
  const made: Variants = new Map()
  at.set(key, made)
  return made
}

/** The variant that fits best: the first selector weighs most. */
function found(
  at: Variants,
  selectors: readonly Selector[],
  depth: number,
  values: Values,
): Sentence | undefined {
  for (const key of [...selectors[depth]!(values), ANY_VARIANT]) {
    const next = at.get(key)
    if (next === undefined) continue
    const best = next instanceof Map ? found(next, selectors, depth + 1, values) : next
    if (best) return best
  }
  return undefined
}
