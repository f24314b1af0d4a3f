import { type Path, type Refusal, within } from '../say/refusal.ts'
import type { Saying } from '../say/saying.ts'
import { expecting, refuseShape } from './sentences.ts'

/**
 * The shape of a piece of JSON: reads it, names the place of every mistake, and writes itself
 * down as JSON Schema, so that what is published is what is read.
 */
export interface Shape<T> {
  /** Reads a value; adds every mistake to the list, with its place. */
  read(value: unknown, path: Path, mistakes: Mistakes): T
  readonly schema: JsonSchema
  readonly optional?: true
  /** The inner shape, or the shapes of the fields: for shapes that are derived from this one. */
  readonly of?: object
  readonly fields?: object
}

/** A JSON Schema. */
export type JsonSchema = { readonly [key: string]: unknown }

/** The type that a shape reads. */
export type Of<S> = S extends Shape<infer T> ? T : never

/** A growing list of mistakes. */
export type Mistakes = Refusal[]

/** The value, or all of its mistakes. */
export function readAll<T>(
  shape: Shape<T>,
  value: unknown,
  path: Path = [],
): { readonly value: T } | { readonly mistakes: readonly Refusal[] } {
  const mistakes: Mistakes = []
  const read = shape.read(value, path, mistakes)
  return mistakes.length > 0 ? { mistakes } : { value: read }
}

/** Stands in for a wrong value; nobody sees it, because the reader gets the mistakes instead. */
function mistaken(path: Path, refusal: Refusal, mistakes: Mistakes): never {
  mistakes.push(within<never>(path, refusal) as Refusal)
  return undefined as never
}

const unexpected = (path: Path, what: Saying, value: unknown, mistakes: Mistakes): never =>
  mistaken(path, refuseShape('expected', { what, found: shown(value) }), mistakes)

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 40 ? `${text.slice(0, 37)}…` : text
}

const primitive = <T>(schema: JsonSchema, what: Saying, fits: (value: unknown) => boolean): Shape<T> => ({
  schema,
  read: (value, path, mistakes) => (fits(value) ? (value as T) : unexpected(path, what, value, mistakes)),
})

/** A text that is not empty. */
export const text: Shape<string> = primitive(
  { type: 'string' },
  expecting('a-text'),
  value => typeof value === 'string' && value !== '',
)

/** A text that may be empty. */
export const anyText: Shape<string> = primitive(
  { type: 'string' },
  expecting('a-text'),
  value => typeof value === 'string',
)

export const flag: Shape<boolean> = primitive(
  { type: 'boolean' },
  expecting('true-or-false'),
  value => typeof value === 'boolean',
)

/** A whole number, `min` or more. */
export const whole = (min: number, what = expecting('whole-number-from', { min })): Shape<number> =>
  primitive(
    { type: 'integer', minimum: min },
    what,
    value => Number.isSafeInteger(value) && (value as number) >= min,
  )

/** An amount of money: whole cents. */
export const cents = whole(0, expecting('whole-cents'))
export const positiveCents = whole(1, expecting('whole-cents'))
export const seatNumber = whole(1, expecting('a-seat-number'))

/** A text that a pattern fits. */
export const matching = (pattern: RegExp, what: Saying): Shape<string> =>
  primitive(
    { type: 'string', pattern: pattern.source },
    what,
    value => typeof value === 'string' && pattern.test(value),
  )

/** One of these values. */
export const oneOf = <const T extends string | number | boolean>(...values: readonly T[]): Shape<T> =>
  primitive(
    { enum: values },
    expecting('one-of', { values: values.map(value => JSON.stringify(value)) }),
    value => values.includes(value as T),
  )

/** A list of things of one shape. */
export const listOf = <T>(item: Shape<T>, least = 0, most?: number): Shape<readonly T[]> => ({
  schema: {
    type: 'array',
    items: item.schema,
    ...(least ? { minItems: least } : {}),
    ...(most === undefined ? {} : { maxItems: most }),
  },
  read(value, path, mistakes) {
    if (!Array.isArray(value)) return unexpected(path, expecting('a-list'), value, mistakes)
    const found = value.length
    if (found < least) return mistaken(path, refuseShape('too-few', { least, found }), mistakes)
    if (most !== undefined && found > most) {
      return mistaken(path, refuseShape('too-many', { most, found }), mistakes)
    }
    return value.map((one, i) => item.read(one, [...path, i], mistakes))
  },
})

