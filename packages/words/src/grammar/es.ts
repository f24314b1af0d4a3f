import type { Grammar } from './grammar.ts'

/** What is read with the sound of an o at its beginning: `8`, `11`, `oro`, `hora`. */
const BEGINS_WITH_O = /^[“$]*(h?o|8|11(?!\d))/i

export const grammar: Grammar = {
  language: 'es-US',
  /** `o`, but `u` before the sound of an o: `7 u 8`. */
  separator: (between, next) => (between === ' o ' && BEGINS_WITH_O.test(next) ? ' u ' : between),
}
