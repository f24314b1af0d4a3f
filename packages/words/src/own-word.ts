/** A key's own word, for what a newer card room knows and a catalogue does not: `super-match` is "Super match". */
export function ownWord(key: string): string {
  const text = key.replaceAll('-', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
