/** The word in an address of a private table. It stands behind the `#`: no server on the way is told it. */
export function wordIn(hash: string): string | undefined {
  const word = /^word=([\w-]{1,40})$/.exec(hash)?.[1]
  return word
}

/** Where somebody who is invited comes in. */
export const invitation = (origin: string, table: string, word: string): string =>
  `${origin}/table/${encodeURIComponent(table)}#word=${word}`

/** What somebody types who was told a word or sent a link. */
export function wordTyped(typed: string): string | undefined {
  const text = typed.trim()
  const [, hash] = text.split('#')
  return wordIn(hash ?? `word=${text}`)
}
