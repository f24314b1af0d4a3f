import fc from 'fast-check'

/** One change of a value: which place, what is done there, and with what. Numbers, so that they shrink. */
interface Change {
  readonly where: number
  readonly how: number
  readonly what: number
}

type Path = readonly (string | number)[]

/** Values that programs and people put in the wrong place. */
const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1,
  0.5,
  1e9,
  2 ** 53,
  1e21,
  1e308,
  -0,
  '',
  ' ',
  '0',
  '-1',
  '1.5',
  '1e9',
  'As',
  'Jk',
  '??',
  '^5h',
  '6-5',
  '__proto__',
  'constructor',
  'toString',
  '\u0000',
  '\ud800',
  'é',
  '1:0',
  'a'.repeat(300),
  [],
  {},
  [[]],
  [null],
  { length: 1 },
  JSON.parse('{"__proto__": {"seat": 1}}'),
]

/** Pieces that mean something in one of the notations. */
const NOTATION_PIECES = [
  ' ',
  '.',
  '/',
  '-',
  '+',
  '=',
  ':',
  ',',
  '"',
  '\n',
  '\\',
  '[',
  ']',
  '{',
  '}',
  '#',
  '^',
  '?',
  '0',
]

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length]!

/** Every place in a value, the value itself last. */
function placesOf(value: unknown, at: Path = [], found: Path[] = []): Path[] {
  if (typeof value === 'object' && value !== null) {
    if (Array.isArray(value)) for (const [i, one] of value.entries()) placesOf(one, [...at, i], found)
    else for (const [key, one] of Object.entries(value)) placesOf(one, [...at, key], found)
  }
  found.push(at)
  return found
}

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], value)

/** The value with another one at a place; removed where `to` returns undefined. */
function replaceAt(value: unknown, path: Path, to: (inner: unknown) => readonly unknown[]): unknown {
  const [key, ...rest] = path
  if (key === undefined) return to(value)[0]
  if (Array.isArray(value)) {
    return value.flatMap((one, i) => {
      if (i !== key) return [one]
      return rest.length > 0 ? [replaceAt(one, rest, to)] : to(one)
    })
  }
  return Object.fromEntries(
    Object.entries(value as object).flatMap(([name, one]) => {
      if (name !== key) return [[name, one]]
      const [changed = undefined] = rest.length > 0 ? [replaceAt(one, rest, to)] : to(one)
      return changed === undefined ? [] : [[name, changed]]
    }),
  )
}

/** A text with a piece of it gone, doubled, put elsewhere or in place of another. */
export function changedText(text: string, { where, how, what }: Change): string {
  const from = where % (text.length + 1)
  const to = Math.min(text.length, from + 1 + (what % 8))
  const [before, piece, after] = [text.slice(0, from), text.slice(from, to), text.slice(to)]
  switch (how % 6) {
    case 0:
      return before + after
    case 1:
      return before + piece + piece + after
    case 2:
      return before + pick(NOTATION_PIECES, what) + piece + after
    case 3:
      return before + pick(NOTATION_PIECES, what) + after
    case 4:
      return before
    default:
      return after + piece + before
  }
}

function changedNumber(n: number, what: number): number {
  return pick([n + 1, n - 1, -n, n * 2, n / 2, n + 0.5, n * 1e6, n * 1e12, n % 7], what)
}

function applyChange(value: unknown, change: Change): unknown {
  const places = placesOf(value)
  const path = pick(places, change.where)
  const { how, what } = change
  switch (how % 6) {
    case 0:
      return replaceAt(value, path, () => [pick(ODD_VALUES, what)])
    case 1:
      return replaceAt(value, path, () => [])
    case 2:
      return replaceAt(value, path, inner => [inner, inner])
    case 3:
      return replaceAt(value, path, () => [at(value, pick(places, what))])
    case 4:
      return replaceAt(value, path, inner =>
        typeof inner === 'object' && inner !== null && !Array.isArray(inner)
          ? [{ ...inner, [String(pick(ODD_VALUES, what))]: pick(ODD_VALUES, what + 1) }]
          : [[inner]],
      )
    default:
      return replaceAt(value, path, inner => {
        if (typeof inner === 'string') return [changedText(inner, { ...change, how: what, where: how })]
        if (typeof inner === 'number') return [changedNumber(inner, what)]
        return Array.isArray(inner) ? [inner.toReversed()] : [pick(ODD_VALUES, what)]
      })
  }
}

const change: fc.Arbitrary<Change> = fc.record({ where: fc.nat(), how: fc.nat(), what: fc.nat() })
/** Mostly one change: with more mistakes, less of a value is read before it is refused. */
const changes = fc.oneof(
  { weight: 3, arbitrary: change.map(one => [one]) },
  { weight: 1, arbitrary: fc.array(change, { minLength: 2, maxLength: 4 }) },
)

/** Valid inputs with mistakes in them, and now and then any JSON. */
export const brokenJson = (examples: readonly unknown[]): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 1, arbitrary: fc.jsonValue() },
    {
      weight: 9,
      arbitrary: fc
        .tuple(fc.constantFrom(...examples), changes)
        .map(([example, all]) => all.reduce<unknown>(applyChange, example)),
    },
  )

/** The same for texts. */
export const brokenText = (examples: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
    {
      weight: 9,
      arbitrary: fc
        .tuple(fc.constantFrom(...examples), changes)
        .map(([example, all]) => all.reduce(changedText, example)),
    },
  )
