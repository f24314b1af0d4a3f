/** What the catalogue has for a key that comes from the engine, if it knows it. */
export const word = <T>(words: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(words, key) ? words[key] : undefined

/** A key's own word, for want of a better one: `super-match` is "Super match". */
export const ownWord = (key: string): string => {
  const text = key.replaceAll('-', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A name in little room: `Dragon 7` is D7, `Ante` stays Ante. */
export function initials(name: string): string {
  const words = name.split(/[\s-]+/).filter(Boolean)
  if (words.length === 1) return name.length > 7 ? `${name.slice(0, 6)}.` : name
  return words
    .map(one => (/^\d/.test(one) ? one : one.endsWith(':') ? `${one} ` : one.charAt(0).toUpperCase()))
    .join('')
}
