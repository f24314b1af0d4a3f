export * from '../collection/shape.ts'
export { cite } from '../rules/shape.ts'
export { readBy } from './read-by.ts'
export { expecting, type ShapeRefusals, type ShapeSentences } from './sentences.ts'
export {
  cents,
  type JsonSchema,
  listOf,
  mapOf,
  matching,
  object,
  oneOf,
  optional,
  type ReadFields,
  readAll,
  type Shape,
  text,
  whole,
} from './shape.ts'
