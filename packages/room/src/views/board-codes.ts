import { sha256 } from '@cardroom/engine/cards'

/** Letters and digits that are not mistaken for one another. */
const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const CODE_LENGTH = 4

/** A short code for each table, which stays as long as the table. */
export function codesOf(tables: Iterable<string>): Map<string, string> {
  const codes = new Map<string, string>()
  for (const table of tables) {
    let code = codeOf(table)
    for (let again = 1; codes.has(code); again++) code = codeOf(`${table} ${again}`)
    codes.set(code, table)
  }
  return codes
}

function codeOf(text: string): string {
  const words = sha256(text).match(/.{4}/g) ?? []
  return words
    .slice(0, CODE_LENGTH)
    .map(word => CODE_LETTERS[Number.parseInt(word, 16) % CODE_LETTERS.length])
    .join('')
}
