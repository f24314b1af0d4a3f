export * from '../collection/shape.ts'
export { cite } from '../rules/shape.ts'
export { readBy } from '../shape/read-by.ts'
export { expecting, type ShapeRefusals, type ShapeSentences } from '../shape/sentences.ts'
export {
  cents,
  type JsonSchema,
  listOf,
  mapOf,
  matching,
  object,
  oneOf,
  optional,
  type Read,
  readAll,
  type Shape,
  text,
  whole,
} from '../shape/shape.ts'
