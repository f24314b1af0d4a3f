/** The word in a private table's address. It is in the hash, so that it is not sent to servers. */
export function wordIn(hash: string): string | undefined {
  const word = /^word=([\w-]{1,40})$/.exec(hash)?.[1]
  return word
}

/** The address of an invitation. */
export const invitationAddress = (origin: string, table: string, word: string): string =>
  `${origin}/table/${encodeURIComponent(table)}#word=${word}`

/** The word in typed text, which may be the word or a whole link. */
export function wordTyped(typed: string): string | undefined {
  const text = typed.trim()
  const [, hash] = text.split('#')
  return wordIn(hash ?? `word=${text}`)
}
