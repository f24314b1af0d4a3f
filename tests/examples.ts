import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../shared/examples')

/** A worked round that somebody derived from a filing, independently of this program. */
export interface Example {
  readonly id: string
  readonly game: string
  readonly topic: string
  readonly record: unknown
  readonly expect: Expected
  readonly why: string
}

/** A question for the command line with what its answer must contain. */
export interface AskedExample {
  readonly id: string
  readonly cmd: readonly string[]
  readonly expect?: Readonly<Record<string, unknown>>
  readonly beats?: readonly string[]
  readonly ties?: readonly string[]
  readonly qualifies?: boolean
  readonly why: string
}

interface Expected {
  readonly error?: true
  readonly net?: Readonly<Record<string, number>>
  readonly wagers?: readonly Fields[]
  readonly hands?: Fields
  readonly handRanks?: Fields
  readonly pots?: readonly unknown[]
  readonly action?: number
  readonly [field: string]: unknown
}

type Fields = Readonly<Record<string, unknown>>

/** Why there is nothing to test, if there is not: the examples do not belong to the project. */
export const noExamples = existsSync(folder) ? undefined : 'the shared examples are not there'

function lines(): (Example | AskedExample)[] {
  if (noExamples) return []
  return readdirSync(folder)
    .filter(file => file.endsWith('.jsonl'))
    .flatMap(file => readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean))
    .map(line => JSON.parse(line))
}

export const examples = (): Example[] => lines().filter(line => 'record' in line)
export const askedExamples = (): AskedExample[] => lines().filter(line => 'cmd' in line)

/** The first thing in which a result is not as expected; nothing if all is. */
export function mismatch(result: Fields, expected: Expected): string | undefined {
  for (const [key, wanted] of Object.entries(expected)) {
    const wrong = compare(key, wanted, result)
    if (wrong) return wrong
  }
  return undefined
}

function compare(key: string, wanted: unknown, result: Fields): string | undefined {
  const found = key === 'handRanks' ? handRanks(result) : result[key]
  const said = `${key}: expected ${JSON.stringify(wanted)}, found ${JSON.stringify(found)}`
  if (key === 'net') return same(wanted, found) ? undefined : said
  if (key === 'wagers' || key === 'rulings' || key === 'fees') {
    const list = (found ?? []) as readonly Fields[]
    const missing = (wanted as readonly Fields[]).find(one => !list.some(line => contains(line, one)))
    return missing ? `${key}: ${JSON.stringify(missing)} is not in ${JSON.stringify(list)}` : undefined
  }
  return contains(found, wanted) ? undefined : said
}

/** The ranks of the cards of each hand, without their suits. */
function handRanks(result: Fields): Fields {
  const ranksOf = (value: unknown): unknown =>
    typeof value === 'string'
      ? value
          .split(' ')
          .map(word => word.slice(0, -1))
          .join(' ')
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, ranksOf(one)]))
        : value
  return Object.fromEntries(
    Object.entries((result.hands ?? {}) as Fields).map(([place, hand]) => [place, ranksOf(hand)]),
  )
}

/** Whether a value has everything that is wanted of it; lists are compared item by item. */
export function contains(found: unknown, wanted: unknown): boolean {
  if (Object.is(found, wanted)) return true
  if (typeof found !== 'object' || typeof wanted !== 'object' || found === null || wanted === null)
    return false
  if (Array.isArray(wanted)) {
    return (
      Array.isArray(found) &&
      found.length === wanted.length &&
      wanted.every((one, i) => contains(found[i], one))
    )
  }
  return Object.entries(wanted).every(([key, one]) => contains((found as Fields)[key], one))
}

const same = (a: unknown, b: unknown): boolean => contains(a, b) && contains(b, a)