/** Values of one shape by names of any kind. */
export const mapOf = <T>(item: Shape<T>): Shape<Readonly<Record<string, T>>> => ({
  of: item,
  schema: { type: 'object', additionalProperties: item.schema },
  read(value, path, mistakes) {
    if (!isObject(value)) return unexpected(path, expecting('an-object'), value, mistakes)
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, item.read(one, [...path, key], mistakes)]),
    )
  },
})

/** The first shape that fits; `what` says what was expected. */
export const either = <T>(what: Saying, ...shapes: readonly Shape<T>[]): Shape<T> => ({
  schema: { anyOf: shapes.map(shape => shape.schema) },
  read(value, path, mistakes) {
    for (const shape of shapes) {
      const found: Mistakes = []
      const read = shape.read(value, path, found)
      if (found.length === 0) return read
      // A mistake further inside belongs to the intended shape.
      if (found.some(({ at }) => at.length === path.length)) continue
      mistakes.push(...found)
      return read
    }
    return unexpected(path, what, value, mistakes)
  },
})

/** A field that may be left out. */
export const optional = <T>(shape: Shape<T>): Shape<T | undefined> & { readonly optional: true } => ({
  schema: shape.schema,
  optional: true,
  of: shape,
  read: (value, path, mistakes) => (value === undefined ? undefined : shape.read(value, path, mistakes)),
})

export type Fields = Readonly<Record<string, Shape<unknown>>>
type OptionalKeys<F extends Fields> = {
  [K in keyof F]: F[K] extends { readonly optional: true } ? K : never
}[keyof F]
/** The type that an object with these fields reads. */
export type ReadFields<F extends Fields> = {
  readonly [K in Exclude<keyof F, OptionalKeys<F>>]: Of<F[K]>
} & { readonly [K in OptionalKeys<F>]?: Exclude<Of<F[K]>, undefined> }

/** A shape whose fields can be combined with others. */
export interface ObjectShape<T> extends Shape<T> {
  readonly fields: Fields
}

/** An object with these fields and no others: a misspelt field is a mistake, not a remark. */
export function object<const F extends Fields>(fields: F): Shape<ReadFields<F>> & { readonly fields: F } {
  const required = Object.keys(fields).filter(key => !fields[key]!.optional)
  return {
    fields,
    schema: {
      type: 'object',
      properties: Object.fromEntries(Object.entries(fields).map(([key, shape]) => [key, shape.schema])),
      ...(required.length ? { required } : {}),
      additionalProperties: false,
    },
    read(value, path, mistakes) {
      if (!isObject(value)) return unexpected(path, expecting('an-object'), value, mistakes)
      for (const key of Object.keys(value)) {
        if (!(key in fields)) mistaken([...path, key], refuseShape('no-such-field'), mistakes)
      }
      const result: Record<string, unknown> = {}
      for (const [key, shape] of Object.entries(fields)) {
        const here = [...path, key]
        if (value[key] === undefined && !shape.optional) mistaken(here, refuseShape('missing'), mistakes)
        else {
          const read = shape.read(value[key], here, mistakes)
          if (read !== undefined) result[key] = read
        }
      }
      return result as ReadFields<F>
    },
  }
}

/** One of several objects; the field `key` says which. */
export function tagged<const K extends string, const V extends Readonly<Record<string, Fields>>>(
  key: K,
  variants: V,
): Shape<{ [T in keyof V & string]: { readonly [P in K]: T } & ReadFields<V[T]> }[keyof V & string]> & {
  readonly fields: Fields
} {
  const tag = oneOf(...Object.keys(variants))
  const shapes = new Map(
    Object.entries(variants).map(([name, fields]) => [name, object({ [key]: oneOf(name), ...fields })]),
  )
  return {
    fields: Object.assign({}, ...Object.values(variants), { [key]: tag }),
    schema: { anyOf: [...shapes.values()].map(shape => shape.schema) },
    read(value, path, mistakes) {
      if (!isObject(value)) return unexpected(path, expecting('an-object'), value, mistakes)
      const here = [...path, key]
      if (value[key] === undefined) return mistaken(here, refuseShape('missing'), mistakes)
      const name = tag.read(value[key], here, mistakes)
      return shapes.get(name)?.read(value, path, mistakes) as never
    },
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
