/** A key's own word, for what a newer card room knows and a catalogue does not: `super-match` is "Super match". */
export function ownWord(key: string): string {
  const text = key.replaceAll('-', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A language's own word for a name; a name without one is said as it is. */
export const nameOrSame = (names: Readonly<Record<string, string>>, name: string): string =>
  (Object.hasOwn(names, name) ? names[name] : undefined) ?? name

/** What a catalogue calls something; what a room has added itself is called by its own word. */
export const nameOrOwn = (names: Readonly<Record<string, string>>, key: string): string =>
  (Object.hasOwn(names, key) ? names[key] : undefined) ?? ownWord(key)
