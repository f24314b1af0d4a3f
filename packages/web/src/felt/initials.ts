/** A name in little room: `Dragon 7` is D7, `Ante` stays Ante. */
export function initials(name: string): string {
  const words = name.split(/[\s-]+/).filter(Boolean)
  if (words.length === 1) return name.length > 7 ? `${name.slice(0, 6)}.` : name
  return words
    .map(one => (/^\d/.test(one) ? one : one.endsWith(':') ? `${one} ` : one.charAt(0).toUpperCase()))
    .join('')
}
