export { pseudoMessages } from './pseudo.ts'
export { listenerFor } from './vocabulary.ts'
