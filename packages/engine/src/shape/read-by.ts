import type { Path, Refusal } from '../say/refusal.ts'
import type { Mistakes, ObjectShape, Shape } from './shape.ts'

/** The value if it has this shape; otherwise its first mistake. */
export function readBy<T>(shape: Shape<T>, value: unknown, path: Path = []): T | Refusal {
  const mistakes: Mistakes = []
  const read = shape.read(value, path, mistakes)
  return mistakes[0] ?? read
}

/** Reads the fields of an object that a shape knows, and ignores the others. */
export function readKnown<T>(shape: ObjectShape<T>, value: object): T | Refusal {
  const known = Object.entries(value).filter(([name]) => Object.hasOwn(shape.fields, name))
  return readBy(shape, Object.fromEntries(known))
}
