import { FUNCTIONS, type Options } from '@cardroom/words/messages'
import type { ValueKind } from './declared.ts'

type KindName = ValueKind['is']

/** How messages may use a function. */
interface FunctionUse {
  /** The kinds of values that it takes, where it does not take all. */
  readonly takes?: readonly KindName[]
  readonly options?: readonly string[]
  /** The keys among which it chooses, where they are the same for all values. */
  readonly keys?: 'yes-or-no' | 'number' | 'plural'
}

const TEXTS: readonly KindName[] = ['text', 'number', 'boolean', 'one-of']
const NUMBER: FunctionUse = { takes: ['number'] }

/** How each function of the messages is used. */
export const FUNCTION_USES: Readonly<Record<string, FunctionUse>> = {
  cards: { takes: ['text'], options: ['as'] },
  count: { takes: ['list'], keys: 'number' },
  datetime: NUMBER,
  equal: { options: ['to', 'add'], keys: 'yes-or-no' },
  given: { keys: 'yes-or-no' },
  has: { takes: ['list'], options: ['item'], keys: 'yes-or-no' },
  hour: { takes: ['text'], keys: 'plural' },
  item: { takes: ['list'], options: ['at', 'of'] },
  list: { takes: ['list'], options: ['type', 'by', 'of', 'part', 'first', 'last', 'stop'] },
  money: { ...NUMBER, options: ['sign'] },
  name: { takes: TEXTS, options: ['in', 'else'] },
  number: { takes: ['number', 'one-of'], options: ['digits'], keys: 'number' },
  odds: { takes: ['text'] },
  offset: { ...NUMBER, options: ['add'] },
  own: { takes: TEXTS },
  part: { options: ['name'] },
  percent: { ...NUMBER, options: ['digits'] },
  person: { takes: TEXTS },
  points: NUMBER,
  rank: { takes: ['text', 'one-of'], options: ['number'] },
  ranks: { takes: ['text'], options: ['by'] },
  say: { takes: ['saying', 'text', 'one-of'] },
  schedule: { takes: ['text'] },
  seat: { takes: TEXTS },
  seconds: NUMBER,
  signed: NUMBER,
  string: { takes: TEXTS },
  suit: { takes: ['text', 'one-of'] },
  tile: { takes: ['text', 'one-of'] },
  time: NUMBER,
  wager: { takes: ['text', 'one-of'] },
}

/** A place where a value stands: what is wrong with its function and options, whatever the value is. */
export function faultsOfUse(fn: string, options: Options, isSelector: boolean): string[] {
  const of = FUNCTIONS[fn]
  const use = FUNCTION_USES[fn]
  if (of === undefined || use === undefined) return [`there is no function :${fn}`]
  if (isSelector && of.select === undefined) return [`:${fn} does not choose`]
  if (!isSelector && of.write === undefined) return [`:${fn} writes nothing`]
  const writer = writerOf(options)
  const inner = writer === undefined ? [] : faultsOfUse(writer, {}, false)
  const known = [...(use.options ?? []), ...(FUNCTION_USES[writer ?? '']?.options ?? []), 'case']
  const unknown = Object.keys(options).filter(option => !known.includes(option))
  return [...inner, ...unknown.map(option => `:${fn} has no option ${option}`)]
}

/** The function that writes one of a list, or what a list of names does not have. */
const writerOf = ({ of, else: otherwise }: Options): string | undefined => {
  const named = of ?? otherwise
  return typeof named === 'string' ? named : undefined
}

/** Says that a function does not take a value; for a list also that the writer of its items does not take them. */
export function faultOfKind(
  name: string,
  fn: string,
  options: Options,
  kind: ValueKind,
  verb: 'is' | 'has' = 'is',
): string | undefined {
  if (kind.is === 'other') return undefined
  const { takes } = FUNCTION_USES[fn] ?? {}
  if (takes && !takes.includes(kind.is)) return `:${fn} takes no ${kind.is}, which $${name} ${verb}`
  const isOfItems = kind.is === 'list' && (fn === 'item' || (fn === 'list' && options.part === undefined))
  return isOfItems ? faultOfKind(name, writerOf(options) ?? 'string', {}, kind.of, 'has') : undefined
}

/** Whether a function may choose a variant by this key, in a language. */
export function mayChoose(fn: string, key: string, language: string): boolean {
  const { keys } = FUNCTION_USES[fn] ?? {}
  const isPlural = (): boolean =>
    new Intl.PluralRules(language).resolvedOptions().pluralCategories.some(category => category === key)
  switch (keys) {
    case 'yes-or-no':
      return key === 'yes' || key === 'no'
    case 'number':
      return /^-?\d+(\.\d+)?$/.test(key) || isPlural()
    case 'plural':
      return isPlural()
    default:
      return true
  }
}
