import { type Refusal, refuse } from '../say/refusal.ts'
import { type ObjectShape, type Shape, ShapeError } from './shape.ts'

/** The value, if it has this shape; otherwise the first mistake. */
export function readBy<T>(shape: Shape<T>, value: unknown, path = ''): T | Refusal {
  try {
    return shape.read(value, path)
  } catch (error) {
    if (error instanceof ShapeError) return refuse(error.message)
    throw error
  }
}

/** Those fields of an object that a shape knows; what else there is belongs to others. */
export function readKnown<T>(shape: ObjectShape<T>, value: object): T | Refusal {
  const known = Object.entries(value).filter(([name]) => Object.hasOwn(shape.fields, name))
  return readBy(shape, Object.fromEntries(known))
}
