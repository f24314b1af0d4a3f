export * from '../collection/shape.ts'
export { cite } from '../rules/shape.ts'
export type { ShapeRefusals, ShapeSentences } from '../shape/sentences.ts'
export {
  cents,
  type JsonSchema,
  listOf,
  object,
  oneOf,
  type Read,
  readAll,
  type Shape,
  text,
  whole,
} from '../shape/shape.ts'
