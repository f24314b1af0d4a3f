import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, 'worked')

/** A round worked out by hand from a filing, independently of this program. */
export interface WorkedRound {
  readonly id: string
  readonly game: string
  readonly topic?: string
  readonly record: unknown
  readonly expect: Expected
  readonly why: string
}

/** A question for the command line with what its answer must contain. */
export interface WorkedQuestion {
  readonly id: string
  readonly cmd: readonly string[]
  readonly expect?: Fields & { readonly error?: ExpectedError }
  readonly beats?: readonly string[]
  readonly ties?: readonly string[]
  readonly qualifies?: boolean
  readonly why: string
}

/** Refused for any reason, or with this code. */
type ExpectedError = true | string

interface Expected {
  readonly error?: ExpectedError
  readonly net?: Readonly<Record<string, number>>
  readonly [field: string]: unknown
}

type Fields = Readonly<Record<string, unknown>>

const read = (file: string): string => readFileSync(join(folder, file), 'utf8')

const lines: readonly (WorkedRound | WorkedQuestion)[] = readdirSync(folder)
  .filter(file => file.endsWith('.jsonl'))
  .flatMap(file => read(file).split('\n').filter(Boolean))
  .map(line => JSON.parse(line))

export const workedRounds: readonly WorkedRound[] = lines.filter(line => 'record' in line)
export const workedQuestions: readonly WorkedQuestion[] = lines.filter(line => 'cmd' in line)

/** Rounds that do not come out as filed yet, each with what is different; the list only gets shorter. */
export const notYet: Readonly<Record<string, string>> = JSON.parse(read('not-yet.json'))

/** Why a refusal is not the expected one; nothing if it is. */
export function wrongRefusal(
  refusal: { readonly code?: unknown; readonly said: string },
  wanted: ExpectedError | undefined,
): string | undefined {
  if (wanted === undefined) return `refused: ${refusal.said}`
  if (wanted === true || refusal.code === undefined || refusal.code === wanted) return undefined
  return `refused with ${refusal.code}, not ${wanted}: ${refusal.said}`
}

/** The first difference between a result and what was expected; nothing if there is none. */
export function findMismatch(result: object, expected: Expected): string | undefined {
  if (expected.error) return 'not refused'
  for (const [key, wanted] of Object.entries(expected)) {
    const wrong = compare(key, wanted, result as Fields)
    if (wrong) return wrong
  }
  return undefined
}

function compare(key: string, wanted: unknown, result: Fields): string | undefined {
  const found = result[key === 'handRanks' ? 'hands' : key]
  const said = `${key}: expected ${JSON.stringify(wanted)}, found ${JSON.stringify(found)}`
  switch (key) {
    case 'net':
      return sameNet(wanted as Nets, (found ?? {}) as Nets) ? undefined : said
    case 'hands':
      return sameHands(wanted, found, word => word) ? undefined : said
    case 'handRanks':
      return sameHands(wanted, found, rankOf) ? undefined : said
    case 'wagers':
    case 'rulings':
    case 'fees': {
      const list = (found ?? []) as readonly Fields[]
      const missing = (wanted as readonly Fields[]).find(one => !list.some(line => contains(line, one)))
      return missing ? `${key}: ${JSON.stringify(missing)} is not in ${JSON.stringify(list)}` : undefined
    }
    default:
      return contains(found, wanted) ? undefined : said
  }
}

type Nets = Readonly<Record<string, number>>

/** All nets; a seat that is not named neither won nor lost. */
const sameNet = (wanted: Nets, found: Nets): boolean =>
  contains(found, wanted) && Object.keys(found).every(who => (wanted[who] ?? 0) === found[who])

const SET_HANDS = ['front', 'back']

/** The hands as far as they are given; no filing says in which order the cards of a set hand lie. */
function sameHands(wanted: unknown, found: unknown, written: (card: string) => string): boolean {
  const loosened = (hands: unknown): unknown =>
    mapFields(hands, hand =>
      mapFields(hand, (value, name) => {
        if (typeof value !== 'string' || name === 'name') return value
        const cards = value.split(' ').map(written)
        return (SET_HANDS.includes(name) ? cards.sort() : cards).join(' ')
      }),
    )
  return contains(loosened(found), loosened(wanted))
}

const mapFields = (value: unknown, map: (field: unknown, name: string) => unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([name, field]) => [name, map(field, name)]))
    : value

const rankOf = (card: string): string => card.replace(/[shdc]$/, '')

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
