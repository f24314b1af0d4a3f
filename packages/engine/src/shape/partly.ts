import { mapOf, object, optional, type Shape } from './shape.ts'

/** Some fields of some fields; a list is given as a whole. */
export type Partly<T> = T extends string | number | boolean | readonly unknown[]
  ? T
  : { readonly [K in keyof T]?: Partly<T[K]> }

/** The shape of a change: what may be said of a value without saying all of it. */
export function partly<T>(shape: Shape<T>): Shape<Partly<T>> {
  return part(shape) as Shape<Partly<T>>
}

function part(shape: Shape<unknown>): Shape<unknown> {
  if (shape.optional) return part(shape.of as Shape<unknown>)
  if (shape.of) return mapOf(part(shape.of as Shape<unknown>))
  if (!shape.fields) return shape
  return object(
    Object.fromEntries(
      Object.entries(shape.fields as Record<string, Shape<unknown>>).map(([key, field]) => [
        key,
        optional(part(field)),
      ]),
    ),
  )
}
