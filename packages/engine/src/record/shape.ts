/**
 * The shape of a piece of JSON: reads it, names the place of the first mistake, and writes itself
 * down as JSON Schema, so that what is published is what is read.
 */
export interface Shape<T> {
  /** The value, if it has this shape. */
  read(value: unknown, path: string): T
  readonly schema: JsonSchema
  readonly optional?: true
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

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 40 ? `${text.slice(0, 37)}…` : text
}

const primitive = <T>(schema: JsonSchema, what: string, fits: (value: unknown) => boolean): Shape<T> => ({
  schema,
  read(value, path) {
    if (!fits(value)) throw new ShapeError(path, `${what}, not ${shown(value)}`)
    return value as T
  },
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

export const oneOf = <const T extends string | number>(...values: readonly T[]): Shape<T> =>
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
  read(value, path) {
    if (!Array.isArray(value)) throw new ShapeError(path, `a list, not ${shown(value)}`)
    if (value.length < least) throw new ShapeError(path, `at least ${least}, not ${value.length}`)
    if (most !== undefined && value.length > most)
      throw new ShapeError(path, `at most ${most}, not ${value.length}`)
    return value.map((one, i) => item.read(one, `${path}[${i}]`))
  },
})

export const mapOf = <T>(item: Shape<T>): Shape<Readonly<Record<string, T>>> => ({
  schema: { type: 'object', additionalProperties: item.schema },
  read(value, path) {
    if (!isObject(value)) throw new ShapeError(path, `an object, not ${shown(value)}`)
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, item.read(one, within(path, key))]),
    )
  },
})

/** The first shape that fits; `what` says in words what was expected. */
export const either = <T>(what: string, ...shapes: readonly Shape<T>[]): Shape<T> => ({
  schema: { anyOf: shapes.map(shape => shape.schema) },
  read(value, path) {
    for (const shape of shapes) {
      try {
        return shape.read(value, path)
      } catch (error) {
        // A mistake further inside belongs to the shape that was meant.
        if (!(error instanceof ShapeError) || error.path !== path) throw error
      }
    }
    throw new ShapeError(path, `${what}, not ${shown(value)}`)
  },
})

export const optional = <T>(shape: Shape<T>): Shape<T | undefined> & { readonly optional: true } => ({
  schema: shape.schema,
  optional: true,
  read: (value, path) => (value === undefined ? undefined : shape.read(value, path)),
})

type Fields = Readonly<Record<string, Shape<unknown>>>
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
    read(value, path) {
      if (!isObject(value)) throw new ShapeError(path, `an object, not ${shown(value)}`)
      for (const key of Object.keys(value)) {
        if (!(key in fields)) throw new ShapeError(within(path, key), 'there is no such field')
      }
      const result: Record<string, unknown> = {}
      for (const [key, shape] of Object.entries(fields)) {
        if (value[key] === undefined && !shape.optional) throw new ShapeError(within(path, key), 'is missing')
        const read = shape.read(value[key], within(path, key))
        if (read !== undefined) result[key] = read
      }
      return result as Read<F>
    },
  }
}

const within = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
