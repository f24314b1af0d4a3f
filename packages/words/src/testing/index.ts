export { listenerFor } from './vocabulary.ts'
