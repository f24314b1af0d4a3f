export { FUNCTIONS } from './functions.ts'
export type { Messages } from './message/messages.ts'
export { packMessages, unpackMessages } from './message/packed.ts'
export {
  ANY_VARIANT,
  type Options,
  type Pattern,
  type Placeholder,
  type Program,
  type VariantChoice,
} from './message/program.ts'
export { programsOf } from './message/programs.ts'
export { readMessage } from './message/read.ts'
export { textsOf } from './message/texts.ts'
