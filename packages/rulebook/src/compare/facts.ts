import { type Cite, dollars, isOdds } from '@cardroom/engine'

/** One thing that a rule set says: where it stands in the data, what it is, and the lines it rests on. */
export interface Fact {
  /** `wagers`, `Dragon 7`, `pays`: from the outside inwards. */
  readonly path: readonly string[]
  readonly value: string
  readonly cite: Cite | undefined
}

/** What tells the items of a list apart: the first of these that every item has, with those that refine it. */
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

/** Why a reading is as it is and how an incident is written are no rules of play. */
const REMARKS = new Set(['cite', 'why', 'written'])

const MONEY = new Set(['cents', 'envy', 'least'])

type Data = Readonly<Record<string, unknown>>

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The numbers of the filings begin with a nought, odds never do. */
const isCite = (value: unknown): value is Cite =>
  typeof value === 'string' && /^(0\d\d:\d|practice$)/.test(value)

const fieldsOf = (data: Data): [string, unknown][] =>
  Object.entries(data).filter(([key, field]) => !REMARKS.has(key) && field !== undefined)

/** Everything that a piece of a rule set says, fact by fact. */
export function factsOf(value: unknown, path: readonly string[] = [], cite?: Cite): Fact[] {
  // A citation where a value might be: the rule is there, and that is all there is to say.
  if (isCite(value)) return [{ path, value: 'yes', cite: value }]
  if (Array.isArray(value)) return listFacts(value, path, cite)
  if (!isData(value)) return [{ path, value: valueText(value, path.at(-1)), cite }]
  return dataFacts(fieldsOf(value), path, isCite(value.cite) ? value.cite : cite)
}

function dataFacts(fields: [string, unknown][], path: readonly string[], cite: Cite | undefined): Fact[] {
  if (fields.length === 0) return [{ path, value: 'yes', cite }]
  return fields.flatMap(([key, field]) => factsOf(field, [...path, key], cite))
}

function listFacts(list: readonly unknown[], path: readonly string[], cite: Cite | undefined): Fact[] {
  const keys = list.every(isData) ? identityOf(list) : undefined
  if (!keys) return [{ path, value: list.map(one => wholeText(one)).join(', ') || 'none', cite }]
  const seen = new Map<string, number>()
  return (list as readonly Data[]).flatMap(item => {
    const name = keys
      .flatMap(key => (item[key] === undefined ? [] : [identityText(key, item[key])]))
      .join(', ')
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    const here = [...path, times > 1 ? `${name} (${times})` : name]
    const rest = fieldsOf(item).filter(([key]) => !keys.includes(key))
    return dataFacts(rest, here, isCite(item.cite) ? item.cite : cite)
  })
}

const identityOf = (items: readonly Data[]): readonly string[] | undefined =>
  items.length === 0
    ? undefined
    : IDENTITIES.find(([first]) => items.every(item => item[first!] !== undefined))

function identityText(key: string, value: unknown): string {
  if (value === true) return key
  return Array.isArray(value) && value.length === 0 ? 'otherwise' : wholeText(value)
}

/** A small thing in one breath: `four behind, ifFront pair`. */
function wholeText(value: unknown): string {
  if (Array.isArray(value)) return value.map(wholeText).join(', ')
  if (!isData(value)) return valueText(value)
  return fieldsOf(value)
    .map(([key, field], i) => (i === 0 ? wholeText(field) : `${words(key)} ${wholeText(field)}`))
    .join(' ')
}

function valueText(value: unknown, key = ''): string {
  if (value === true) return 'yes'
  if (value === false) return 'no'
  if (typeof value === 'number') return MONEY.has(key) ? dollars(value) : String(value)
  const text = String(value)
  if (isOdds(text)) return text.replace(':', ' to ')
  return /^[a-z\d]+(-[a-z\d]+)+$/.test(text) ? text.replaceAll('-', ' ') : text
}

/** `pairPlus` → `pair plus`; names stay as they are. */
export const words = (key: string): string =>
  /^[a-z]+([A-Z][a-z\d]*)+$/.test(key) ? key.replace(/(?=[A-Z])/g, ' ').toLowerCase() : key
