/**
 * The shape of a piece of JSON: reads it, names the place of every mistake, and writes itself
 * down as JSON Schema, so that what is published is what is read.
 */
export interface Shape<T> {
  /** The value, if it has this shape; the first mistake is thrown, or all are put into a list. */
  read(value: unknown, path: string, mistakes?: ShapeError[]): T
  readonly schema: JsonSchema
  readonly optional?: true
  /** The shape inside it, or the shapes of its fields: for shapes that are made from this one. */
  readonly of?: object
  readonly fields?: object
}

export type JsonSchema = { readonly [key: string]: unknown }

/** The type that a shape reads. */
export type Of<S> = S extends Shape<infer T> ? T : never

/** A mistake in a piece of JSON, with its place: `wagers[2].amount: …`. */
export class ShapeError extends Error {
  readonly path: string
  constructor(path: string, what: string) {
    super(path === '' ? what : `${path}: ${what}`)
    this.path = path
  }
}

/** Everything that is wrong with a value, or the value. */
export function readAll<T>(
  shape: Shape<T>,
  value: unknown,
  path = '',
): { readonly value: T } | { readonly mistakes: readonly ShapeError[] } {
  const mistakes: ShapeError[] = []
  const read = shape.read(value, path, mistakes)
  return mistakes.length > 0 ? { mistakes } : { value: read }
}

/** What is read in place of a mistake is never seen: `readAll` gives the mistakes instead. */
function mistaken(path: string, what: string, mistakes: ShapeError[] | undefined): never {
  const error = new ShapeError(path, what)
  if (!mistakes) throw error
  mistakes.push(error)
  return undefined as never
}

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 40 ? `${text.slice(0, 37)}…` : text
}

const primitive = <T>(schema: JsonSchema, what: string, fits: (value: unknown) => boolean): Shape<T> => ({
  schema,
  read: (value, path, mistakes) =>
    fits(value) ? (value as T) : mistaken(path, `${what}, not ${shown(value)}`, mistakes),
})

export const text: Shape<string> = primitive(
  { type: 'string' },
  'a text',
  value => typeof value === 'string' && value !== '',
)

export const flag: Shape<boolean> = primitive(
  { type: 'boolean' },
  'true or false',
  value => typeof value === 'boolean',
)

export const whole = (min: number, what = `a whole number from ${min}`): Shape<number> =>
  primitive(
    { type: 'integer', minimum: min },
    what,
    value => Number.isSafeInteger(value) && (value as number) >= min,
  )

export const cents = whole(0, 'an amount in whole cents')
export const positiveCents = whole(1, 'an amount in whole cents')
export const seatNumber = whole(1, 'a seat number')

export const matching = (pattern: RegExp, what: string): Shape<string> =>
  primitive(
    { type: 'string', pattern: pattern.source },
    what,
    value => typeof value === 'string' && pattern.test(value),
  )

export const oneOf = <const T extends string | number | boolean>(...values: readonly T[]): Shape<T> =>
  primitive({ enum: values }, values.map(value => JSON.stringify(value)).join(' or '), value =>
    values.includes(value as T),
  )

export const listOf = <T>(item: Shape<T>, least = 0, most?: number): Shape<readonly T[]> => ({
  schema: {
    type: 'array',
    items: item.schema,
    ...(least ? { minItems: least } : {}),
    ...(most === undefined ? {} : { maxItems: most }),
  },
  read(value, path, mistakes) {
    if (!Array.isArray(value)) return mistaken(path, `a list, not ${shown(value)}`, mistakes)
    if (value.length < least) return mistaken(path, `at least ${least}, not ${value.length}`, mistakes)
    if (most !== undefined && value.length > most)
      return mistaken(path, `at most ${most}, not ${value.length}`, mistakes)
    return value.map((one, i) => item.read(one, `${path}[${i}]`, mistakes))
  },
})

export const mapOf = <T>(item: Shape<T>): Shape<Readonly<Record<string, T>>> => ({
  of: item,
  schema: { type: 'object', additionalProperties: item.schema },
  read(value, path, mistakes) {
    if (!isObject(value)) return mistaken(path, `an object, not ${shown(value)}`, mistakes)
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, item.read(one, within(path, key), mistakes)]),
    )
  },
})

/** The first shape that fits; `what` says in words what was expected. */
export const either = <T>(what: string, ...shapes: readonly Shape<T>[]): Shape<T> => ({
  schema: { anyOf: shapes.map(shape => shape.schema) },
  read(value, path, mistakes) {
    for (const shape of shapes) {
      const found: ShapeError[] = []
      const read = shape.read(value, path, found)
      if (found.length === 0) return read
      // A mistake further inside belongs to the shape that was meant.
      if (found.some(error => error.path === path)) continue
      if (!mistakes) throw found[0]
      mistakes.push(...found)
      return read
    }
    return mistaken(path, `${what}, not ${shown(value)}`, mistakes)
  },
})

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
export type Read<F extends Fields> = {
  readonly [K in Exclude<keyof F, OptionalKeys<F>>]: Of<F[K]>
} & { readonly [K in OptionalKeys<F>]?: Exclude<Of<F[K]>, undefined> }

/** A shape whose fields can be put together with others'. */
export interface ObjectShape<T> extends Shape<T> {
  readonly fields: Fields
}

/** An object with these fields and no others: a misspelt field is a mistake, not a remark. */
export function object<const F extends Fields>(fields: F): Shape<Read<F>> & { readonly fields: F } {
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
      if (!isObject(value)) return mistaken(path, `an object, not ${shown(value)}`, mistakes)
      for (const key of Object.keys(value)) {
        if (!(key in fields)) mistaken(within(path, key), 'there is no such field', mistakes)
      }
      const result: Record<string, unknown> = {}
      for (const [key, shape] of Object.entries(fields)) {
        const here = within(path, key)
        if (value[key] === undefined && !shape.optional) mistaken(here, 'is missing', mistakes)
        else {
          const read = shape.read(value[key], here, mistakes)
          if (read !== undefined) result[key] = read
        }
      }
      return result as Read<F>
    },
  }
}

/** One of several objects; the field `key` says which. */
export function tagged<const K extends string, const V extends Readonly<Record<string, Fields>>>(
  key: K,
  variants: V,
): Shape<{ [T in keyof V & string]: { readonly [P in K]: T } & Read<V[T]> }[keyof V & string]> & {
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
      if (!isObject(value)) return mistaken(path, `an object, not ${shown(value)}`, mistakes)
      if (value[key] === undefined) return mistaken(within(path, key), 'is missing', mistakes)
      const name = tag.read(value[key], within(path, key), mistakes)
      return shapes.get(name)?.read(value, path, mistakes) as never
    },
  }
}

const within = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
