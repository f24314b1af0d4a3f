import { type Cite, figuresOf, isOdds, type Saying, sayer } from '@cardroom/engine'
import type { SayText } from '../sheet/said.ts'
import type { CompareSentences } from './sentences.ts'

/** One fact of a rule set: its place in the data, its value, and its lines. */
export interface Fact {
  /** `wagers`, `Dragon 7`, `pays`: from the outside inwards. */
  readonly path: readonly string[]
  readonly value: string
  readonly cite: Cite | undefined
}

const fact = sayer<CompareSentences>()

/**
 * What tells the items of a list apart: the first of these fields that every item has, with those that refine
 * it.
 */
const IDENTITIES: readonly (readonly string[])[] = [
  ['on'],
  ['name'],
  ['hand', 'of', 'complete', 'joker'],
  ['bet'],
  ['total'],
  ['decks'],
  ['word'],
  ['for'],
  ['when', 'on', 'reading'],
  ['cards'],
]

/** Reasons of readings and notation of incidents are no rules of play. */
const REMARK_FIELDS = new Set(['cite', 'why', 'written'])

const MONEY_FIELDS = new Set(['cents', 'envy', 'least'])

type Data = Readonly<Record<string, unknown>>

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isSaying = (value: unknown): value is Saying => isData(value) && typeof value.say === 'string'

/** The numbers of filings begin with a zero, odds never do. */
const isCite = (value: unknown): value is Cite =>
  typeof value === 'string' && /^(0\d\d:\d|practice$)/.test(value)

const fieldsOf = (data: Data): [string, unknown][] =>
  Object.entries(data).filter(([key, field]) => !REMARK_FIELDS.has(key) && field !== undefined)

/** The place of a piece of a rule set, and its lines. */
interface Place {
  readonly path: readonly string[]
  readonly cite?: Cite | undefined
}

const inside = ({ path, cite }: Place, key: string): Place => ({ path: [...path, key], cite })

const citedBy = (place: Place, { cite }: Data): Place => (isCite(cite) ? { ...place, cite } : place)

/** Every fact of a piece of a rule set, in a language. */
export function factsOf(value: unknown, say: SayText, place: Place = { path: [] }): Fact[] {
  const { path, cite } = place
  // A citation in place of a value: the rule exists, and nothing more is recorded.
  if (isCite(value)) return [{ path, value: say(fact('fact-yes')), cite: value }]
  if (Array.isArray(value)) return listFacts(value, say, place)
  if (!isData(value) || isSaying(value)) return [{ path, value: valueText(value, say, path.at(-1)), cite }]
  return dataFacts(fieldsOf(value), say, citedBy(place, value))
}

function dataFacts(fields: [string, unknown][], say: SayText, place: Place): Fact[] {
  if (fields.length === 0) return [{ path: place.path, value: say(fact('fact-yes')), cite: place.cite }]
  return fields.flatMap(([key, field]) => factsOf(field, say, inside(place, key)))
}

function listFacts(list: readonly unknown[], say: SayText, place: Place): Fact[] {
  const items = list.filter(isData)
  const keys = items.length === list.length ? identityOf(items) : undefined
  if (!keys) {
    const value = list.map(one => wholeText(one, say)).join(', ') || say(fact('fact-none'))
    return [{ path: place.path, value, cite: place.cite }]
  }
  const seen = new Map<string, number>()
  return items.flatMap(item => {
    const name = keys
      .flatMap(key => (item[key] === undefined ? [] : [identityText(key, item[key], say)]))
      .join(', ')
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    const here = inside(place, times > 1 ? `${name} (${times})` : name)
    const rest = fieldsOf(item).filter(([key]) => !keys.includes(key))
    return dataFacts(rest, say, citedBy(here, item))
  })
}

const identityOf = (items: readonly Data[]): readonly string[] | undefined =>
  items.length === 0
    ? undefined
    : IDENTITIES.find(([first]) => items.every(item => item[first!] !== undefined))

function identityText(key: string, value: unknown, say: SayText): string {
  if (value === true) return key
  return Array.isArray(value) && value.length === 0 ? say(fact('fact-otherwise')) : wholeText(value, say)
}

/** A small object in one phrase: `four behind, ifFront pair`. */
function wholeText(value: unknown, say: SayText): string {
  if (Array.isArray(value)) return value.map(one => wholeText(one, say)).join(', ')
  if (!isData(value) || isSaying(value)) return valueText(value, say)
  return fieldsOf(value)
    .map(([key, field], i) =>
      i === 0 ? wholeText(field, say) : `${keyInWords(key)} ${wholeText(field, say)}`,
    )
    .join(' ')
}

function valueText(value: unknown, say: SayText, key = ''): string {
  if (isSaying(value)) return say(value)
  if (value === true) return say(fact('fact-yes'))
  if (value === false) return say(fact('fact-no'))
  if (typeof value === 'number')
    return MONEY_FIELDS.has(key) ? say(fact('fact-money', { cents: value })) : String(value)
  const text = String(value)
  if (isOdds(text)) {
    const [pays, every] = figuresOf(text)
    return say(fact('fact-odds', { pays, for: every }))
  }
  return /^[a-z\d]+(-[a-z\d]+)+$/.test(text) ? text.replaceAll('-', ' ') : text
}

/** `pairPlus` → `pair plus`; names stay as they are. */
export const keyInWords = (key: string): string =>
  /^[a-z]+([A-Z][a-z\d]*)+$/.test(key) ? key.replace(/(?=[A-Z])/g, ' ').toLowerCase() : key
