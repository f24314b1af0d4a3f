import { sha256 } from '@cardroom/engine/cards'

/** Letters and figures that nobody takes for one another. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const LENGTH = 4

/** A few letters for each table, the same as long as the table stands. */
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
    .slice(0, LENGTH)
    .map(word => LETTERS[Number.parseInt(word, 16) % LETTERS.length])
    .join('')
}
