import { mapOf, object, optional, type Shape } from './shape.ts'

/** Some fields at any depth; a list is given as a whole. */
type DeepPartial<T> = T extends string | number | boolean | readonly unknown[]
  ? T
  : { readonly [K in keyof T]?: DeepPartial<T[K]> }

/** The shape of a change, with every field optional. */
export function partly<T>(shape: Shape<T>): Shape<DeepPartial<T>> {
  return part(shape) as Shape<DeepPartial<T>>
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
