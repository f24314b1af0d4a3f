export { ACCENTED_VOWELS, pseudoEnglish } from './pseudo.ts'
export { listenerFor } from './vocabulary.ts'
