/** `1 carta`, `2 cartas`. */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`

/** `o`, but `u` before the sound of an o: `7 u 8`. */
const or = (next: string): string => (/^[“$]*(h?o|8|11(?!\d))/i.test(next) ? 'u' : 'o')

/** `a o b o c`, as a sheet writes it. */
export const either = (words: readonly (string | number)[]): string =>
  words.map(String).reduce((said, word) => (said === '' ? word : `${said} ${or(word)} ${word}`), '')
